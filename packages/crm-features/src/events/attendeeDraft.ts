import type { AttendeeInput } from '@cardinal/contract';
import { lengths, limits } from '@cardinal/contract/limits';
import type { FieldErrors } from '../forms/fieldErrors.ts';

/** The fields of an attendee, in the order of the form. */
export const attendeeFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'position',
] as const;

/** A field of an attendee. */
export type AttendeeField = (typeof attendeeFields)[number];

/** An attendee that is being entered. */
export interface AttendeeDraft extends Record<AttendeeField, string> {
  /** Identifies the block while others are added and removed. */
  key: number;
}

/** What the form holds. */
export interface AttendeesValues {
  /** The blocks; at least one. */
  attendees: readonly AttendeeDraft[];
}

/** The name of a field in the form's messages. */
export const attendeePath = (key: number, field: AttendeeField): string => `${key}.${field}`;

/** Maximum length of each field, in characters. */
export const attendeeLengths = {
  firstName: lengths.name,
  lastName: lengths.name,
  email: lengths.email,
  phone: lengths.phone,
  company: lengths.company,
  position: lengths.position,
} as const satisfies Record<AttendeeField, number>;

/** An empty block. */
export const emptyAttendee = (key: number): AttendeeDraft => ({
  key,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  position: '',
});

/** What a lead needs. */
export const requiredAttendeeFields = ['firstName', 'lastName', 'email'] as const;

const isFilled = (attendee: AttendeeDraft, field: AttendeeField) => attendee[field].trim() !== '';

/** Whether an attendee has what a lead needs: first name, last name and email. */
export const isComplete = (attendee: AttendeeDraft): boolean =>
  requiredAttendeeFields.every((field) => isFilled(attendee, field));

/** Whether anything was entered. */
export const isBegun = (attendee: AttendeeDraft): boolean =>
  attendeeFields.some((field) => isFilled(attendee, field));

/**
 * The messages at required fields that are empty: of blocks that were begun or, if none was, of the
 * first one. @param messageOf The message at a field.
 */
export function missingFields(
  drafts: readonly AttendeeDraft[],
  messageOf: (field: AttendeeField) => string,
): FieldErrors {
  const begun = drafts.filter(isBegun);
  const asked = begun.length > 0 ? begun : drafts.slice(0, 1);
  return Object.fromEntries(
    asked.flatMap((draft) =>
      requiredAttendeeFields
        .filter((field) => !isFilled(draft, field))
        .map((field) => [attendeePath(draft.key, field), messageOf(field)]),
    ),
  );
}

/** The attendees to send, and the block that each of them comes from. */
export function toAttendees(drafts: readonly AttendeeDraft[]): {
  attendees: AttendeeInput[];
  keys: number[];
} {
  const complete = drafts.filter(isComplete).slice(0, limits.bulkLeads);
  return {
    attendees: complete.map(({ key: _key, ...attendee }) => attendee),
    keys: complete.map(({ key }) => key),
  };
}

const isField = (name: string | undefined): name is AttendeeField =>
  attendeeFields.some((field) => field === name);

/** The server's messages (`attendees.1.email`) at the fields. @param keys The blocks that were sent. */
export const refusedAttendees = (messages: FieldErrors, keys: readonly number[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) => {
      const [list, index, field] = path.split('.');
      const key = list === 'attendees' ? keys[Number(index)] : undefined;
      return key !== undefined && isField(field) ? [[attendeePath(key, field), message]] : [];
    }),
  );
