import type { Lead, LeadUpdate } from '@cardinal/contract';
import {
  leadFieldNames,
  leadFields,
  leadTextFields,
  lowerStatus,
  perField,
  type LeadField,
} from '@cardinal/contract/labels';

/** Values of the fields that a user edits in the detail. */
export type LeadValues = Pick<Lead, LeadField>;

/** Fields of the status form; the contact form has all others. */
export const statusFields = ['lead_status', 'notes'] as const satisfies readonly LeadField[];
/** Fields of the contact form. */
export const contactFields = leadFieldNames.filter(
  (field) => field !== 'lead_status' && field !== 'notes',
);

/** An unsaved edit of a lead. */
export interface LeadEdit {
  /** The values when the edit began, or when the user last saw what others had changed. */
  base: LeadValues;
  /** Values that the user set. */
  typed: Partial<LeadValues>;
}

/** A field that the user and someone else changed to different values. */
export interface Conflict {
  field: LeadField;
  yours: string;
  theirs: string;
}

const valuesOf = (lead: LeadValues): LeadValues => ({
  ...perField(leadTextFields, (field) => lead[field]),
  lead_type: lead.lead_type,
  lead_status: lead.lead_status,
});

/** The values to show: typed ones, and otherwise the lead's own. */
export const shownValues = (lead: Lead, edit: LeadEdit | null): LeadValues => ({
  ...valuesOf(lead),
  ...edit?.typed,
});

/** Adds typed values to an edit, which starts from the lead's current state. */
export function type(lead: Lead, edit: LeadEdit | null, values: Partial<LeadValues>): LeadEdit {
  return { base: edit?.base ?? valuesOf(lead), typed: { ...edit?.typed, ...values } };
}

/** Fields, among `fields`, whose typed value differs from the lead's. */
export function dirtyFields(
  lead: Lead,
  edit: LeadEdit | null,
  fields: readonly LeadField[] = leadFieldNames,
): LeadField[] {
  return fields.filter(
    (field) => edit?.typed[field] !== undefined && edit.typed[field] !== lead[field],
  );
}

/** Fields, among `fields`, that the user and someone else changed to different values. */
export function conflictsOf(
  lead: Lead,
  edit: LeadEdit | null,
  fields: readonly LeadField[] = leadFieldNames,
): Conflict[] {
  return dirtyFields(lead, edit, fields)
    .filter((field) => edit?.base[field] !== lead[field])
    .map((field) => ({ field, yours: edit?.typed[field] ?? '', theirs: lead[field] }));
}

/** Fields that someone else changed since the edit began, without those in conflict. */
export function changedByOthers(lead: Lead, edit: LeadEdit | null): LeadField[] {
  if (!edit || dirtyFields(lead, edit).length === 0) return [];
  return leadFieldNames.filter(
    (field) =>
      edit.base[field] !== lead[field] &&
      (edit.typed[field] === undefined || edit.typed[field] === lead[field]),
  );
}

/** Which value of a conflict to keep. */
export type Choice = 'yours' | 'theirs';

const pick = (values: Partial<LeadValues>, fields: readonly string[]): Partial<LeadValues> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));

const without = (values: Partial<LeadValues>, fields: readonly string[]): Partial<LeadValues> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

/** Rebases some fields of an edit on the values that others saved: the user has seen them. */
export const acknowledge = (
  lead: Lead,
  edit: LeadEdit,
  fields: readonly LeadField[],
): LeadEdit => ({ ...edit, base: { ...edit.base, ...pick(valuesOf(lead), fields) } });

/** Resolves conflicts: `theirs` discards the user's value, `yours` keeps it. */
export function resolve(
  lead: Lead,
  edit: LeadEdit,
  choices: Readonly<Partial<Record<LeadField, Choice>>>,
): LeadEdit {
  const chosen = leadFieldNames.filter((field) => choices[field] !== undefined);
  const theirs = chosen.filter((field) => choices[field] === 'theirs');
  return acknowledge(lead, { ...edit, typed: without(edit.typed, theirs) }, chosen);
}

/**
 * Drops the typed values of some fields, which `lead` now contains; null if none are left.
 * @param saved The edit that was saved: values typed since then are kept.
 */
export function forget(
  lead: Lead,
  edit: LeadEdit | null,
  fields: readonly LeadField[],
  saved = edit,
): LeadEdit | null {
  if (!edit) return null;
  const unchanged = fields.filter((field) => edit.typed[field] === saved?.typed[field]);
  const typed = without(edit.typed, unchanged);
  return Object.keys(typed).length > 0 ? acknowledge(lead, { ...edit, typed }, fields) : null;
}

/** Body of the update that saves the changed fields; the status is sent as `status`. */
export function toUpdate(lead: Lead, edit: LeadEdit, fields: readonly LeadField[]): LeadUpdate {
  const values = shownValues(lead, edit);
  const changed = dirtyFields(lead, edit, fields);
  const isStatusForm = fields.some((field) => field === 'lead_status');
  const plain = changed.filter((field) => field !== 'lead_status');
  return {
    ...Object.fromEntries(plain.map((field) => [field, values[field].trim()])),
    // The specification's call includes the status whenever notes are saved.
    ...(isStatusForm && { status: lowerStatus[values.lead_status] }),
  };
}

/** An error of a value that can be found without the server. */
export interface FieldProblem {
  field: LeadField;
  /** `missing`, or the maximum length that it exceeds. */
  problem: 'missing' | number;
}

/** Fields that may be empty only while there is a badge code. */
const identifying: ReadonlySet<LeadField> = new Set(['first_name', 'email']);

/** Whether a field must not be empty. */
export const isRequired = (field: LeadField, values: Pick<LeadValues, 'badge_code'>): boolean =>
  field === 'source' || (identifying.has(field) && values.badge_code.trim() === '');

/** Problems of the values that an edit would save. */
export function problemsOf(
  lead: Lead,
  edit: LeadEdit | null,
  fields: readonly LeadField[],
): FieldProblem[] {
  const values = shownValues(lead, edit);
  return dirtyFields(lead, edit, fields).flatMap((field): FieldProblem[] => {
    const text = values[field].trim();
    const { max } = leadFields[field];
    if (text === '' && isRequired(field, values)) return [{ field, problem: 'missing' }];
    return leadFields[field].kind !== 'choice' && text.length > max
      ? [{ field, problem: max }]
      : [];
  });
}
