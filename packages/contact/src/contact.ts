import { readEmails } from './emails.ts';
import { readLinks } from './links.ts';
import { readName, type NameParts } from './names.ts';
import {
  isCallable,
  inCallOrder,
  kindOf,
  readPhones,
  type NumberKind,
  type WrittenNumber,
} from './phones.ts';
import { plain, splitEscaped, type Property } from './properties.ts';
import { isPlaceholder, isSaid, oneLine, paragraphs } from './text.ts';

/** What a vCard or code says about somebody. */
export interface Contact {
  firstName: string;
  lastName: string;
  company: string;
  position: string;
  /** The preferred one first. */
  emails: string[];
  /** In the order in which they are called; faxes and pagers last. */
  phones: WrittenNumber[];
  websites: string[];
  addresses: string[];
  /** All else, one labelled line each: titles, departments, remarks. */
  notes: string[];
}

/** Other properties with a text for the notes. */
const noted: Readonly<Record<string, string>> = {
  NICKNAME: 'Nickname',
  BDAY: 'Birthday',
  ANNIVERSARY: 'Anniversary',
  IMPP: 'Messenger',
  'X-SOCIALPROFILE': 'Profile',
  CATEGORIES: 'Categories',
};

/** Apple’s year of a birthday that has none. */
const noYear = /^1604-(?=\d\d-\d\d)/;

/** A page of LinkedIn. */
export const linkedIn = /(?:^|\/\/|\.)linkedin\.com\//i;

/** Reads the properties of a card. */
export function contactFrom(properties: readonly Property[]): Contact {
  const filled = properties
    .filter(({ value }) => value.trim() !== '')
    .toSorted((a, b) => a.preference - b.preference);
  const all = (name: string) => filled.filter((property) => property.name === name);
  const texts = (name: string) => all(name).map(({ value }) => oneLine(plain(value)));
  const emails = all('EMAIL').map(({ value }) => readEmails(plain(value)));
  const [company = '', ...companies] = all('ORG').map(({ value }) => splitEscaped(value, ';'));
  const [name = '', ...departments] = company;
  const person = nameOf(all('N')[0]?.value ?? '', texts('FN')[0] ?? '', {
    email: emails[0]?.first ?? '',
    company: oneLine(name),
    isCompany: texts('X-ABSHOWAS').includes('COMPANY'),
  });
  const phones = phonesOf(all('TEL'));
  // Profiles are pages, too.
  const profiles = all('X-SOCIALPROFILE').filter(({ value }) => linkedIn.test(value));
  const links = [...all('URL'), ...profiles].map(({ value }) => readLinks(plain(value)));
  const positions = [...texts('TITLE'), ...texts('ROLE')];
  const roles = texts('TITLE').length > 0 ? texts('ROLE') : texts('ROLE').slice(1);
  const notes = [
    ...all('NOTE').map(({ value }) => paragraphs(plain(value))),
    ...labelled('Prefix', [person.prefix]),
    ...labelled('Suffix', [person.suffix]),
    ...labelled('Name', [person.rest]),
    ...labelled('Department', departments.map(oneLine)),
    ...labelled(
      'Company',
      companies.map((parts) => oneLine(parts.filter(Boolean).join(', '))),
    ),
    ...labelled('Position', texts('TITLE').slice(1)),
    ...labelled(
      'Role',
      roles.filter((role) => role !== positions[0]),
    ),
    ...labelled(
      'Email',
      emails.map(({ rest }) => rest).filter((rest) => !isSaid(rest, [person.first, person.last])),
    ),
    ...labelled('Phone', phones.rest),
    ...labelled(
      'Website',
      links.map(({ rest }) => rest),
    ),
    ...Object.entries(noted).flatMap(([property, label]) =>
      labelled(
        label,
        all(property).flatMap((one) =>
          profiles.includes(one) ? [] : partsOf(one.value.replace(noYear, '')),
        ),
      ),
    ),
  ];
  return {
    firstName: person.first,
    lastName: person.last,
    company: oneLine(name) || person.company,
    position: positions[0] ?? '',
    emails: unique(emails.flatMap(({ first, others }) => [first].concat(others))),
    phones: phones.numbers,
    websites: unique(links.flatMap(({ first, others }) => [first].concat(others))),
    addresses: unique([...all('ADR').map(({ value }) => partsOf(value)), ...labelsOf(all)]),
    notes,
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];
const labelled = (label: string, texts: readonly string[]) =>
  unique(texts).map((text) => `${label}: ${text}`);

/** The parts of a structured value as one text. */
const partsOf = (value: string) =>
  oneLine(splitEscaped(value, ';').map(oneLine).filter(Boolean).join(', '));

/** Addresses as printed on labels, where the card has no other. */
const labelsOf = (all: (name: string) => Property[]) =>
  all('ADR').length > 0 ? [] : all('LABEL').map(({ value }) => oneLine(plain(value)));

function phonesOf(properties: readonly Property[]) {
  const read = properties.map(({ types, value }) =>
    readPhones(plain(value), kindOf(types.join(' '))),
  );
  const numbers = inCallOrder(read.flatMap(({ numbers }) => numbers));
  const rest = read.flatMap(({ rest, problem }) => (problem ? `${rest} (${problem})` : rest));
  return { numbers, rest };
}

interface Hints {
  email: string;
  company: string;
  /** Whether the card says that it is of a company. */
  isCompany: boolean;
}

/** The name from its parts, or from the full one if they are missing or all in one. */
function nameOf(structured: string, full: string, { email, company, isCompany }: Hints): NameParts {
  const parts = splitEscaped(structured, ';').map((part) =>
    isPlaceholder(part) ? '' : oneLine(part),
  );
  const [last = '', given = '', middle = '', prefix = '', suffix = ''] = parts;
  const first = [given, middle].filter(Boolean).join(' ');
  const named = { prefix, suffix, company: '', rest: '' };
  if (first && last) return { ...named, first, last };
  const whole = full || first || last;
  const isOwn = isCompany || (company !== '' && whole.toLowerCase() === company.toLowerCase());
  const none = { ...named, first: '', last: '' };
  if (isOwn && !first && !last) return { ...none, company: whole };
  const read = readName(whole, { email });
  return {
    ...read,
    prefix: prefix || read.prefix,
    suffix: suffix || read.suffix,
    rest: isSaid([first, last].join(' '), [whole]) ? read.rest : [first, last].join(' ').trim(),
  };
}

const labels: Readonly<Record<NumberKind, string>> = {
  work: 'Phone',
  mobile: 'Mobile',
  other: 'Phone',
  home: 'Home phone',
  fax: 'Fax',
  pager: 'Pager',
};

/** A number that fills no field, as a line for the notes. */
export const numberLine = ({ number, kind, extension }: WrittenNumber): string =>
  `${labels[kind]}: ${number}${extension && ` ext. ${extension}`}`;

/** The numbers for the fields of a lead; the others are for the notes. */
export function chosenNumbers(phones: readonly WrittenNumber[]) {
  const callable = phones.filter(isCallable);
  const [phone] = callable;
  const mobile = callable.find((number) => number !== phone && number.kind === 'mobile');
  return { phone, mobile, others: phones.filter((one) => one !== phone && one !== mobile) };
}
