import type { Import, ImportField, ImportMapping } from '@cardinal/contract';
import { leadStatuses } from '@cardinal/contract/labels';
import type { SheetRow } from '../../../ports/sheets/index.ts';
import { fieldOfHeader } from './headerNames.ts';

/** Rows that are looked at to tell what a file's columns hold. */
export const lookedRows = 50;
/** A header stands among the first rows, below a title at most. */
const headerWithin = 10;
const mostSamples = 3;
const longestSample = 100;
const longestName = 200;

/** What was found out about a file from its first rows. */
export interface Layout {
  columns: Import['columns'];
  mapping: ImportMapping;
  /** How many of the looked at rows are title and header. */
  skipped: number;
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^\+?[\d\s().\-/]{7,24}$/;
const digits = (text: string) => text.replace(/\D/g, '').length;
/** 2026-11-21, 21.11.2026 or 11/21/2026, with or without a time: digits enough for a phone. */
const date = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}(?!\d|\1)/;
const isPhone = (text: string) =>
  phone.test(text) && digits(text) >= 7 && digits(text) <= 15 && !date.test(text);
const isStatus = (text: string) =>
  leadStatuses.some((status) => status.toLowerCase() === text.toLowerCase());

/** What columns without a telling name may hold, by what stands in them. */
const byContent: readonly (readonly [ImportField, (text: string) => boolean])[] = [
  ['email', (text) => email.test(text)],
  ['lead_status', isStatus],
  ['phone', isPhone],
];

/**
 * Finds header, columns and what they probably hold.
 * @param mapsAssignee Whether the importer may give leads to others.
 */
export function proposeLayout(rows: readonly SheetRow[], mapsAssignee: boolean): Layout {
  const at = headerIndex(rows);
  const header = at === undefined ? [] : (rows[at]?.cells ?? []);
  const data = rows.slice(at === undefined ? 0 : at + 1);
  const width = Math.max(header.length, ...data.map(({ cells }) => cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) => ({
    name: header[index]?.slice(0, longestName) || `Column ${columnName(index)}`,
    samples: samplesOf(data, index),
  }));
  const named = columns.map((_, index) => {
    const field = fieldOfHeader(header[index] ?? '');
    return field === 'assigned_to' && !mapsAssignee ? undefined : field;
  });
  const mapping: ImportMapping = withoutRepeats(named);
  for (const [field, fits] of byContent) {
    if (mapping.includes(field)) continue;
    const found = mapping.findIndex(
      (mapped, index) => mapped === null && mostFit(data, index, fits),
    );
    if (found >= 0) mapping[found] = field;
  }
  return { columns, mapping: withNames(mapping), skipped: at === undefined ? 0 : at + 1 };
}

/** The row that names the columns: the one with the most known names, else a first row of words. */
function headerIndex(rows: readonly SheetRow[]): number | undefined {
  const known = rows
    .slice(0, headerWithin)
    .map(({ cells }) => cells.filter((cell) => fieldOfHeader(cell) !== undefined).length);
  const most = Math.max(...known, 0);
  if (most >= 2) return known.indexOf(most);
  const first = rows[0]?.cells ?? [];
  const holdsData = first.some((cell) => email.test(cell) || isPhone(cell));
  return holdsData || rows.length === 0 ? undefined : 0;
}

/** Each field once: of two columns of a name the first one has it. */
function withoutRepeats(fields: readonly (ImportField | undefined)[]): ImportMapping {
  return fields.map((field, index) =>
    field !== undefined && fields.indexOf(field) === index ? field : null,
  );
}

/** A column called "Name" beside one of first names holds last names, not full ones. */
function withNames(mapping: ImportMapping): ImportMapping {
  const hasFirst = mapping.includes('first_name');
  const hasLast = mapping.includes('last_name');
  return mapping.map((field) => {
    if (field === 'full_name' && hasFirst) return hasLast ? null : 'last_name';
    // "Nom" or "Nombre" alone mean the whole name.
    if (field === 'last_name' && !hasFirst && !mapping.includes('full_name')) return 'full_name';
    return field;
  });
}

function mostFit(rows: readonly SheetRow[], column: number, fits: (text: string) => boolean) {
  const filled = rows.flatMap(({ cells }) => cells[column] || []);
  return filled.length > 0 && filled.filter(fits).length >= filled.length * 0.8;
}

const samplesOf = (rows: readonly SheetRow[], column: number): string[] =>
  [...new Set(rows.flatMap(({ cells }) => cells[column] || []))]
    .slice(0, mostSamples)
    .map((text) => text.slice(0, longestSample));

/** A, B, … Z, AA as spreadsheet programs name columns. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
