import type { UsedCountries } from '@cardinal/contact';
import { caseless } from '@cardinal/contract/fold';
import type { ImportMapping, ImportRow, ImportValueField, NewLead } from '@cardinal/contract';
import { importValueFields } from '@cardinal/contract/labels';
import type { SheetRow } from '../../../ports/sheets/index.ts';
import { dialledNumbers, knownNumbers, type KnownNumber } from '../../../store/leadKeys.ts';
import { plainWords } from '../columns/foreignValues.ts';
import { checkRow, shownValues, type CheckedRow } from './rowCheck.ts';
import { longestText, type RowRules } from './rowRules.ts';

/** A row and the keys by which its person is recognised. */
export interface SeenRow {
  row: number;
  email: string;
  numbers: KnownNumber[];
}

/** The expected result of importing some rows. */
export interface RowSummary {
  count: number;
  invalid: number;
  /** The keys of the valid rows; `repeats` refers to the same person in an earlier row. */
  known: (SeenRow & { repeats: boolean })[];
  /** The first rows, as many as requested. */
  shown: ImportRow[];
  /** The first rows with errors or repetitions, as many as requested. */
  problems: ImportRow[];
  /** How often each text of the mapped fields occurs. */
  texts: { field: ImportValueField; text: string; count: number }[];
}

/** A person on a list of attendees. */
export interface Attendee {
  row: number;
  /** Its code. */
  badge: string;
  /** Distinguishes people with the same code. */
  person: string;
}

/** Some rows of a list of attendees. */
export interface AttendeeSummary {
  count: number;
  invalid: number;
  people: Attendee[];
  /** The first rows with errors, as many as requested. */
  problems: ImportRow[];
}

/** Number of rows that a summary shows. */
export interface Wanted {
  shown: number;
  problems: number;
}

/** An earlier row for the same person, and the field by which it was recognised. */
interface Repetition {
  reason: 'email' | 'phone';
  earlier: SeenRow;
}

/** The keys by which a person is recognised. */
export const keysOf = (lead: Parameters<typeof knownNumbers>[0] & Pick<NewLead, 'email'>) => ({
  email: caseless(lead.email),
  numbers: knownNumbers(lead),
});

/** Where nothing is known about earlier leads. */
export const noCountries: UsedCountries = { all: [] };

/** A row as the preview shows it. */
export const shownRow = ({ row, values, errors }: CheckedRow): ImportRow => ({
  row,
  values: shownValues(values),
  errors,
  duplicates: [],
  action: null,
});

function textsOf(rows: readonly SheetRow[], mapping: ImportMapping): RowSummary['texts'] {
  return importValueFields.flatMap((field) => {
    const column = mapping.indexOf(field);
    if (column < 0) return [];
    const counts = new Map<string, number>();
    for (const { cells } of rows) {
      const text = cells[column] ?? '';
      if (text && text.length <= longestText) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts].map(([text, count]) => ({ field, text, count }));
  });
}

/**
 * Analyses rows of a list of leads.
 * @param repeated The earlier rows that a row repeats; called for each row, in order
 */
export function summarise(
  rows: readonly SheetRow[],
  rules: RowRules,
  wanted: Wanted,
  repeated: (row: SeenRow) => readonly Repetition[],
): RowSummary {
  const summary: RowSummary = {
    count: rows.length,
    invalid: 0,
    known: [],
    shown: [],
    problems: [],
    texts: textsOf(rows, rules.mapping),
  };
  for (const sheetRow of rows) {
    const checked = checkRow(sheetRow, rules);
    const { row, lead } = checked;
    const keys = lead
      ? keysOf({ ...lead, ...dialledNumbers(lead, rules.used ?? noCountries) })
      : { email: '', numbers: [] };
    const duplicates = repeated({ row, ...keys }).map(({ reason, earlier }) => ({
      reason,
      id: null,
      row: earlier.row,
    }));
    if (lead) summary.known.push({ row, ...keys, repeats: duplicates.length > 0 });
    else summary.invalid += 1;
    const isProblem = !lead || duplicates.length > 0;
    const isShown = summary.shown.length < wanted.shown;
    const isListed = isProblem && summary.problems.length < wanted.problems;
    if (!isShown && !isListed) continue;
    const shown = { ...shownRow(checked), duplicates };
    if (isShown) summary.shown.push(shown);
    if (isListed) summary.problems.push(shown);
  }
  return summary;
}

/** Analyses rows of a list of attendees. @param problems Rows with errors to show */
export function summariseAttendees(
  rows: readonly SheetRow[],
  rules: RowRules,
  problems: number,
): AttendeeSummary {
  const checked = rows.map((sheetRow) => checkRow(sheetRow, rules));
  const people = checked.flatMap(({ row, lead }): Attendee[] => {
    if (!lead) return [];
    const person = `${caseless(lead.email)} ${plainWords(`${lead.first_name} ${lead.last_name}`)}`;
    return [{ row, badge: lead.badge_code, person }];
  });
  const refused = checked.filter(({ lead }) => !lead);
  return {
    count: checked.length,
    invalid: refused.length,
    people,
    problems: refused.slice(0, problems).map(shownRow),
  };
}
