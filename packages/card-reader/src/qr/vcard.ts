import type { PhoneKind, ReadPhone } from '../types.ts';
import { callFirst, splitEscaped, splitWhole } from './contact.ts';
import type { Contact } from './contact.ts';

/** One line of a vCard: `item1.TEL;TYPE=CELL:+49…`. */
export interface VcardProperty {
  name: string;
  /** Upper case: `TYPE=CELL` and vCard 2.1's bare `CELL` alike, values only. */
  types: string[];
  value: string;
}

/** Reads a vCard 2.1, 3.0 or 4.0; undefined if the text isn't one. */
export function parseVCard(text: string): Contact | undefined {
  if (!/^\s*BEGIN:VCARD/i.test(text)) return undefined;
  const properties = vcardProperties(text);
  const all = (name: string) => properties.filter((property) => property.name === name);
  const first = (name: string) => preferred(all(name))?.value ?? '';
  const [lastName = '', firstName = ''] = splitEscaped(first('N'), ';');
  const whole = splitWhole(plain(first('FN')));
  const named = lastName || firstName ? { firstName, lastName } : whole;
  return {
    ...named,
    email: plain(first('EMAIL')).replace(/^mailto:/i, ''),
    company: splitEscaped(first('ORG'), ';')[0] ?? '',
    position: plain(first('TITLE') || first('ROLE')),
    phones: callFirst(all('TEL').map(phoneOf)),
    web: all('URL').map(({ value }) => plain(value)),
    address: splitEscaped(first('ADR'), ';').filter(Boolean).join(', '),
  };
}

/** The properties of a vCard in any version, unfolded and decoded; values are still escaped. */
export const vcardProperties = (text: string): VcardProperty[] =>
  unfold(text).flatMap((line) => propertyOf(line) ?? []);

/** Characters in which a line says how it is encoded. */
const longestHead = 1_000;

/** Joins folded lines: those that begin with a blank, and quoted-printable ones that end in "=". */
function unfold(text: string): string[] {
  const lines: string[] = [];
  // Pieces of the current line: examining the joined text each time would take the square of its length.
  let pieces: string[] | undefined;
  let head = '';
  const add = (piece: string) => {
    pieces ??= [];
    pieces.push(piece);
    if (head.length < longestHead) head += piece.slice(0, longestHead);
  };
  const end = () => {
    if (pieces) lines.push(pieces.join(''));
    pieces = undefined;
    head = '';
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = pieces?.at(-1);
    if (pieces && /^[ \t]/.test(line)) add(line.slice(1));
    else if (pieces && last?.endsWith('=') && /QUOTED-PRINTABLE/i.test(head)) {
      pieces[pieces.length - 1] = last.slice(0, -1);
      add(line);
    } else {
      end();
      add(line);
    }
  }
  end();
  return lines;
}

function propertyOf(line: string): VcardProperty | undefined {
  const match = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/.exec(line);
  if (!match) return undefined;
  const [, name = '', parameters = '', value = ''] = match;
  const types = parameters
    .toUpperCase()
    .split(/[;,]/)
    .map((parameter) => parameter.replace(/^(?:TYPE|ENCODING|CHARSET)=/, '').replaceAll('"', ''))
    .filter(Boolean);
  const charset = /CHARSET="?([\w-]+)/i.exec(parameters)?.[1];
  const quoted = types.includes('QUOTED-PRINTABLE');
  const plainValue = quoted ? fromQuotedPrintable(value, charset) : value;
  return { name: name.toUpperCase(), types, value: plainValue };
}

function fromQuotedPrintable(value: string, charset = 'utf-8'): string {
  const encoder = new TextEncoder();
  const bytes: number[] = [];
  for (const [piece] of value.matchAll(/=[\da-f]{2}|[^=]+|=/gi)) {
    if (/^=[\da-f]{2}$/i.test(piece)) bytes.push(Number.parseInt(piece.slice(1), 16));
    else for (const byte of encoder.encode(piece)) bytes.push(byte);
  }
  return decode(new Uint8Array(bytes), charset);
}

function decode(data: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(data);
  } catch {
    // An unknown encoding, or text that is not in the declared one.
    return new TextDecoder('windows-1252').decode(data);
  }
}

/** The property that is marked as preferred, or else the first. */
export const preferred = (properties: readonly VcardProperty[]): VcardProperty | undefined =>
  properties.find(({ types }) => types.includes('PREF') || types.includes('PREF=1')) ??
  properties[0];

/** A value without its escapes. */
export const plain = (value: string): string => splitEscaped(value, ';').join(';');

/** A phone number and its kind. */
export function phoneOf({ types, value }: VcardProperty): ReadPhone {
  const has = (...wanted: string[]) => wanted.some((type) => types.includes(type));
  let kind: PhoneKind = '';
  if (has('FAX')) kind = 'fax';
  else if (has('CELL', 'MOBILE', 'IPHONE')) kind = 'mobile';
  else if (has('WORK', 'MAIN', 'OFFICE')) kind = 'office';
  return { number: plain(value).replace(/^tel:/i, ''), kind };
}
