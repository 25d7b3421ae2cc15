import { heightOf, onSameRow, type CardLine } from './lines/cardLine.ts';
import { editDistance, withoutAccents } from '@cardinal/contact/people/strings';
import { sharedMailbox } from '@cardinal/contact/people/nameWords';

/** An address read from a card. */
export interface FoundEmail {
  /** Lower case. */
  value: string;
  lines: CardLine[];
  confidence: number;
}

/** What is left of a line's confidence where a sign of the address had to be guessed. */
const mendedShare = 0.6;

const address = /[a-z0-9][\w.+-]*@[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i;
const cutAddress = /[a-z0-9][\w.+-]*@[a-z0-9.-]*$/i;

/**
 * Finds the email addresses, a person's own before a shared one, and marks their lines. What else
 * stands on such a line stays in its text.
 */
export function findEmails(lines: CardLine[]): FoundEmail[] {
  const found = lines.flatMap((line) => {
    const email = /@|©|\(at\)|\[at\]/i.test(line.text) ? emailIn(line, lines) : undefined;
    return email ? [email] : [];
  });
  for (const { lines: used } of found) for (const line of used) line.kind = 'email';
  const isShared = ({ value }: FoundEmail) => sharedMailbox.test(value.split('@')[0] ?? '');
  return found.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)));
}

function emailIn(line: CardLine, lines: CardLine[]): FoundEmail | undefined {
  const text = withoutLabel(atSigns(withoutAccents(line.text)), lines);
  const tight = text.replace(/\s*([@._-])\s*/g, '$1').replace(/,(?=\w+$)/, '.');
  const closed = text.replace(/\s+/g, '');
  const match = address.exec(tight);
  const goesOn = /@.*[.-]$/.test(tight) && lineBelow(line, lines) !== undefined;
  if (match && !goesOn) return found(match[0], [line]);
  // Cut at the end of the line: the rest stands below.
  const cut = cutAddress.exec(tight) ?? cutAddress.exec(closed);
  const next = cut ? (pieceRight(line, lines) ?? lineBelow(line, lines)) : undefined;
  const joined = cut && next ? address.exec(cut[0] + next.text.replace(/\s/g, '')) : null;
  if (joined && next) return found(joined[0], [line, next]);
  const spaced = address.exec(closed);
  return spaced ? found(spaced[0], [line]) : undefined;
}

function found(value: string, lines: CardLine[]): FoundEmail {
  const confidence = Math.min(...lines.map((line) => line.confidence));
  return { value: mendEnding(value).toLowerCase(), lines, confidence };
}

const atSigns = (text: string) =>
  text.replace(/\s*(?:\(at\)|\[at\])\s*/i, '@').replace(/\s*©\s*(?=[\w-]+\.)/, '@');

/** "Email" in the languages of cards, as OCR reads it, with what separates it from the address. */
const emailWord = /^\s*(?:e-?mai[l1]?|mail|e-?posta?|correo|courriel)(?:\s*[:.|-]+\s*|\s+)/i;

/** Takes "E: ", "Email " and the like away; "e." only where the card labels with letters and dots. */
function withoutLabel(text: string, lines: readonly CardLine[]): string {
  const bare = text
    .replace(emailWord, '')
    .replace(/(?:^|[\s,;])e-?mai[l1][\s:.-]*(?=\S+@)/i, ' ')
    .replace(/^\s*e\s*[:|]\s*/i, '')
    .replace(/^\s*e\s+(?=\S+@)/i, '');
  return hasDotLabels(lines)
    ? bare.replace(/^\s*e\s*\.\s*/, '')
    : bare.replace(/^\s*e\s*\.\s+/i, '');
}

function hasDotLabels(lines: readonly CardLine[]): boolean {
  const small = lines.filter((line) => /^[mptfwdo]\.\s?\S/.test(line.text));
  const any = lines.filter((line) => /^[mptfwdo]\.\s?[\d+(w]/i.test(line.text));
  return small.length >= 1 || any.length >= 2;
}

/** The detector may cut an address at its @, and leave the domain as a piece of its own. */
const pieceRight = (line: CardLine, lines: readonly CardLine[]) =>
  lines.find(
    (other) =>
      other !== line &&
      onSameRow(other, line) &&
      other.box.x0 >= line.box.x1 - heightOf(line.box) &&
      /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\.?$/i.test(other.text.trim()),
  );

function lineBelow(line: CardLine, lines: readonly CardLine[]): CardLine | undefined {
  return lines
    .filter(
      ({ box, text }) =>
        box.y0 > line.box.y0 &&
        box.y0 - line.box.y1 < heightOf(line.box) &&
        box.x0 < line.box.x1 &&
        !/[@\s]/.test(text),
    )
    .toSorted((a, b) => Math.abs(a.box.x0 - line.box.x0) - Math.abs(b.box.x0 - line.box.x0))[0];
}

/** Undoes what OCR commonly makes of an address's ending, and what stuck to it. */
const mendEnding = (value: string) =>
  value
    .replace(/\.(?:corn|c0m|com\.|con|cm|oom)$/i, '.com')
    .replace(/(\.(?:com|net|org|co\.in|in|co|ae|sg|cn|mx|br|de|fr|es|it|uk))[A-Z]\w*$/, '$1')
    .replace(/(\.[a-z]{2,})[.-]*www.*$/i, '$1')
    .replace(/^[._-]+/, '');

/** Letters that OCR makes of an @. */
const misreadAt = /[agceoqQ0&(]$/;

const providers = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'icloud.com'];

/** Of a host's letters so many may be misread. */
const mostSlips = 1 / 7;

/**
 * Finds an address whose @ was not read as one: a line that ends in the web site's host, or in a
 * mail provider's, with more in front of it.
 */
export function findEmailWithoutAt(
  lines: CardLine[],
  hosts: readonly string[],
): FoundEmail | undefined {
  for (const line of lines) {
    const text = withoutLabel(withoutAccents(line.text), lines).replace(/\s/g, '').toLowerCase();
    if (line.kind === 'handle' || /^(?:www|http)/.test(text)) continue;
    const host = [...hosts, ...providers].find(
      (end) => editDistance(text.slice(-end.length), end) <= Math.floor(end.length * mostSlips),
    );
    const local = host ? text.slice(0, -host.length).replace(misreadAt, '') : '';
    if (!host || !/^[a-z][\w.+-]{2,}$/.test(local) || local.includes('www')) continue;
    line.kind = 'email';
    return { value: `${local}@${host}`, lines: [line], confidence: line.confidence * mendedShare };
  }
  return undefined;
}
