import type { Import, ImportField, ImportMapping } from '@cardinal/contract';
import type { SheetRow } from '../../../ports/sheets/index.ts';
import { joinedFields } from '@cardinal/contract/labels';
import { cutText } from '../../../foreignText.ts';
import {
  hasDegree,
  isKnownStatus,
  isPlainSalutation,
  isSalutation,
  isTypeName,
  statusOf,
} from './foreignValues.ts';
import { withNamesByValue } from './namesByValue.ts';
import { fieldOfHeader, meansFullNameAlone, type NameStrength } from './headerNames.ts';

/** Number of rows that are checked to determine the content of a file's columns. */
export const lookedRows = 50;
/** Number of the first rows among which the header is searched; there may be a title above it. */
const headerWithin = 10;
const mostSamples = 3;
const longestSample = 100;
const longestName = 200;

/** What the first rows of a file reveal about it. */
export interface Layout {
  columns: Import['columns'];
  mapping: ImportMapping;
  /** See `Import`. */
  order: number[];
  /** How many of these rows are title and header. */
  skipped: number;
}

/** A profile on LinkedIn. */
const isLinkedIn = (text: string) => /(?:^|\/\/|\.)linkedin\.com\//i.test(text);
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const phone = /^\+?[\d\s().\-/]{7,24}$/;
const digits = (text: string) => text.replace(/\D/g, '').length;
/** 2026-11-21, 21.11.2026 or 11/21/2026, with or without a time: as many digits as a phone number. */
const date = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}(?!\d|\1)/;
const isPhone = (text: string) =>
  phone.test(text) && digits(text) >= 7 && digits(text) <= 15 && !date.test(text);
/** Fields of which further columns are proposed; each of their values is worth keeping. */
const furtherFields: ReadonlySet<ImportField> = new Set(
  joinedFields.filter((field) => ['email', 'phone', 'mobile', 'website', 'notes'].includes(field)),
);
/** Fields that columns without a known name may contain, recognised by their values. */
const byContent: readonly (readonly [ImportField, (text: string) => boolean])[] = [
  ['email', (text) => email.test(text)],
  ['linkedin_url', isLinkedIn],
  ['lead_status', isKnownStatus],
  ['phone', isPhone],
];

/**
 * Finds the header and the columns, and proposes a field for each column.
 * @param mapsAssignee Whether the user may assign leads to others
 */
export function proposeLayout(rows: readonly SheetRow[], mapsAssignee: boolean): Layout {
  const at = headerIndex(rows);
  const header = at === undefined ? [] : (rows[at]?.cells ?? []);
  const data = rows.slice(at === undefined ? 0 : at + 1);
  const width = Math.max(header.length, ...data.map(({ cells }) => cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) => ({
    name: cutText(header[index] ?? '', longestName) || `Column ${columnName(index)}`,
    samples: samplesOf(data, index),
  }));
  const candidates = header.flatMap((name, column): Candidate[] => {
    const named = fieldOfHeader(name);
    const isProfile = named?.field === 'website' && mostFit(data, column, isLinkedIn);
    // "URL" holds the profiles in LinkedIn's own export.
    const found = isProfile ? { ...named, field: 'linkedin_url' as const } : named;
    if (!found || (found.field === 'assigned_to' && !mapsAssignee)) return [];
    if (!isDenied(data, column, found)) return [{ ...found, column }];
    // "Title" with "Dr." in it belongs to the names.
    const isKept = found.field === 'position' && valuesIn(data, column).some(hasDegree);
    return isKept ? [{ field: 'notes', strength: 'kept', column }] : [];
  });
  const mapping: ImportMapping = columns.map(() => null);
  const best = withPhone(data, bestOfEach(data, candidates));
  for (const { field, column } of best) mapping[column] = field;
  for (const [field, fits] of byContent) {
    if (best.some((one) => one.field === field && isFilled(data, one.column))) continue;
    const found = mapping.findIndex(
      (mapped, index) => mapped === null && mostFit(data, index, fits),
    );
    if (found < 0) continue;
    // An empty column that has the name gives way to a filled one that has the values.
    const named = mapping.indexOf(field);
    if (named >= 0) mapping[named] = null;
    mapping[found] = field;
  }
  const order = mapping.flatMap((field, column) => (field === null ? [] : [column]));
  for (const { field, column } of furtherOf(data, candidates, mapping)) {
    mapping[column] = field;
    order.push(column);
  }
  return {
    columns,
    mapping: at === undefined ? withNamesByValue(data, mapping) : withNames(mapping, header, data),
    order: deviating(mapping, order),
    skipped: at === undefined ? 0 : at + 1,
  };
}

/** How many fields the first rows of a sheet have, by which the list is found among several sheets. */
export function rateRows(rows: readonly SheetRow[]): number {
  const { mapping, skipped } = proposeLayout(rows, true);
  return rows.length > skipped ? new Set(mapping.filter((field) => field !== null)).size : 0;
}

/** A column whose name denotes a field. */
interface Candidate {
  field: ImportField;
  strength: NameStrength;
  column: number;
}

const valuesIn = (rows: readonly SheetRow[], column: number): string[] =>
  rows.flatMap(({ cells }) => cells[column] || []);

const isFilled = (rows: readonly SheetRow[], column: number): boolean =>
  rows.some(({ cells }) => Boolean(cells[column]));

