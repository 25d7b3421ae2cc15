import type { AttendeeInput } from '@cardinal/contract';
import { lengths, limits } from '@cardinal/contract/limits';

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

/** Messages at the fields of an attendee. */
export type AttendeeErrors = Readonly<Partial<Record<AttendeeField, string>>>;

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
 * The required fields that are empty, by block; of blocks that were begun or, if none was, of the
 * first one. @param messageOf The message at a field.
 */
export function missingFields(
  drafts: readonly AttendeeDraft[],
  messageOf: (field: AttendeeField) => string,
): ReadonlyMap<number, AttendeeErrors> {
  const begun = drafts.filter(isBegun);
  const asked = begun.length > 0 ? begun : drafts.slice(0, 1);
  return new Map(
    asked.map((draft) => [
      draft.key,
      Object.fromEntries(
        requiredAttendeeFields
          .filter((field) => !isFilled(draft, field))
          .map((field) => [field, messageOf(field)]),
      ),
    ]),
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

/** The messages of all blocks in one record. */
export const errorsByField = (
  errors: ReadonlyMap<number, AttendeeErrors> = new Map(),
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...errors].flatMap(([key, fields]) =>
      Object.entries(fields).map(([name, message]) => [`${key}.${name}`, message]),
    ),
  );

const isField = (name: string | undefined): name is AttendeeField =>
  attendeeFields.some((field) => field === name);

/** The server's messages (`attendees.1.email`) by block. @param keys The blocks that were sent. */
export function refusedAttendees(
  messages: Readonly<Record<string, string>>,
  keys: readonly number[],
): ReadonlyMap<number, AttendeeErrors> {
  const found = new Map<number, AttendeeErrors>();
  for (const [path, message] of Object.entries(messages)) {
    const [list, index, field] = path.split('.');
    const key = list === 'attendees' ? keys[Number(index)] : undefined;
    if (key !== undefined && isField(field)) {
      found.set(key, { ...found.get(key), [field]: message });
    }
  }
  return found;
}
