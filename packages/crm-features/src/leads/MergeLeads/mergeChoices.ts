import type { Lead, LeadAnswers, MergeFields } from '@cardinal/contract';
import { defaultLeadType, leadFieldNames } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';

/**
 * Fields of which a merge keeps one value, in the order of the dialog. Answers belong to their event
 * and are kept with it.
 */
const mergedFields = [...leadFieldNames, 'event_id'] as const;
/** A field of which a merge keeps one value. */
export type MergedField = (typeof mergedFields)[number];

/** Which value is kept: that of the kept lead, of the other, or both (only for notes). */
export type Side = 'mine' | 'theirs' | 'both';
/** The user's choices; for other fields, the proposal applies. */
export type Choices = Readonly<Partial<Record<MergedField, Side>>>;

/** A value to choose. */
interface Option {
  side: Side;
  value: string;
  /** Those to the questions of the event, if this is one. */
  answers?: LeadAnswers | null;
}

/** A field whose values differ. */
export interface Question {
  field: MergedField;
  /** The values to choose from. */
  options: readonly Option[];
  choice: Side;
}

/** These cannot be chosen if empty: a lead requires them. */
const required: ReadonlySet<MergedField> = new Set(['first_name', 'email', 'source']);

const valueOf = (lead: Lead, field: MergedField) => lead[field] ?? '';

const isSame = (lead: Lead, other: Lead, field: MergedField) =>
  valueOf(lead, field) === valueOf(other, field) &&
  (field !== 'event_id' || JSON.stringify(lead.answers) === JSON.stringify(other.answers));

/** Notes of both; undefined if they would be too long. */
function bothNotes(lead: Lead, other: Lead): string | undefined {
  if (lead.notes === '' || other.notes === '') return undefined;
  const notes = `${lead.notes}\n\n${other.notes}`;
  return notes.length > lengths.notes ? undefined : notes;
}

/** A value without information: empty, or the default type. */
const saysLittle = (field: MergedField, value: string) =>
  value === '' || (field === 'lead_type' && value === defaultLeadType);

function optionsOf(lead: Lead, other: Lead, field: MergedField): Question['options'] {
  const both = field === 'notes' ? bothNotes(lead, other) : undefined;
  const optionOf = (side: Side, of: Lead): Option => ({
    side,
    value: valueOf(of, field),
    ...(field === 'event_id' && { answers: of.answers }),
  });
  return [
    optionOf('mine', lead),
    optionOf('theirs', other),
    ...(both === undefined ? [] : [{ side: 'both' as const, value: both }]),
  ].filter(({ value }) => value !== '' || !required.has(field));
}

/**
 * The default choice, with which no value that only one lead has is lost; answers rather than an
 * event.
 */
function proposed(lead: Lead, field: MergedField, options: Question['options']): Side {
  const sides = new Set(options.map(({ side }) => side));
  if (sides.has('both')) return 'both';
  const answered = options.find(({ answers }) => answers);
  if (answered) return answered.side;
  const isMineBetter = sides.has('mine') && !saysLittle(field, valueOf(lead, field));
  return isMineBetter || !sides.has('theirs') ? 'mine' : 'theirs';
}

/** The fields whose values differ, each with the value to keep. */
export function questionsOf(lead: Lead, other: Lead, choices: Choices): Question[] {
  return mergedFields
    .filter((field) => !isSame(lead, other, field))
    .map((field) => {
      const options = optionsOf(lead, other, field);
      const chosen = choices[field];
      // The values may have changed since the choice was made.
      const isPossible = options.some(({ side }) => side === chosen);
      return {
        field,
        options,
        choice: chosen && isPossible ? chosen : proposed(lead, field, options),
      };
    });
}

/** The fields in which both leads have the same value. */
export const sameFields = (lead: Lead, other: Lead): MergedField[] =>
  mergedFields.filter((field) => isSame(lead, other, field) && valueOf(lead, field) !== '');

/** Chooses all values from one lead, as far as possible. */
export const allFrom = (side: 'mine' | 'theirs'): Choices =>
  Object.fromEntries(mergedFields.map((field) => [field, side]));

/**
 * The values to send: those of every field that differs, so that exactly what was shown is kept.
 */
export function fieldsToKeep(questions: readonly Question[]): MergeFields {
  const fields: MergeFields = {};
  for (const { field, options, choice } of questions) {
    const { value = '', answers = null } = options.find(({ side }) => side === choice) ?? {};
    if (field === 'event_id') {
      fields.event_id = value || null;
      if (options.some((option) => option.answers)) fields.answers = answers;
    } else {
      fields[field] = value;
    }
  }
  return fields;
}
