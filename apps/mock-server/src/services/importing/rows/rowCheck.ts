import {
  listedLeadSchema,
  type FieldError,
  type ImportRow,
  type NewLead,
} from '@cardinal/contract';
import { importFieldLabels, importValueFields } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import type { SheetRow } from '../../../ports/sheets/index.ts';
import { cutText } from '../../../foreignText.ts';
import { countryOfColumns } from '../columns/columnCountry.ts';
import { typeOf } from '../columns/foreignValues.ts';
import { cellsOf } from './rowCells.ts';
import { lineOf, readEventAnswers } from './rowEventAnswers.ts';
import type { EventAnswers } from '../../leads/eventAnswers.ts';
import { valueOf, type RowRules } from './rowRules.ts';
import { cleanRow, type CleanRow, type Values } from './rowValues.ts';

/** Source of imported leads whose file contains none. */
const importSource = 'import';
/** Maximum number of characters of a value in the preview. */
const longestShown = 500;

export interface CheckedRow {
  row: number;
  values: ImportRow['values'];
  errors: FieldError[];
  /** Absent if there are errors. */
  lead?: NewLead;
  /** The fields of the lead that the row itself contains; the others have their defaults. */
  given: (keyof NewLead)[];
  /** User id of the agent to whom it is assigned. */
  assignedTo: string | null;
  eventAnswers: EventAnswers;
  /** The event and the answers as lines for the notes of an existing lead. */
  matched: string[];
}

const noCode: FieldError = { path: 'badge_code', message: 'This row has no badge code.' };

/** Interprets a row of a file as a lead. */
export function checkRow({ row, cells }: SheetRow, rules: RowRules): CheckedRow {
  const { values, answers, further } = cellsOf({ row, cells }, rules);
  if (answers.length > 0) values.answers = answers.map(lineOf).join('\n');
  const met = { event: values.event, answers };
  const { eventAnswers, rest, matched } = readEventAnswers(met, rules.events ?? [], rules.event);
  if (rules.isAttendeeList && !values.badge_code?.trim()) {
    return { row, values, errors: [noCode], given: [], assignedTo: null, eventAnswers, matched };
  }
  const clean = cleanRow(values, {
    isNameWhole: !rules.mapping.includes('last_name'),
    country: countryOfColumns(rules.columns ?? []),
  });
  const read = () => {
    const others = [...clean.kept, ...further, ...rest];
    const { fields, assignedTo } = withOurValues(clean.values, rules, others);
    const source = fields.source || importSource;
    return {
      fields,
      assignedTo: assignedTo ?? rules.assignedTo ?? null,
      parsed: listedLeadSchema.safeParse({ ...fields, source }),
    };
  };
  let found = read();
  if (!found.parsed.success && keepUnusable(clean, found.parsed.error.issues)) found = read();
  const { fields, assignedTo, parsed } = found;
  if (!parsed.success) {
    const errors = firstOfEach(parsed.error.issues);
    return { row, values, errors, given: [], assignedTo, eventAnswers, matched };
  }
  const lead = parsed.data;
  // The fields of a lead by their names; all others were removed above.
  const given = (Object.keys(fields) as (keyof NewLead)[]).filter((field) => field in lead);
  return { row, values, errors: [], lead, given, assignedTo, eventAnswers, matched };
}

/**
 * Where someone can be called, an address that can't be used does not keep them from the list.
 * @returns Whether the address is in the notes now
 */
function keepUnusable(
  { values, kept }: CleanRow,
  issues: readonly { path: PropertyKey[] }[],
): boolean {
  const { email, phone, mobile } = values;
  if (!email || !(phone || mobile) || !issues.some(({ path }) => path[0] === 'email')) return false;
  kept.push(`${importFieldLabels.email}: ${email}`);
  delete values.email;
  return true;
}

/**
 * Replaces values of other programs with ours; unknown ones go into the notes.
 * @param others Additional lines for the notes
 */
function withOurValues(values: Values, rules: RowRules, others: readonly string[]) {
  const ours: Values = {};
  const kept: string[] = [...others];
  for (const field of [...importValueFields, 'lead_type'] as const) {
    const text = values[field];
    if (!text) continue;
    const value = field === 'lead_type' ? typeOf(text) : valueOf(field, text, rules);
    if (value === null) kept.push(`${importFieldLabels[field]}: ${text}`);
    else ours[field] = value;
  }
  const {
    assigned_to: _owner,
    full_name: _name,
    lead_status: _status,
    source: _source,
    lead_type: _type,
    event: _event,
    answers: _answers,
    ...rest
  } = values;
  const { assigned_to: assignedTo = null, ...replaced } = ours;
  const notes = kept.length === 0 ? rest.notes : withLines(rest.notes, kept);
  return { fields: { ...rest, ...replaced, ...(notes && { notes }) }, assignedTo };
}

/** Adds lines to notes as far as there is room; notes that are already too long stay unchanged. */
function withLines(notes: string | undefined, lines: readonly string[]): string {
  const before = notes ? `${notes}\n` : '';
  if (before.length > lengths.notes) return notes ?? '';
  return cutText(`${before}${lines.join('\n')}`, lengths.notes);
}

function firstOfEach(issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const at = path.join('.');
    if (!byPath.has(at)) byPath.set(at, { path: at, message });
  }
  return [...byPath.values()];
}

/** A row's values in the preview. */
export const shownValues = (values: CheckedRow['values']): ImportRow['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([field, text]) => [field, text && cutText(text, longestShown)]),
  );
