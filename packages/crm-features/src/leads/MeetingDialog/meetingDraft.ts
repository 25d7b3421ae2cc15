import type { MeetingInput } from '@cardinal/contract';
import { lengths, limits } from '@cardinal/contract/limits';
import { foundErrors, type FieldErrors } from '../../forms/fieldErrors.ts';
import { detailTexts } from '../detailTexts.ts';

const texts = detailTexts.meeting;
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

const hour = 3_600_000;
const day = 24 * hour;

/** A meeting with a lead tomorrow, at the next full hour. */
export const newMeeting = (name: string, now: Date): MeetingDraft => ({
  title: texts.defaultName(name).slice(0, lengths.subject),
  start: new Date(Math.ceil((now.getTime() + day) / hour) * hour).toISOString(),
  duration_minutes: 30,
  place: '',
  note: '',
});

const tooLong = (text: string, at: number) =>
  text.length > at ? detailTexts.contact.tooLong(at.toLocaleString()) : undefined;

const isOutside = (minutes: number | null) =>
  minutes === null || !Number.isInteger(minutes) || minutes < min || minutes > max;

/** The errors of a meeting that can be found without the server. */
export const meetingErrors = (draft: MeetingDraft): FieldErrors =>
  foundErrors({
    title:
      draft.title.trim() === ''
        ? texts.required(texts.name)
        : tooLong(draft.title, lengths.subject),
    start: draft.start === null && texts.required(texts.start),
    duration_minutes:
      isOutside(draft.duration_minutes) && texts.durationRange(min, max.toLocaleString()),
    place: tooLong(draft.place, lengths.place),
    note: tooLong(draft.note, lengths.notes),
  });

/** The body of the call; what `meetingErrors` finds missing is refused by the server. */
export const toMeeting = ({
  title,
  start,
  duration_minutes,
  ...rest
}: MeetingDraft): MeetingInput => ({
  title: title.trim(),
  start: start ?? '',
  duration_minutes: duration_minutes ?? 0,
  ...rest,
});

/** The server's errors by the form's fields; those of other fields are omitted. */
export const refusedMeeting = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const message = fields[name];
      return message === undefined ? [] : [[name, message]];
    }),
  );
