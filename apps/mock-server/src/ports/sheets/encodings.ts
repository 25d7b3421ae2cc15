import type { Buffer } from 'node:buffer';
import { textEncodings, type TextEncoding } from '@cardinal/contract/labels';

/** A way to read a text, and lines that show it. */
export interface EncodingChoice {
  encoding: TextEncoding;
  preview: string[];
}

const mostLines = 3;
/** Bytes of a line that are shown. */
const longestLine = 200;
/** Bytes among which the lines are searched. */
const looked = 2_000_000;
const lineFeed = 0x0a;

/**
 * The encodings in which a text can be read, the used one first. Only those count in which its lines
 * with other letters than English ones are valid, and none that reads them like another.
 */
export function encodingChoices(bytes: Buffer, used: TextEncoding): EncodingChoice[] {
  if (used.startsWith('utf-16')) {
    const text = new TextDecoder(used).decode(bytes.subarray(0, 2 * longestLine * mostLines));
    return [{ encoding: used, preview: shown(text) }];
  }
  const lines = tellingLines(bytes);
  if (lines.length === 0) return [];
  const texts = new Map<string, TextEncoding>();
  for (const encoding of [used, ...textEncodings]) {
    const text = lines.map((line) => decoded(line, encoding)).join('\n');
    const isRead = encoding === used || !/[\ufffd\u0080-\u009f]/.test(text);
    if (isRead && !texts.has(text) && !(encoding !== used && encoding.startsWith('utf-16'))) {
      texts.set(text, encoding);
    }
  }
  return [...texts].map(([text, encoding]) => ({ encoding, preview: shown(text) }));
}

const shown = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, mostLines);

/** A line that may end in the middle of a letter. */
const decoded = (line: Buffer, encoding: TextEncoding): string =>
  new TextDecoder(encoding).decode(line, { stream: true });

/** The first lines with bytes beyond ASCII, from a little before the first of them. */
function tellingLines(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  const head = bytes.subarray(0, looked);
  for (let start = 0; start < head.length && found.length < mostLines;) {
    const feed = head.indexOf(lineFeed, start);
    const end = feed < 0 ? head.length : feed;
    const line = head.subarray(start, end);
    // ISO-2022-JP is ASCII with escapes.
    const at = line.findIndex((byte) => byte >= 0x80 || byte === 0x1b);
    if (at >= 0) {
      const from = Math.max(0, at - longestLine / 2);
      found.push(line.subarray(from, from + longestLine));
    }
    start = end + 1;
  }
  return found;
}
