import type { Buffer } from 'node:buffer';
import { encodingOf as likelyEncoding } from '@cardinal/contact';
import type { TextEncoding } from '@cardinal/contract/labels';

const separators = [',', ';', '\t', '|', '^'] as const;
/** Number of lines compared to detect the separator. */
const comparedLines = 20;

/** Bytes that are decoded at once. */
const slice = 131_072;

/** The text of a file in pieces: the whole would fill the memory. */
export function* decodePieces(bytes: Buffer, encoding: TextEncoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let start = 0; start < bytes.length; start += slice) {
    yield decoder.decode(bytes.subarray(start, start + slice), { stream: true });
  }
  yield decoder.decode();
}

/** The text of a .csv file, in the encoding of `encodingOf`. */
export function decodeText(bytes: Buffer): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** The likely encoding of a text. */
export const encodingOf = (bytes: Buffer): TextEncoding => likelyEncoding(bytes);

/** Control characters that are in no text. */
const isControl = (byte: number): boolean =>
  (byte > 0 && byte < 9) || (byte > 13 && byte < 26) || (byte > 27 && byte < 32);

/**
 * Whether bytes can be text in one of the encodings of `decodeText`. Some zeros do not make it binary:
 * databases leave them at the ends of texts.
 */
export function looksLikeText(head: Buffer): boolean {
  if (!head.includes(0) || encodingOf(head).startsWith('utf-16')) return true;
  const zeros = head.filter((byte) => byte === 0).length;
  return zeros <= head.length / 8 && !head.some(isControl);
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
