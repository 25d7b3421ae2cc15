import type { Buffer } from 'node:buffer';
import type { TextEncoding } from '@cardinal/contract/labels';
import {
  chosenNumbers,
  contactFrom,
  contactsOfJcards,
  jcardStart,
  linkedIn,
  numberLine,
  vcardProperties,
  type Contact,
} from '@cardinal/contact';
import { count, createRowMaker, longCell, type SheetRow } from './cells.ts';
import { decodePieces } from './csvText.ts';
import { sheetLimits } from './limits.ts';
import { brokenFile, SheetError } from './sheetError.ts';

const header = [
  'First Name',
  'Last Name',
  'Email',
  'Phone',
  'Company',
  'Position',
  'Notes',
  'Mobile',
  'Website',
  'Address',
  'LinkedIn',
];

/** Bytes that tell jCards from vCards. */
const telling = 200;
/** Bytes that are read as characters at once. */
const slice = 131_072;

/** The start of a property; old cards do not indent the lines in which a picture continues. */
const property = /^(?:[\w-]{1,60}\.)?[\w-]{1,60}[ \t]{0,20}[;:]/;
/** Pictures, sounds and keys, which are long and not read. */
const binary = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i;

/**
 * The contacts of a vCard file as rows of a list with a header. A contact's row is its position in
 * the file, from 1.
 * @throws SheetError.
 */
export async function* readVcard(bytes: Buffer, encoding: TextEncoding): AsyncGenerator<SheetRow> {
  const { makeRow } = createRowMaker();
  yield { row: 0, cells: header };
  let row = 0;
  for (const contact of contactsIn(bytes, encoding)) {
    row += 1;
    const made = makeRow(row, cellsOf(contact));
    if (made) yield made;
  }
}

/** The contacts of a file of vCards or jCards. */
function* contactsIn(bytes: Buffer, encoding: TextEncoding): Generator<Contact> {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, telling));
  if (jcardStart.test(text)) {
    const contacts = contactsOfJcards(new TextDecoder(encoding).decode(bytes));
    if (!contacts) throw brokenFile();
    yield* contacts;
  } else yield* vcardsIn(bytes, encoding);
}

function* vcardsIn(bytes: Buffer, encoding: TextEncoding): Generator<Contact> {
  let row = 0;
  const isUnicode = encoding.startsWith('utf-');
  const pieces = isUnicode ? decodePieces(bytes, encoding) : bytePieces(bytes);
  for (const lines of cardsOf(pieces)) {
    row += 1;
    const properties = vcardProperties(lines.join('\n'), isUnicode ? undefined : encoding);
    if (properties.some(({ value }) => value.length > sheetLimits.cell)) throw longCell(row);
    yield contactFrom(properties);
  }
}

/** Each byte as one character: a line may declare an encoding of its own. */
function* bytePieces(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length; start += slice) {
    yield bytes.toString('latin1', start, start + slice);
  }
}

/**
 * The lines of each card; those of a card inside another one are omitted. A card that begins elsewhere
 * than in the property for that follows one whose end is missing.
 */
function* cardsOf(pieces: Iterable<string>): Generator<string[]> {
  let card = 1;
  let depth = 0;
  let lines: string[] = [];
  let size = 0;
  let isBinary = false;
  for (const line of linesOf(pieces)) {
    if (isBinary && !property.test(line)) continue;
    isBinary = binary.test(line);
    if (/^BEGIN\s{0,20}:\s{0,20}VCARD\s*$/i.test(line)) {
      const isInside = depth > 1 || /^AGENT\s?[:;]/i.test(lines.at(-1) ?? '');
      if (depth === 1 && !isInside) {
        if (lines.length > 0) yield lines;
        card += 1;
        lines = [];
        size = 0;
      } else depth += 1;
      if (depth > sheetLimits.nested) throw deepCard(card);
    } else if (/^END\s{0,20}:\s{0,20}VCARD\s*$/i.test(line)) {
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

/** A contact in the columns of `header`; what has no column goes into the notes. */
function cellsOf(contact: Contact): string[] {
  const { phone, mobile, others } = chosenNumbers(contact.phones);
  const [email = '', ...emails] = contact.emails;
  const profile = contact.websites.find((page) => linkedIn.test(page)) ?? '';
  const [website = '', ...websites] = contact.websites.filter((page) => page !== profile);
  const [address = '', ...addresses] = contact.addresses;
  const notes = [
    ...contact.notes,
    ...emails.map((text) => `Email: ${text}`),
    ...others.map(numberLine),
    ...websites.map((text) => `Website: ${text}`),
    ...addresses.map((text) => `Address: ${text}`),
  ];
  return [
    contact.firstName,
    contact.lastName,
    email,
    phone ? withExtension(phone) : '',
    contact.company,
    contact.position,
    notes.join('\n'),
    mobile ? withExtension(mobile) : '',
    website,
    address,
    profile,
  ];
}

/** Rows keep extensions in the notes. */
const withExtension = ({ number, extension }: Contact['phones'][number]) =>
  extension ? `${number} ext. ${extension}` : number;
