import type { LetterEncoding } from './alphabets.ts';
import { likeliestEncoding } from './likeliest.ts';

/** An encoding that a text can be recognised to have. */
export type Encoding = LetterEncoding | 'utf-8' | 'utf-16le' | 'utf-16be' | 'iso-2022-jp';

/** Whether an encoding can be decoded. */
export function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** Bytes of other characters, at most, in a text that is UTF-8 all the same: one in a hundred. */
const badBytes = 0.01;
/**
 * The encoding of a text: by its byte order mark, UTF-8 if it is that but for a few bytes, or else
 * the likeliest by its letters.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return wide;
  if (!isMostlyUtf8(bytes)) return likeliestEncoding(bytes);
  return isEscaped(bytes) ? 'iso-2022-jp' : 'utf-8';
}

/** ISO-2022-JP changes to Japanese characters by an escape, "$" and a letter. */
function isEscaped(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at >= 0; at = bytes.indexOf(0x1b, at + 1)) {
    const set = String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
    if (set === '$B' || set === '$@') return true;
  }
  return false;
}

/** UTF-16 without a mark: Latin letters have a zero in one of their two bytes. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const head = bytes.subarray(0, 4_096);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = head.length / 8;
  if (odd > many && even < many / 4) return 'utf-16le';
  return even > many && odd < many / 4 ? 'utf-16be' : undefined;
}

/** Whether nearly all bytes beyond ASCII are UTF-8. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let good = 0;
  let bad = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    const length = sequence(bytes, at);
    if (byte >= 0x80 && length === 0) bad += 1;
    else if (length > 1) good += 1;
    at += length || 1;
  }
  // A single bad byte in a short list is one of several letters.
  return bad === 0 || (good > 2 * bad && bad <= Math.max(1, badBytes * bytes.length));
}

/** Length of the UTF-8 sequence at a position; 0 if there is none. */
function sequence(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  if (byte < 0x80) return 1;
  const length = byte >= 0xf0 && byte < 0xf5 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0;
  if (byte >= 0xf5) return 0;
  for (let next = 1; next < length; next++) {
    const follower = bytes[at + next] ?? 0;
    if (follower < 0x80 || follower > 0xbf) return 0;
  }
  return length;
}

/**
 * Text in a declared encoding, if it is that; else in UTF-8 if it is that; else in another one.
 * @param fallback Guessed from the bytes if it is not given
 */
export function decodeAs(bytes: Uint8Array, declared?: string, fallback?: string): string {
  for (const label of [declared, 'utf-8']) {
    if (label === undefined) continue;
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // It is something else.
    }
  }
  return new TextDecoder(fallback ?? encodingOf(bytes)).decode(bytes);
}

/** Text that is quoted-printable in a declared encoding; see `decodeAs`. */
export function decodeQuoted(value: string, declared?: string, fallback?: string): string {
  const encoder = new TextEncoder();
  const bytes: number[] = [];
  for (const [piece] of value.matchAll(/=[\da-f]{2}|[^=]+|=/gi)) {
    if (/^=[\da-f]{2}$/i.test(piece)) bytes.push(Number.parseInt(piece.slice(1), 16));
    else for (const byte of encoder.encode(piece)) bytes.push(byte);
  }
  return decodeAs(new Uint8Array(bytes), declared, fallback ?? 'windows-1252');
}