/** Further columns of fields that may have several, those with better names first. */
function furtherOf(
  rows: readonly SheetRow[],
  candidates: readonly Candidate[],
  mapping: ImportMapping,
): Candidate[] {
  return candidates
    .filter(({ field, column }) => {
      if (!furtherFields.has(field) || mapping[column] !== null) return false;
      return mapping.includes(field) && isFilled(rows, column);
    })
    .toSorted((a, b) => ranks[b.strength] - ranks[a.strength]);
}

/** The columns of those fields for which an order of precedence is not that of the file. */
function deviating(mapping: ImportMapping, order: readonly number[]): number[] {
  const isLater = (column: number, index: number) =>
    order.some((other, at) => at > index && other < column && mapping[other] === mapping[column]);
  const fields = new Set(order.filter(isLater).map((column) => mapping[column]));
  return order.filter((column) => fields.has(mapping[column] ?? null));
}

/** Whether the values of a column contradict its name. */
function isDenied(
  rows: readonly SheetRow[],
  column: number,
  { field, strength }: Omit<Candidate, 'column'>,
): boolean {
  const values = valuesIn(rows, column);
  // "Ms." is no more than what most lists have in every row.
  if (strength === 'kept') return values.every(isPlainSalutation);
  // Outlook's "Title" holds "Mr." and "Dr.".
  if (field === 'position') return values.length > 0 && values.every(isSalutation);
  if (strength === 'judged') {
    // A list that has only some of our meanings still has statuses.
    const known = values.filter((text) => statusOf(text) !== null).length;
    return values.length > 0 && known < values.length / 2;
  }
  if (strength !== 'doubtful') return false;
  return !mostFit(rows, column, field === 'lead_type' ? isTypeName : isKnownStatus);
}

const ranks: Readonly<Record<NameStrength, number>> = {
  best: 3,
  good: 2,
  judged: 2,
  doubtful: 1,
  spare: 0,
  kept: -1,
};

/**
 * The best column for each field: one that is not empty, then one whose statuses are ours, then the
 * one with the better name, then the first.
 */
function bestOfEach(rows: readonly SheetRow[], candidates: readonly Candidate[]): Candidate[] {
  const scored = candidates.map((candidate) => {
    const { field, strength, column } = candidate;
    const isOurs = field === 'lead_status' && mostFit(rows, column, isKnownStatus);
    const score = (isFilled(rows, column) ? 100 : 0) + (isOurs ? 10 : 0) + ranks[strength];
    return { candidate, score };
  });
  const best = new Map<ImportField, (typeof scored)[number]>();
  for (const one of scored) {
    const { field } = one.candidate;
    if (one.score > (best.get(field)?.score ?? -1)) best.set(field, one);
  }
  return [...best.values()].map(({ candidate }) => candidate);
}

/** The row that names the columns: the one with the most known names, or else a first row of words. */
function headerIndex(rows: readonly SheetRow[]): number | undefined {
  const known = rows
    .slice(0, headerWithin)
    .map(({ cells }) => cells.filter((cell) => fieldOfHeader(cell) !== undefined).length);
  const most = Math.max(...known, 0);
  if (most >= 2) return known.indexOf(most);
  const first = rows[0]?.cells ?? [];
  const hasData = first.some((cell) => email.test(cell) || isPhone(cell));
  return hasData || rows.length === 0 ? undefined : 0;
}

/** Mobile numbers are those to call if a file has no others, or only private ones or empty columns. */
function withPhone(rows: readonly SheetRow[], chosen: readonly Candidate[]): readonly Candidate[] {
  const mobile = chosen.find(({ field }) => field === 'mobile');
  const phone = chosen.find(({ field }) => field === 'phone');
  if (!mobile || (phone && !isFilled(rows, mobile.column))) return chosen;
  if (phone && phone.strength !== 'spare' && isFilled(rows, phone.column)) return chosen;
  const others = chosen.filter((one) => one !== mobile && one !== phone);
  return [...others, { ...mobile, field: 'phone' }];
}

/** A column called "Name" next to one of first names contains last names, not full ones. */
function withNames(
  mapping: ImportMapping,
  header: readonly string[],
  data: readonly SheetRow[],
): ImportMapping {
  const whole = mapping.indexOf('full_name');
  // Empty columns of first and last names say nothing beside a filled one of names.
  const has = (field: ImportField) =>
    mapping.includes(field) &&
    (whole < 0 || !isFilled(data, whole) || isFilled(data, mapping.indexOf(field)));
  const hasFirst = has('first_name');
  const hasLast = has('last_name');
  return mapping.map((field, column) => {
    const isAlone = field === 'first_name' && !hasLast && !mapping.includes('full_name');
    if (isAlone && meansFullNameAlone(header[column] ?? '')) return 'full_name';
    if (field === 'full_name' && hasFirst) return hasLast ? null : 'last_name';
    // "Nom" or "Nombre" alone mean the full name.
    if (field === 'last_name' && !hasFirst && !mapping.includes('full_name')) return 'full_name';
    return field;
  });
}

function mostFit(rows: readonly SheetRow[], column: number, fits: (text: string) => boolean) {
  const filled = valuesIn(rows, column);
  return filled.length > 0 && filled.filter(fits).length >= filled.length * 0.8;
}

const samplesOf = (rows: readonly SheetRow[], column: number): string[] =>
  [...new Set(valuesIn(rows, column))]
    .slice(0, mostSamples)
    .map((text) => cutText(text, longestSample));

/** Names columns as spreadsheet programs do: A, B, … Z, AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
