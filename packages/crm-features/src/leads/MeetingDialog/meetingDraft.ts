import type { MeetingInput } from '@cardinal/contract';
import { lengths, limits } from '@cardinal/contract/limits';
import { foundErrors, type FieldErrors } from '../../forms/fieldErrors.ts';
import type { DetailTexts } from '../detailTexts.ts';

const { min, max } = limits.meetingMinutes;

/** A meeting that is being entered. */
export interface MeetingDraft {
  title: string;
  /** ISO 8601; null while it is incomplete. */
  start: string | null;
  duration_minutes: number | null;
  place: string;
  note: string;
}

const fieldNames = ['title', 'start', 'duration_minutes', 'place', 'note'] as const;

/** Ten o'clock of the next working day, on this device's clock. */
function nextWorkingDay(now: Date): Date {
  const day = new Date(now);
  do day.setDate(day.getDate() + 1);
  while ([0, 6].includes(day.getDay()));
  day.setHours(10, 0, 0, 0);
  return day;
}

/** A meeting with a lead on the next working day, named after those who meet. */
export const newMeeting = (names: readonly string[], now: Date, locale: string): MeetingDraft => ({
  title: new Intl.ListFormat(locale).format(names.filter(Boolean)).slice(0, lengths.subject),
  start: nextWorkingDay(now).toISOString(),
  duration_minutes: 30,
  place: '',
  note: '',
});

const tooLong = (text: string, max: number, { contact }: DetailTexts) =>
  text.length > max ? contact.tooLong({ max }) : undefined;

const isOutside = (minutes: number | null) =>
  minutes === null || !Number.isInteger(minutes) || minutes < min || minutes > max;

/** The errors of a meeting that can be found without the server. */
export function meetingErrors(draft: MeetingDraft, detailTexts: DetailTexts): FieldErrors {
  const { meeting: texts } = detailTexts;
  return foundErrors({
    title:
      draft.title.trim() === ''
        ? texts.required({ field: texts.name })
        : tooLong(draft.title, lengths.subject, detailTexts),
    start: draft.start === null && texts.required({ field: texts.start }),
    duration_minutes: isOutside(draft.duration_minutes) && texts.durationRange({ min, max }),
    place: tooLong(draft.place, lengths.place, detailTexts),
    note: tooLong(draft.note, lengths.notes, detailTexts),
  });
}

/**
 * The body of the call; what `meetingErrors` finds missing is refused by the server.
 * @param isMeant Whether the user has confirmed an unusual hour
 */
export const toMeeting = (
  { title, start, duration_minutes, ...rest }: MeetingDraft,
  isMeant: boolean,
): MeetingInput => ({
  title: title.trim(),
  start: start ?? '',
  duration_minutes: duration_minutes ?? 0,
  ...rest,
  time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(isMeant && { any_hour: true }),
});

/** The server's errors by the form's fields; those of other fields are omitted. */
export const refusedMeeting = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const message = fields[name];
      return message === undefined ? [] : [[name, message]];
    }),
  );
