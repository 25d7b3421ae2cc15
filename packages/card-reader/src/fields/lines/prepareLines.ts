import type { TextLine } from '../../types.ts';
import { heightOf, middleOf, replaceText, type CardLine } from './cardLine.ts';
import { cutLine } from './cutLine.ts';
import { isAllCaps, longestLine } from '@cardinal/contact/people/strings';
import { isPersonName } from '@cardinal/contact/people/people';
import { roleWords } from '../vocabulary.ts';

/** Cleans the read lines and joins pieces of one line that the detector cut apart. */
export function prepareLines(lines: readonly TextLine[]): CardLine[] {
  const cleaned = lines
    .map((line, index) => cleanLine(line, index))
    .filter((line) => line.text.length > 0);
  const joined = joinPieces(cleaned).flatMap(cutLine);
  for (const line of joined) {
    // "OWNERIOPERATOR": a bar or slash between two words of a position is read as a letter.
    const cut = line.text.replace(glued, (word, left: string, right: string) =>
      roleWords.test(left) && roleWords.test(right) ? `${left}/${right}` : word,
    );
    if (cut !== line.text) replaceText(line, cut);
  }
  return joined;
}

const glued = /(?<!\p{L})(\p{L}{4,})[Il|](\p{L}{4,})(?!\p{L})/gu;

/** A word with a small l at its beginning, or among capitals. */
const smallL = /(?<![\p{L}\d@._-])(?:l\p{Ll}{2,}|[\p{Lu}l]{3,}(?!\p{Ll}))/gu;

function cleanLine(line: TextLine, index: number): CardLine {
  const clean: CardLine = {
    sources: [index],
    text: '',
    marks: [],
    confidence: line.confidence,
    box: line.box,
  };
  const text = line.text.slice(0, longestLine).replace(/[\u00a0\u00ad\t]/g, ' ');
  // Icons and bullets before the text are read as signs.
  const start = /^[\s©®°»«*%~=|\\_>#•·¥±]+(?=\S{3})/.exec(text)?.[0].length ?? 0;
  for (let position = start; position < text.length; position++) {
    const char = text[position] ?? '';
    if (char === ' ' && (clean.text === '' || clean.text.endsWith(' '))) continue;
    clean.text += char;
    clean.marks.push(line.marks[position]);
  }
  clean.text = clean.text.trimEnd();
  spaceTitles(clean);
  clean.text = clean.text.replace(/(?<=\s)[I1|]td(?=\.?$)/, 'ltd');
  // A capital I at the start of a word is often read as a small l: only legal forms begin with "lt".
  if (clean.text.includes('@')) return clean;
  clean.text = clean.text.replace(
    /(?<![\p{L}\d@._-])l(?!(?:tda?|l[cp]|da)\b)(?=[bcdfghjkmnpqrstvwxz][a-z]|l[aeiou]\p{Ll}{2})/gu,
    'I',
  );
  clean.text = clean.text.replace(smallL, (word) => {
    const name = /\p{Lu}/u.test(word) ? word.replaceAll('l', 'I') : `I${word.slice(1)}`;
    return isPersonName(name) && !isPersonName(word) ? name : word;
  });
  return clean;
}

/** Puts the blank back after a title or an initial: "PROF.ALAN D.WHITCOMBE". */
function spaceTitles(line: CardLine): void {
  if (/[@\d]|www/i.test(line.text)) return;
  const gap =
    /(?<=^|\s)(?:\p{Lu}\.){2,4}(?=\p{Lu}\p{Ll}{2})|(?:^|\s)(?:dr|prof|mrs?|ms|lic|ing|mag|adv|engr?|er|arq|avv|dott|sra?|fr|mgr)\.(?=\p{L}{2})(?!ssa)|(?<=^|\s)\p{L}\.(?=\p{L}{3})(?!tech|com|phil|arch|pharm|eng)/iu;
  for (let found = gap.exec(line.text); found; found = gap.exec(line.text)) {
    const end = found.index + found[0].length;
    line.text = `${line.text.slice(0, end)} ${line.text.slice(end)}`;
    line.marks.splice(end, 0, undefined);
  }
}

function joinPieces(lines: CardLine[]): CardLine[] {
  const rest = lines.toSorted((a, b) => a.box.x0 - b.box.x0);
  const joined: CardLine[] = [];
  for (const line of rest) {
    const left = joined.findLast((other) => continues(other, line));
    if (left) append(left, line);
    else joined.push({ ...line });
  }
  return joined.toSorted((a, b) => a.box.y0 - b.box.y0);
}

/** Whether `right` goes on with `left`: same height, same row, hardly any gap, same sort of text. */
function continues(left: CardLine, right: CardLine): boolean {
  const heights = [heightOf(left.box), heightOf(right.box)];
  const lower = Math.min(...heights);
  const gap = right.box.x0 - left.box.x1;
  return (
    lower / Math.max(...heights) > 0.72 &&
    Math.abs(middleOf(left.box) - middleOf(right.box)) < lower * 0.3 &&
    gap > -lower &&
    gap < lower * 0.55 &&
    !/@|www|https?:/i.test(left.text + right.text) &&
    // A name in capitals does not go on in small letters, nor beside a hyphen that breaks it.
    isAllCaps(left.text, 3) === isAllCaps(right.text, 3) &&
    !left.text.endsWith('-') &&
    /\d/.test(left.text) === /\d/.test(right.text)
  );
}

function append(left: CardLine, piece: CardLine): void {
  const right = withoutOverlap(left, piece);
  left.text += ` ${right.text}`;
  left.marks = [...left.marks, undefined, ...right.marks];
  left.sources = [...left.sources, ...right.sources];
  left.confidence = (left.confidence + right.confidence) / 2;
  left.box = {
    x0: left.box.x0,
    x1: right.box.x1,
    y0: Math.min(left.box.y0, right.box.y0),
    y1: Math.max(left.box.y1, right.box.y1),
  };
}

/** From this overlap on, as a share of the height, the lone letter in between is another's part. */
const clearOverlap = 0.4;

/**
 * Where two boxes overlap, the letter in between was read twice: "WORKS" and "S LTD", "UR H" and
 * "HOME", or, cut in half, "88833" and "8 75780".
 */
function withoutOverlap(left: CardLine, right: CardLine): CardLine {
  const overlap = left.box.x1 - right.box.x0;
  if (overlap <= 0) return right;
  const [, last = ''] = / (\S)$/.exec(left.text) ?? [];
  if (last && right.text.startsWith(last)) {
    left.text = left.text.slice(0, -2);
    left.marks = left.marks.slice(0, -2);
    return right;
  }
  const [, first = ''] = /^(\S) /.exec(right.text) ?? [];
  const isRepeated = left.text.endsWith(first) || overlap > clearOverlap * heightOf(left.box);
  if (!first || !isRepeated) return right;
  return { ...right, text: right.text.slice(2), marks: right.marks.slice(2) };
}
