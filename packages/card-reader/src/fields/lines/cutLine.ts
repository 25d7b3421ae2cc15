import { shareOfBox, type CardLine } from './cardLine.ts';
import { isPersonName } from '@cardinal/contact/people/people';
import { withoutAccents, wordsOf } from '@cardinal/contact/people/strings';
import { hasLegalForm } from '@cardinal/contact/people/legalForms';
import { nameParticle, nameSuffix } from '@cardinal/contact/people/nameWords';
import { roleWords } from '../vocabulary.ts';

/*
 * Lines that carry several entries: "Name | Position", "T … | M …", "mail • web".
 * Each piece becomes a line of its own, so that the rest of the reader knows only whole lines.
 */

/** Signs that only ever separate entries, if there is something on both sides. */
const bars = /\s*[|¦•·●▪■♦★]\s*/g;
/** Signs that separate entries where they stand between blanks, and are part of a text elsewhere. */
const dashes = /\s+(?:[/–—~-]|[Il](?=\s+\p{L}{2}))\s+/gu;

/** Cuts a line into its entries. */
export function cutLine(line: CardLine): CardLine[] {
  const cuts = cutsOf(line.text);
  if (!cuts.length) return [line];
  const ends = [...cuts.map(({ start }) => start), line.text.length];
  const starts = [0, ...cuts.map(({ end }) => end)];
  return starts
    .map((start, index) => piece(line, start, ends[index] ?? start))
    .filter(({ text }) => text.length > 0);
}

interface Cut {
  start: number;
  end: number;
}

function cutsOf(text: string): Cut[] {
  const atBars = matchesOf(text, bars).filter((cut) => isBetweenEntries(text, cut));
  if (atBars.length) return atBars;
  const glued = /(?<=\.[a-z]{2,4})\s*[-–/|,]?\s*(?=www\.)/i.exec(text);
  if (glued && text.includes('@')) return [spanOf(glued)];
  const atDashes = matchesOf(text, dashes).filter(({ start, end }) =>
    separates(text.slice(0, start), text.slice(end)),
  );
  return atDashes.slice(0, 1);
}

const spanOf = (match: RegExpExecArray): Cut => ({
  start: match.index,
  end: match.index + match[0].length,
});
const matchesOf = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), spanOf);

/** A bar inside a number is a misread digit, and one at the end ends nothing. */
function isBetweenEntries(text: string, { start, end }: Cut): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (!/[\p{L}\d]{2}/u.test(before) || !/[\p{L}\d]{2}/u.test(after)) return false;
  const blank = end - start > 1;
  return blank || !(/\d$/.test(before) && /^\d/.test(after));
}

const isRole = (text: string) => roleWords.test(withoutAccents(text));
const looksLikeName = (text: string) => {
  const words = wordsOf(text).filter((word) => !nameSuffix.test(word));
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    !/[\d@&]/.test(text) &&
    words.every((word) => /^\p{Lu}/u.test(word) || nameParticle.test(word)) &&
    !isRole(text) &&
    !hasLegalForm(text)
  );
};

const isContact = (text: string) => /@|www\./i.test(text) || text.replace(/\D/g, '').length >= 8;

/** Whether a sign stands between two entries: addresses, numbers, or a name and its position. */
function separates(before: string, after: string): boolean {
  if (isContact(before) && isContact(after)) return true;
  if (hasPerson(before) && hasPerson(after)) return true;
  return (looksLikeName(before) && isRole(after)) || (isRole(before) && hasPerson(after));
}

const hasPerson = (text: string) => looksLikeName(text) && wordsOf(text).some(isPersonName);

/** Part of a line; its box is the share of the line's that its letters take. */
function piece(line: CardLine, start: number, end: number): CardLine {
  const text = line.text.slice(start, end);
  const lead = text.length - text.trimStart().length;
  return {
    ...line,
    text: text.trim(),
    marks: line.marks.slice(start + lead, start + lead + text.trim().length),
    box: shareOfBox(line, start, end),
  };
}
