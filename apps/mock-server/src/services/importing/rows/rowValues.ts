import {
  cellText,
  cut,
  isCallable,
  isSaid,
  noName,
  oneLine,
  paragraphs,
  isPlaceholder,
  readEmails,
  readLinks,
  readName,
  readPhones,
  type CountryCode,
  type NumberKind,
  type WrittenNumber,
} from '@cardinal/contact';
import type { ImportField } from '@cardinal/contract';
import { importFieldLabels, leadFields, leadFieldsWith } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';

export type Values = Partial<Record<ImportField, string>>;

/** The values of a row that fit their fields, and lines for the notes about all that doesn't. */
export interface CleanRow {
  values: Values;
  kept: string[];
}

/** Fields on one line that are cut where they are too long; a cut badge code would be another one. */
const lines = leadFieldsWith('kind', 'line').filter(
  (field) => field !== 'badge_code' && field !== 'source',
);
const cleaned: ReadonlySet<ImportField> = new Set([
  ...leadFieldsWith('kind', 'line', 'email', 'phone', 'link', 'paragraphs'),
  'full_name',
]);

/** What the columns of a list say about its names. */
export interface NameRules {
  /** Whether the list has no column for last names. */
  isNameWhole?: boolean;
  /** Where people have such names. */
  country?: CountryCode | undefined;
}

/** Reads the cells of a row as contact data. */
export function cleanRow(row: Values, names: NameRules = {}): CleanRow {
  const values: Values = { ...row };
  const kept: string[] = [];
  for (const field of Object.keys(row) as ImportField[]) readLinkFormula(values, field, kept);
  for (const field of Object.keys(row) as ImportField[]) {
    // Statuses and the like are compared as they are, and kept in the notes.
    if (!cleaned.has(field)) continue;
    const text = values[field] ?? '';
    if (isPlaceholder(text)) delete values[field];
    else if (field === 'notes') values.notes = paragraphs(text);
    else if ((lines as readonly ImportField[]).includes(field)) values[field] = oneLine(text);
  }
  cleanEmail(values, kept);
  cleanPhones(values, kept);
  cleanWebsite(values, kept);
  cleanName(values, kept, names);
  for (const field of lines) cutLine(values, field, kept);
  for (const field of cleaned) if (values[field] === '') delete values[field];
  return { values, kept };
}

/** Fields of which a link is the content. */
const linked: ReadonlySet<ImportField> = new Set([
  'email',
  'phone',
  'mobile',
  'website',
  'linkedin_url',
] as const);

/** Replaces `=HYPERLINK("mailto:ida@werft.example","Ida Lund")` by what it shows, and keeps where it leads. */
function readLinkFormula(values: Values, field: ImportField, kept: string[]): void {
  const text = values[field] ?? '';
  if (!text.startsWith('=')) return;
  const [, target, shown = ''] =
    /^=HYPERLINK\(\s?"([^"]*)"\s?(?:[,;]\s?"([^"]*)"\s?)?\)$/i.exec(text) ?? [];
  if (target === undefined) return;
  const other = isSaid(target.replace(/^(?:mailto|tel):/i, ''), [shown]) ? '' : target;
  if (linked.has(field))
    values[field] = field === 'linkedin_url' ? target : [shown, other].filter(Boolean).join('\n');
  else {
    values[field] = shown || target;
    if (shown && other) kept.push(lineOf(field, other));
  }
}

const lineOf = (field: ImportField, text: string) => `${importFieldLabels[field]}: ${text}`;

function cleanEmail(values: Values, kept: string[]): void {
  const { first, others, rest } = readEmails(values.email ?? '');
  // Without a usable address, the text is reported as it is.
  if (!first) return;
  values.email = first;
  kept.push(...others.map((other) => lineOf('email', other)));
  const { first_name = '', last_name = '', full_name = '', company = '' } = values;
  if (!isSaid(rest, [first_name, last_name, full_name, company])) kept.push(lineOf('email', rest));
}

const kindLabels: Readonly<Record<NumberKind, string>> = {
  work: importFieldLabels.phone,
  mobile: importFieldLabels.mobile,
  other: importFieldLabels.phone,
  home: 'Home phone',
  fax: 'Fax',
  pager: 'Pager',
};

