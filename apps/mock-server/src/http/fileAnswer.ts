import type { SheetFormat } from '@cardinal/contract';
import { sheetTypes } from '@cardinal/contract/labels';

/** Answers a file to be saved. @param name Without its ending. */
export function fileAnswer(
  format: SheetFormat,
  name: string,
  content: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
): Response {
  const plain = `${name}.${format}`.replace(/[^\w.-]+/g, '-');
  const full = encodeURIComponent(`${name}.${format}`).replace(/['()*]/g, escapeSign);
  return new Response(content, {
    headers: {
      'Content-Type': format === 'csv' ? `${sheetTypes.csv}; charset=utf-8` : sheetTypes[format],
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
    },
  });
}

/** Signs that `encodeURIComponent` leaves, and RFC 8187 does not take. */
const escapeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
