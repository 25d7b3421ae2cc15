import { leadInputSchema } from '@cardinal/contract';
import type {
  FieldError,
  ImportField,
  ImportMapping,
  ImportRow,
  NewLead,
} from '@cardinal/contract';
import type { SheetRow } from '../../../ports/sheets/index.ts';
import { splitName } from '@cardinal/card-reader/names';
import { accountKey } from '../../../store/accounts/users.ts';

/** Source of imported leads without one in the file. */
const importSource = 'import';
/** Characters of a value in the preview. */
const longestShown = 500;

/** How the rows of a file are interpreted. */
export interface RowRules {
  mapping: ImportMapping;
  /** Ids of the agents to whom leads can be assigned, by the key of their address. */
  agents: Readonly<Record<string, string>>;
}

/** An interpreted row. */
export interface CheckedRow {
  row: number;
  values: ImportRow['values'];
  errors: FieldError[];
  /** Absent if there are errors. */
  lead?: NewLead;
  /** User id of the agent to whom it is assigned. */
  assignedTo: string | null;
}

/** Interprets a row of a file as a lead. */
export function checkRow({ row, cells }: SheetRow, { mapping, agents }: RowRules): CheckedRow {
  const values: Partial<Record<ImportField, string>> = {};
  for (const [index, field] of mapping.entries()) {
    const text = cells[index];
    if (field !== null && text) values[field] = text;
  }
  const { assigned_to: assignee, ...fields } = withNames(values);
  const parsed = leadInputSchema.safeParse({ ...fields, source: fields.source || importSource });
  const assignedTo = assignee ? (agents[accountKey(assignee)] ?? null) : null;
  const errors = [
    ...(parsed.success ? [] : firstOfEach(parsed.error.issues)),
    ...(assignee && assignedTo === null ? [unknownAgent] : []),
  ];
  const isGood = parsed.success && errors.length === 0;
  return { row, values, errors, assignedTo, ...(isGood && { lead: parsed.data }) };
}

const unknownAgent: FieldError = {
  path: 'assigned_to',
  message: 'No activated agent of your company has this email address.',
};

/** Splits a full name if the file has no separate first and last name. */
function withNames(values: Partial<Record<ImportField, string>>) {
  const { full_name: fullName, email = '' } = values;
  if (!fullName || values.first_name) return values;
  const [last, first] = fullName.split(/\s*,\s*/, 2);
  const split = first
    ? { first, last: last ?? '' }
    : splitName(fullName, email.replace(/@.*/s, ''), 'US');
  // A name without letters can't be split.
  const first_name = split.first || fullName;
  return { ...values, first_name, last_name: values.last_name ?? split.last };
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
    Object.entries(values).map(([field, text]) => [field, text?.slice(0, longestShown)]),
  );
