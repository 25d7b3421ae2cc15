import { gzipSync } from 'node:zlib';

/** Size of a file when it is sent, gzipped, in kB. */
export const packed = (content: string | Uint8Array): number =>
  gzipSync(content, { level: 9 }).byteLength / 1_000;
