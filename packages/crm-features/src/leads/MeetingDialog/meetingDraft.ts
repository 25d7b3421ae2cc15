import type { MeetingInput } from '@cardinal/contract';
import { lengths, limits } from '@cardinal/contract/limits';
import { detailTexts } from '../detailTexts.ts';

const texts = detailTexts.meeting;
const { min, max } = limits.meetingMinutes;

/** A meeting that is being entered. */
export interface MeetingDraft {
  title: string;
  /** ISO 8601; null while it is incomplete. */
  start: string | null;
  minutes: number | null;
  place: string;
  note: string;
}

const fieldNames = ['title', 'start', 'duration_minutes', 'place', 'note'] as const;

/** Messages at the fields of a meeting, by the names of the call. */
export type MeetingErrors = Readonly<Partial<Record<(typeof fieldNames)[number], string>>>;

const hour = 3_600_000;
const day = 24 * hour;

/** A meeting with a lead tomorrow, at the next full hour. */
export const newMeeting = (name: string, now: Date): MeetingDraft => ({
  title: texts.defaultName(name).slice(0, lengths.subject),
  start: new Date(Math.ceil((now.getTime() + day) / hour) * hour).toISOString(),
  minutes: 30,
  place: '',
  note: '',
});

const tooLong = (text: string, at: number) =>
  text.length > at ? detailTexts.contact.tooLong(at.toLocaleString()) : undefined;

const isOutside = (minutes: number) => !Number.isInteger(minutes) || minutes < min || minutes > max;

/** The errors of a meeting that can be found without the server. */
export function meetingErrors({ title, start, minutes, place, note }: MeetingDraft): MeetingErrors {
  const errors = {
    title: title.trim() === '' ? texts.required(texts.name) : tooLong(title, lengths.subject),
    start: start === null ? texts.required(texts.start) : undefined,
    duration_minutes:
      minutes === null || isOutside(minutes)
        ? texts.durationRange(min, max.toLocaleString())
        : undefined,
    place: tooLong(place, lengths.place),
    note: tooLong(note, lengths.notes),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** The body of the call; null while a required value is missing. */
export function toMeeting({ title, start, minutes, ...rest }: MeetingDraft): MeetingInput | null {
  if (start === null || minutes === null) return null;
  return { title: title.trim(), start, duration_minutes: minutes, ...rest };
}

/** The server's errors by the form's fields; those of other fields are omitted. */
export const refusedMeeting = (fields: Readonly<Record<string, string>>): MeetingErrors =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const message = fields[name];
      return message === undefined ? [] : [[name, message]];
    }),
  );
