import { readFile } from 'node:fs/promises';
import {
  callFirst,
  phoneOf,
  plain,
  preferred,
  splitEscaped,
  vcardProperties,
} from '@cardinal/card-reader/vcard';
import type { VcardProperty } from '@cardinal/card-reader/vcard';
import { splitName } from '@cardinal/contact';
import { count, createRowMaker, longCell } from './cells.ts';
import type { SheetRow } from './cells.ts';
import { decodePieces } from './csvText.ts';
import { sheetLimits } from './limits.ts';
import { brokenFile, SheetError } from './sheetError.ts';

const header = ['First Name', 'Last Name', 'Email', 'Phone', 'Company', 'Position', 'Notes'];

/** The start of a property; old cards do not indent the lines in which a picture continues. */
const property = /^(?:[\w-]+\.)?[\w-]+[;:]/;
/** Pictures, sounds and keys, which are long and not read. */
const binary = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i;

/**
 * The contacts of a vCard file as rows of a list with a header. A contact's row is its position in
 * the file, from 1.
 * @param path Absolute path
 * @throws SheetError.
 */
export async function* readVcard(path: string): AsyncGenerator<SheetRow> {
  const { makeRow } = createRowMaker();
  yield { row: 0, cells: header };
  let row = 0;
  for (const lines of cardsOf(decodePieces(await readFile(path)))) {
    row += 1;
    const properties = vcardProperties(lines.join('\n'));
    if (properties.some(({ value }) => value.length > sheetLimits.cell)) throw longCell(row);
    const made = makeRow(row, cellsOf(properties));
    if (made) yield made;
  }
}

/** The lines of each card; those of a card inside another one are omitted. */
function* cardsOf(pieces: Iterable<string>): Generator<string[]> {
  let card = 1;
  let depth = 0;
  let lines: string[] = [];
  let size = 0;
  let isBinary = false;
  for (const line of linesOf(pieces)) {
    if (isBinary && !property.test(line)) continue;
    isBinary = binary.test(line);
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      depth += 1;
      if (depth > sheetLimits.nested) throw deepCard(card);
    } else if (/^END:VCARD\s*$/i.test(line)) {
      depth -= 1;
      if (depth < 0) throw brokenFile();
      if (depth > 0) continue;
      yield lines;
      card += 1;
      lines = [];
      size = 0;
    } else if (depth === 1 && !isBinary) {
      // With its line end, because a card of empty lines also takes memory.
      size += line.length + 1;
      if (size > sheetLimits.record) throw longCard(card);
      lines.push(line);
    }
  }
  // The last card of a file that was cut off.
  if (lines.length > 0) yield lines;
}

/**
 * The lines of a text with any line ends, one at a time. Of a line that is too long for a card, only
 * the start is kept: it belongs to a picture, or the card is refused.
 */
function* linesOf(pieces: Iterable<string>): Generator<string> {
  let rest = '';
  for (const piece of pieces) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* lines;
    const isHalf = rest.endsWith('\r');
    if (rest.length > sheetLimits.record) {
      rest = rest.slice(0, sheetLimits.record) + (isHalf ? '\r' : '');
    }
  }
  if (rest !== '') yield rest.endsWith('\r') ? rest.slice(0, -1) : rest;
}

const longCard = (card: number) =>
  new SheetError(
    'too_large',
    `Contact ${card} has more than ${count(sheetLimits.record)} characters, not counting pictures.`,
  );
const deepCard = (card: number) =>
  new SheetError(
    'broken',
    `Contact ${card} contains more than ${sheetLimits.nested} contacts inside one another: the ends of contacts are missing.`,
  );

/** A contact in the columns of `header`; properties without a column go into the notes. */
function cellsOf(properties: readonly VcardProperty[]): string[] {
  const all = (name: string) =>
    properties.filter((property) => property.name === name && property.value.trim() !== '');
  const first = (name: string) => preferred(all(name))?.value ?? '';
  const email = plain(first('EMAIL')).replace(/^mailto:/i, '');
  const emails = all('EMAIL').map(({ value }) => plain(value).replace(/^mailto:/i, ''));
  const phones = callFirst(all('TEL').map(phoneOf));
  const phone = phones.find(({ kind }) => kind !== 'fax')?.number ?? '';
  const parts = (name: string) =>
    all(name).map(({ value }) => splitEscaped(value, ';').filter(Boolean).join(', '));
  const [company = '', ...units] = splitEscaped(first('ORG'), ';');
  const position = plain(first('TITLE') || first('ROLE'));
  const roles = all('ROLE').map(({ value }) => plain(value));
  const notes = [
    ...all('NOTE').map(({ value }) => plain(value)),
    ...named('Department', units.filter(Boolean)),
    ...named('Role', without(roles, position)),
    ...named('Email', without(emails, email)),
    ...phones
      .filter(({ number }) => number !== phone)
      .map(({ number, kind }) => `${kind === 'fax' ? 'Fax' : 'Phone'}: ${number}`),
    ...named(
      'Website',
      all('URL').map(({ value }) => plain(value)),
    ),
    ...named('Address', parts('ADR')),
    ...named('Categories', parts('CATEGORIES')),
  ];
  return [
    ...nameOf(first('N'), plain(first('FN')), email),
    email,
    phone,
    company,
    position,
    notes.join('\n'),
  ];
}

/** First and last name; split from the full one if the card does not contain them separately. */
function nameOf(name: string, full: string, email: string): [string, string] {
  const [last = '', first = '', middle = ''] = splitEscaped(name, ';');
  if (first || last) return [[first, middle].filter(Boolean).join(' '), last];
  const split = splitName(full, email.replace(/@.*/s, ''), 'US');
  return [split.first || full, split.first ? split.last : ''];
}

const named = (label: string, texts: readonly string[]) =>
  [...new Set(texts)].map((text) => `${label}: ${text}`);

const without = (texts: readonly string[], gone: string) => texts.filter((text) => text !== gone);
