import { contactFrom, type Contact } from './contact.ts';
import { decodeAs, encodingOf, isEncoding } from './encodings/encodings.ts';
import { noPreference, propertyOf, splitEscaped, type Property } from './properties.ts';
import { vcardProperties, vcardStart } from './vcardText.ts';

/** Longer texts of codes are not read. */
const longest = 20_000;

/**
 * The text of a code's bytes, by the encoding that a vCard declares or the likeliest one; undefined
 * if they are UTF-8, which every decoder reads.
 */
export function textOfCode(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0 || encodingOf(bytes) === 'utf-8') return undefined;
  const raw = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const declared = /;CHARSET="?([\w-]{1,40})/i.exec(raw)?.[1];
  return decodeAs(bytes, declared !== undefined && isEncoding(declared) ? declared : undefined);
}

/**
 * The contact data in the text of a code: a vCard, jCard, MeCard, BizCard, JSON, or a link to write
 * or call; undefined if it has none.
 */
export function contactOf(text: string): Contact | undefined {
  if (text.length > longest) return undefined;
  const properties = readers.map((read) => read(text)).find((found) => found !== undefined);
  const contact = properties && contactFrom(properties);
  return contact && saysSomething(contact) ? contact : undefined;
}

const saysSomething = ({ firstName, lastName, emails, company, phones }: Contact): boolean =>
  [firstName, lastName, company, ...emails, ...phones].some(Boolean);

type Reader = (text: string) => Property[] | undefined;

const vcard: Reader = (text) => {
  const card = text.replace(dataStart, '');
  const isEncoded = card !== text;
  const plainText = isEncoded ? decoded(card) : text;
  return vcardStart.test(plainText) ? vcardProperties(plainText) : undefined;
};

/** The start of a link that holds a vCard itself. */
const dataStart = /^data:text\/(?:x-)?vcard[^,]{0,60},/i;

/** Fields between semicolons, `NAME:value`; an escaped semicolon stays in its field. */
const fieldsOf = (body: string) =>
  (body.match(/(?:\\.|[^;\\])+/gs) ?? []).map((piece) => {
    const colon = piece.indexOf(':');
    return {
      name: piece.slice(0, colon).trim().toUpperCase(),
      value: piece.slice(colon + 1).trim(),
    };
  });

/** Names of fields that programs add to MeCards. */
const mecardNames: Readonly<Record<string, string>> = {
  TIL: 'TITLE',
  JOB: 'TITLE',
  COM: 'ORG',
  CORP: 'ORG',
  'TEL-AV': 'TEL',
  MEMO: 'NOTE',
};

const mecard: Reader = (text) => {
  const body = /^\s{0,20}MECARD:(.*)$/is.exec(text)?.[1];
  if (body === undefined) return undefined;
  return fieldsOf(body).map(({ name, value }) => {
    const parts = splitEscaped(value, ',');
    if (name === 'N') return propertyOf('N', ...parts);
    if (name === 'ADR') return propertyOf('ADR', ...parts);
    const property = mecardNames[name] ?? name;
    return propertyOf(property, splitEscaped(value, ';').join(';'));
  });
};

/** The fields of a BizCard as properties; the rest is its name. */
const bizcardFields: Readonly<Record<string, readonly [name: string, type?: string]>> = {
  T: ['TITLE'],
  C: ['ORG'],
  A: ['ADR'],
  B: ['TEL', 'WORK'],
  M: ['TEL', 'CELL'],
  F: ['TEL', 'FAX'],
  E: ['EMAIL'],
  U: ['URL'],
};

const bizcard: Reader = (text) => {
  const body = /^\s{0,20}BIZCARD:(.*)$/is.exec(text)?.[1];
  if (body === undefined) return undefined;
  const fields = fieldsOf(body);
  const part = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  const properties = fields.flatMap(({ name, value }) => {
    const [property, type] = bizcardFields[name] ?? [];
    if (property === undefined) return [];
    return [
      { ...propertyOf(property, splitEscaped(value, ';').join(';')), types: type ? [type] : [] },
    ];
  });
  return [propertyOf('N', part('X'), part('N')), ...properties];
};

const message: Reader = (text) => {
  const body = /^\s{0,20}MATMSG:(.*)$/is.exec(text)?.[1];
  return body === undefined
    ? undefined
    : fieldsOf(body).map(({ name, value }) => {
        const text = splitEscaped(value, ';').join(';');
        return propertyOf(name === 'TO' ? 'EMAIL' : 'NOTE', text);
      });
};

/** `mailto:…?subject=…`, `tel:+49…`, `SMSTO:+49…:text`. */
const link: Reader = (text) => {
  const [, scheme = '', target = ''] =
    /^\s{0,20}(mailto|tel|sms|smsto|mmsto|whatsapp):([^\s]+)/i.exec(text) ?? [];
  if (!target) return undefined;
  if (/^mailto$/i.test(scheme)) {
    return [propertyOf('EMAIL', decoded(target.replace(/\?.*/s, '')))];
  }
  const [number = ''] = target.split(/[:?]/);
  return [propertyOf('TEL', decoded(number))];
};

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** Names of members, without case and separators, and the properties that they are. */
const members: readonly (readonly [names: string, property: string, type?: string])[] = [
  ['name fullname displayname formattedname contactname attendeename', 'FN'],
  ['email emailaddress mail eemail em workemail', 'EMAIL'],
  ['phone phonenumber tel telephone workphone', 'TEL'],
  ['mobile mobilephone cell cellphone', 'TEL', 'CELL'],
  ['fax', 'TEL', 'FAX'],
  ['company companyname organization organisation organizationname org employer co', 'ORG'],
  ['title jobtitle position role', 'TITLE'],
  ['website url web', 'URL'],
  ['address', 'ADR'],
  ['note notes', 'NOTE'],
];
const firstNames = 'firstname givenname first forename fname given'.split(' ');
const lastNames = 'lastname familyname surname last lname ln family'.split(' ');