function cleanPhones(values: Values, kept: string[]): void {
  const phone = readPhones(values.phone ?? '');
  const mobile = readPhones(values.mobile ?? '', 'mobile');
  // Of someone with no other number, the mobile one is the one to call.
  const numbers = withoutRepeats([...phone.numbers, ...mobile.numbers]);
  const [first, ...rest] = numbers.filter(isCallable);
  const own = rest.find((number) => mobile.numbers.includes(number) || number.kind === 'mobile');
  setNumber(values, 'phone', first, kept);
  setNumber(values, 'mobile', own, kept);
  for (const number of numbers) {
    if (number === first || number === own) continue;
    const { kind, extension } = number;
    kept.push(`${kindLabels[kind]}: ${number.number}${extension && ` ext. ${extension}`}`);
  }
  for (const [field, { rest: words, problem }] of [
    ['phone', phone],
    ['mobile', mobile],
  ] as const) {
    if (words) kept.push(lineOf(field, problem ? `${words} (${problem})` : words));
  }
}

function withoutRepeats(numbers: readonly WrittenNumber[]): WrittenNumber[] {
  const seen = new Set<string>();
  return numbers.filter(({ number, extension }) => {
    const key = `${number.replace(/\D/g, '')}#${extension}`;
    return !seen.has(key) && seen.add(key);
  });
}

function setNumber(
  values: Values,
  field: 'phone' | 'mobile',
  written: WrittenNumber | undefined,
  kept: string[],
): void {
  delete values[field];
  if (!written) return;
  const { number, extension } = written;
  values[field] = number.length > lengths.phone ? number.replace(/[^+\d]/g, '') : number;
  if (extension) kept.push(`Extension: ${extension}`);
}

function cleanWebsite(values: Values, kept: string[]): void {
  const { first, others, rest } = readLinks(values.website ?? '');
  const fits = first.length <= leadFields.website.max;
  delete values.website;
  if (first && fits) values.website = first;
  const unused = [...(fits ? [] : [first]), ...others, rest];
  kept.push(...unused.filter(Boolean).map((text) => lineOf('website', text)));
}

/** Splits a full name if the row has no separate first and last name. */
function cleanName(values: Values, kept: string[], { isNameWhole, country }: NameRules): void {
  const { first_name = '', last_name = '', email = '', company = '' } = values;
  const full = cellText(values.full_name ?? '');
  delete values.full_name;
  const isSplit = first_name !== '' && !isNameWhole && !first_name.includes('@');
  if (isSplit) {
    if (!isSaid(full, [first_name, last_name])) kept.push(lineOf('full_name', full));
    return;
  }
  // Vendors' lists have whole names in the column of one of the parts.
  const isInLast = !full && !first_name && last_name.includes(' ');
  const whole = full || first_name || (isInLast ? last_name : '');
  if (whole === '') return;
  const isOwn = company !== '' && isSaid(whole, [company]) && isSaid(company, [whole]);
  const read = isOwn ? { ...noName, company: whole } : readName(whole, { email, country });
  values.first_name = read.first;
  values.last_name = isInLast ? read.last : last_name || read.last;
  if (read.company && !values.company) values.company = read.company;
  if (!isSaid(read.company, [values.company ?? ''])) kept.push(lineOf('full_name', read.company));
  if (!isSaid(read.last, [values.last_name])) kept.push(lineOf('full_name', whole));
  if (!isSaid(first_name, [whole])) kept.push(lineOf('first_name', first_name));
  if (read.prefix) kept.push(`Prefix: ${read.prefix}`);
  if (read.suffix) kept.push(`Suffix: ${read.suffix}`);
  if (!isSaid(read.rest, [email])) kept.push(lineOf('full_name', read.rest));
}

function cutLine(values: Values, field: (typeof lines)[number], kept: string[]): void {
  const text = values[field];
  if (text === undefined || text.length <= leadFields[field].max) return;
  values[field] = cut(text, leadFields[field].max);
  kept.push(lineOf(field, text));
}
