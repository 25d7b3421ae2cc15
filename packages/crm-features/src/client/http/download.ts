/** A file that a call returned. */
export interface Download {
  blob: Blob;
  /** File name that the server suggests, or null. */
  name: string | null;
}

/** The file name in a `Content-Disposition` header (RFC 6266), or null. */
export function suggestedName(header: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '') ?? [];
  const [, plain] = /filename="([^"]+)"/i.exec(header ?? '') ?? [];
  try {
    return encoded === undefined ? (plain ?? null) : decodeURIComponent(encoded);
  } catch {
    return plain ?? null;
  }
}

/** Reads the body of a response and reports how many bytes have arrived. */
export async function readBlob(
  response: Response,
  onProgress?: (bytes: number) => void,
): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    bytes += read.value.byteLength;
    onProgress?.(bytes);
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
}