const json: Reader = (text) => {
  if (!/^\s{0,20}[[{]/.test(text)) return undefined;
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const [card] = cardsIn(value);
    if (card) return card;
  }
  return fromMembers(membersIn(value));
};

/** The cards of a list, or of one that is a card itself. */
const cardsIn = (list: readonly unknown[]): Property[][] =>
  [list, ...list]
    .flatMap((one) => (Array.isArray(one) ? [jcard(one) ?? []] : []))
    .filter((card) => card.length > 0);

/** The start of a text of jCards. */
export const jcardStart = /^\uFEFF?\s{0,20}\[\s{0,20}(?:\[\s{0,20})?"vcard"/i;

/** The contacts in a text of jCards (RFC 7095); undefined if it is none. */
export function contactsOfJcards(text: string): Contact[] | undefined {
  const value = parsed(text.replace(/^\uFEFF/, ''));
  return Array.isArray(value) ? cardsIn(value).map(contactFrom) : undefined;
}

/** Levels of objects inside objects. */
const deepest = 4;

/** A text by its name, for comparison and as it is written. */
type Member = readonly [name: string, text: string, label: string];

/** The texts of an object, by their names; those inside another object also by its name. */
function membersIn(value: object, above = '', level = 0): Member[] {
  if (level > deepest) return [];
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const name = plainName(key);
    if (typeof entry === 'string' || typeof entry === 'number') {
      return [[`${above}${name}`, String(entry), key]];
    }
    if (typeof entry !== 'object' || entry === null) return [];
    return membersIn(entry, people.has(name) ? '' : name, level + 1);
  });
}

const plainName = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '');
/** Objects whose members are a person's. */
const people: ReadonlySet<string> = new Set([
  '',
  'attendee',
  'person',
  'contact',
  'user',
  'profile',
  'visitor',
  'data',
  'lead',
  'guest',
]);

/** What says how a text is written, and nothing about the person. */
const technical: ReadonlySet<string> = new Set(['', 'v', 'version', 'type', 'schema', 'context']);

/** The properties that members are; others become notes with their names. */
function fromMembers(entries: readonly Member[]): Property[] {
  const part = (names: readonly string[]) =>
    entries.find(([key]) => names.includes(key))?.[1] ?? '';
  // "fn" is a first name beside "ln", else the full one.
  const hasLast = part(lastNames) !== '';
  const given = part(hasLast ? [...firstNames, 'fn'] : firstNames);
  const properties = entries.flatMap(([key, entry, label]) => {
    const known = key === 'fn' && !hasLast ? 'name' : key;
    const found = members.find(([names]) => names.split(' ').includes(known));
    if (found) return [{ ...propertyOf(found[1], entry), types: found[2] ? [found[2]] : [] }];
    const isName = firstNames.includes(known) || lastNames.includes(known) || known === 'fn';
    if (isName || technical.has(known) || entry.trim() === '') return [];
    return [propertyOf('NOTE', `${label}: ${entry}`)];
  });
  return [propertyOf('N', part(lastNames), given), ...properties];
}

/** An address with the fields of a person behind it: `…?fn=Ida&ln=Lund&email=…`. */
const query: Reader = (text) => {
  const address = text.trim();
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (hostname === 'wa.me') return [propertyOf('TEL', `+${pathname.slice(1)}`)];
  const entries = [...searchParams].map(([key, value]): Member => [plainName(key), value, key]);
  const isPerson = entries.some(([, value]) => value.includes('@'));
  return isPerson ? fromMembers(entries) : undefined;
};

/** An address alone, or lines such as "Name: Ida Lund". */
const labelled: Reader = (text) => {
  const lines = text.trim().split(/\r\n|\r|\n/);
  if (lines.length === 1 && /^[^\s@:/|;,]+@[^\s@:/|;,]+$/.test(text.trim())) {
    return [propertyOf('EMAIL', text.trim())];
  }
  const entries = lines.flatMap((line): Member[] => {
    const colon = line.indexOf(':');
    const label = line.slice(0, colon).trim();
    return colon > 0 ? [[plainName(label), line.slice(colon + 1).trim(), label]] : [];
  });
  return entries.length > 1 ? fromMembers(entries) : undefined;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `["vcard", [["fn", {}, "text", "Ida Lund"], …]]` (RFC 7095). */
function jcard([kind, list]: readonly unknown[]): Property[] | undefined {
  if (kind !== 'vcard' || !Array.isArray(list)) return undefined;
  return list.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [name, parameters, , value] = entry as readonly unknown[];
    const { type, pref } = Object(parameters) as { type?: unknown; pref?: unknown };
    const parts = [value].flat(2).map((part) => (typeof part === 'string' ? part : ''));
    const types = [type].flat().map((word) => String(word ?? '').toUpperCase());
    const preference = Number(pref) || noPreference;
    return [{ ...propertyOf(String(name).toUpperCase(), ...parts), types, preference }];
  });
}

const readers: readonly Reader[] = [vcard, mecard, bizcard, message, link, json, query, labelled];
