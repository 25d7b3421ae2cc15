import type { Buffer } from 'node:buffer';
import { encodingOf as likelyEncoding } from '@cardinal/contact';

const separators = [',', ';', '\t', '|', '^'] as const;
/** Number of lines compared to detect the separator. */
const comparedLines = 20;

/** Bytes that are decoded at once. */
const slice = 131_072;

/** The text of a file in pieces, decoded as by `decodeText`: the whole would fill the memory. */
export function* decodePieces(bytes: Buffer): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.length; start += slice) {
    yield decoder.decode(bytes.subarray(start, start + slice), { stream: true });
  }
  yield decoder.decode();
}

/** The text of a .csv file, in the encoding of `encodingOf`. */
export function decodeText(bytes: Buffer): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** The likely encoding of a file; see also `singleByteEncoding`. */
export function encodingOf(bytes: Buffer): string {
  const encoding = likelyEncoding(bytes);
  return encoding === 'windows-1252' ? singleByteEncoding(bytes) : encoding;
}

/**
 * Windows-1252 and ISO-8859-15 differ in 0x80 to 0x9F: in ISO-8859-15 these are control characters,
 * which lists don't contain; in Windows-1252 they are characters such as € (0x80) and “. So any of
 * them means Windows-1252. Otherwise 0xA4 means ISO-8859-15, where it is €, because ¤ in Windows-1252
 * is not used. So do the bytes of š, ž and œ (¨, ¸ and ½ in Windows-1252) between letters.
 */
function singleByteEncoding(bytes: Buffer): string {
  let isLatin9 = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80 && byte <= 0x9f) return 'windows-1252';
    if (byte === 0xa4) isLatin9 = true;
    if ([0xa8, 0xb8, 0xbd].includes(byte) && isLetter(bytes[at - 1]) && isLetter(bytes[at + 1])) {
      isLatin9 = true;
    }
  }
  return isLatin9 ? 'iso-8859-15' : 'windows-1252';
}

/** Whether a byte is a letter in both encodings. */
const isLetter = (byte = 0): boolean => {
  const lower = byte | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || byte >= 0xc0;
};

/** Whether bytes can be text in one of the encodings of `decodeText`. */
export function looksLikeText(head: Buffer): boolean {
  const encoding = encodingOf(head);
  return encoding.startsWith('utf-16') || !head.includes(0);
}

/** `sep=;` in the first line, as supported by Excel. */
const declared = /^\uFEFF?sep=(.)\r?\n/i;

/**
 * A text's separator, and the text without the line that declares it.
 * @param text Its start
 */
export function findSeparator(text: string): { separator: string; text: string; skipped: number } {
  const line = declared.exec(text);
  if (line) return { separator: line[1] ?? ',', text: text.slice(line[0].length), skipped: 1 };
  const counts = countSeparators(text);
  const best = separators
    .map((separator) => ({ separator, score: score(counts.map((line) => line[separator] ?? 0)) }))
    .reduce((a, b) => (b.score > a.score ? b : a));
  return { separator: best.separator, text, skipped: 0 };
}

/** Number of each separator in each of the first lines, outside quotation marks. */
function countSeparators(text: string): Record<string, number>[] {
  const lines: Record<string, number>[] = [{}];
  let isQuoted = false;
  for (const sign of text.slice(0, 100_000)) {
    const line = lines.at(-1);
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted || !line) continue;
    else if (sign === '\n') lines.push({});
    // A tuple of literals accepts only its own members.
    else if ((separators as readonly string[]).includes(sign)) line[sign] = (line[sign] ?? 0) + 1;
    if (lines.length > comparedLines) break;
  }
  return lines.filter((line) => Object.keys(line).length > 0);
}

/** High for a character that occurs in every line, and mostly equally often. */
function score(counts: readonly number[]): number {
  const timesOf = (n: number) => counts.filter((other) => other === n).length;
  const usual = counts
    .filter((n) => n > 0)
    .reduce((best, n) => (timesOf(n) > timesOf(best) ? n : best), 0);
  return usual === 0 ? 0 : (timesOf(usual) / counts.length) * 100 + Math.min(usual, 50);
}
