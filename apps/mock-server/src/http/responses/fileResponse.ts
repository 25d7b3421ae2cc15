import type { FileFormat } from '@cardinal/contract';
import { fileTypes } from '@cardinal/contract/labels';

const isText = (format: FileFormat) => format === 'csv' || format === 'vcf';

/** A response with a file to save. @param name Without its extension */
export function fileResponse(
  format: FileFormat,
  name: string,
  content: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
): Response {
  const plain = `${name}.${format}`.replace(/[^\w.-]+/g, '-');
  const full = encodeURIComponent(`${name}.${format}`).replace(/['()*]/g, escapeSign);
  return new Response(content, {
    headers: {
      'Content-Type': `${fileTypes[format]}${isText(format) ? '; charset=utf-8' : ''}`,
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
    },
  });
}

/** Encodes characters that `encodeURIComponent` leaves unchanged and RFC 8187 does not permit. */
const escapeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
