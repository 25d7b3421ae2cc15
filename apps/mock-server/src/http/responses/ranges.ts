import { open } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import type { Environment, RequestContext } from '../environment.ts';

/** First and last byte of a part; `first` is greater if the file has no such part. */
interface Range {
  first: number;
  last: number;
}

/** The one range that a header names; null if it names several or none. */
function readRange(header: string, size: number): Range | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (!from && !to) return null;
  if (!from) return { first: Math.max(0, size - Number(to)), last: size - 1 };
  return { first: Number(from), last: to ? Math.min(Number(to), size - 1) : size - 1 };
}

/** The part that a request asks for; null if it asks for all, or the file has changed since. */
function requestedRange(c: RequestContext, size: number, tag: string | null): Range | null {
  const header = c.req.header('Range');
  const known = c.req.header('If-Range');
  if (!header || c.req.method !== 'GET') return null;
  if (known !== undefined && known !== tag) return null;
  return readRange(header, size);
}

/** Makes headers those of a part, and returns its status. */
function describePart(headers: Headers, { first, last }: Range, size: number): 206 | 416 {
  const isThere = first <= last;
  headers.set('Content-Range', `bytes ${isThere ? `${first}-${last}` : '*'}/${size}`);
  headers.set('Content-Length', String(isThere ? last - first + 1 : 0));
  return isThere ? 206 : 416;
}

/**
 * Sends the part of a file that a request asks for: Safari plays no video of a server that cannot.
 * Compressed files and those that have changed since the first part are sent whole.
 */
export const ranges: MiddlewareHandler<Environment> = async (c, next) => {
  await next();
  if (c.res.status !== 200 || c.res.headers.has('Content-Encoding')) return;
  c.res.headers.set('Accept-Ranges', 'bytes');
  if (!c.req.header('Range')) return;
  const content = await c.res.clone().arrayBuffer();
  const range = requestedRange(c, content.byteLength, c.res.headers.get('ETag'));
  if (!range) return;
  const headers = new Headers(c.res.headers);
  // Otherwise the headers of the whole file would replace those of the part.
  c.res = undefined;
  const status = describePart(headers, range, content.byteLength);
  const part = status === 206 ? content.slice(range.first, range.last + 1) : null;
  c.res = new Response(part, { status, headers });
};

/** A file on disk that never changes. */
export interface LastingFile {
  path: string;
  bytes: number;
  sha256: string;
}

/**
 * Sends a large file, of which no more is read than the part that the request asks for.
 * @param own Headers of this file instead of the usual ones
 */
export async function sendLasting(
  c: RequestContext,
  file: LastingFile,
  own: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const tag = `"${file.sha256}"`;
  const range = requestedRange(c, file.bytes, tag);
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Length': String(file.bytes),
    // Types that compress would be compressed while they are sent, and then have no parts.
    'Content-Type': 'application/octet-stream',
    ETag: tag,
    ...own,
  });
  const status = range ? describePart(headers, range, file.bytes) : 200;
  const content = status === 416 ? null : await readPart(file, range);
  return new Response(content, { status, headers });
}

async function readPart(
  { path, bytes }: LastingFile,
  range: Range | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  const handle = await open(path);
  try {
    const part = new Uint8Array(last - first + 1);
    await handle.read(part, 0, part.length, first);
    return part;
  } finally {
    await handle.close();
  }
}
