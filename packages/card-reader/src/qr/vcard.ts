import type { PhoneKind, ReadPhone } from '../types.ts';
import { callFirst, splitEscaped, splitWhole } from './contact.ts';
import type { Contact } from './contact.ts';

/** One line of a vCard: `item1.TEL;TYPE=CELL:+49…`. */
interface Property {
  name: string;
  /** Upper case: `TYPE=CELL` and vCard 2.1's bare `CELL` alike, values only. */
  types: string[];
  value: string;
}

/** Reads a vCard 2.1, 3.0 or 4.0; undefined if the text isn't one. */
export function parseVCard(text: string): Contact | undefined {
  if (!/^\s*BEGIN:VCARD/i.test(text)) return undefined;
  const properties = unfold(text).flatMap((line) => propertyOf(line) ?? []);
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

/** Joins folded lines: those that begin with a blank, and quoted-printable ones that end in "=". */
function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = lines.at(-1);
    if (last !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    else if (last !== undefined && last.endsWith('=') && /QUOTED-PRINTABLE/i.test(last)) {
      lines[lines.length - 1] = last.slice(0, -1) + line;
    } else lines.push(line);
  }
  return lines;
}

function propertyOf(line: string): Property | undefined {
  const match = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/.exec(line);
  if (!match) return undefined;
  const [, name = '', parameters = '', value = ''] = match;
  const types = parameters
    .toUpperCase()
    .split(/[;,]/)
    .map((parameter) => parameter.replace(/^(?:TYPE|ENCODING|CHARSET)=/, '').replaceAll('"', ''))
    .filter(Boolean);
  const quoted = types.includes('QUOTED-PRINTABLE');
  return { name: name.toUpperCase(), types, value: quoted ? fromQuotedPrintable(value) : value };
}

function fromQuotedPrintable(value: string): string {
  const bytes: number[] = [];
  for (let index = 0; index < value.length; index++) {
    const hex = /^=([\da-f]{2})/i.exec(value.slice(index, index + 3))?.[1];
    if (hex) {
      bytes.push(Number.parseInt(hex, 16));
      index += 2;
    } else bytes.push(...new TextEncoder().encode(value[index]));
  }
  const data = new Uint8Array(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return new TextDecoder('windows-1252').decode(data);
  }
}

const preferred = (properties: Property[]) =>
  properties.find(({ types }) => types.includes('PREF') || types.includes('PREF=1')) ??
  properties[0];

const plain = (value: string) => splitEscaped(value, ';').join(';');

function phoneOf({ types, value }: Property): ReadPhone {
  const has = (...wanted: string[]) => wanted.some((type) => types.includes(type));
  let kind: PhoneKind = '';
  if (has('FAX')) kind = 'fax';
  else if (has('CELL', 'MOBILE', 'IPHONE')) kind = 'mobile';
  else if (has('WORK', 'MAIN', 'OFFICE')) kind = 'office';
  return { number: plain(value).replace(/^tel:/i, ''), kind };
}
