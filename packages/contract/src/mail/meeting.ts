import { z } from 'zod';
import {
  idSchema,
  momentSchema,
  optionalLine,
  optionalParagraphs,
  requiredLine,
  timeZoneSchema,
  timestampSchema,
  type AsSent,
} from '../common.ts';
import { dispatchSchema } from './email.ts';
import { lengths, limits, moments } from '../limits.ts';

const { min, max } = limits.meetingMinutes;
const durationMessage = `The duration must be ${min} to ${max} minutes.`;

/** Body of `POST /api/leads/{id}/meetings`. */
export const meetingInputSchema = z
  .object({
    title: requiredLine(lengths.subject, 'Title'),
    start: momentSchema('Start'),
    duration_minutes: z.int(durationMessage).min(min, durationMessage).max(max, durationMessage),
    place: optionalLine(lengths.place).meta({ description: 'Place or link' }),
    note: optionalParagraphs(lengths.notes),
    time_zone: timeZoneSchema.optional().meta({
      description:
        'IANA time zone of the sender, in which the invitation gives the time. With it, an hour outside 7 to 20 h, there or where the lead is, needs `any_hour`.',
    }),
    any_hour: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether an unusual hour is meant; otherwise 409 `unusual_hour`' }),
  })
  .refine(
    ({ start, duration_minutes: minutes }) => Date.parse(start) + minutes * 60_000 < moments.until,
    { path: ['duration_minutes'], message: 'The meeting must end before the year 10000, in UTC.' },
  )
  .meta({ id: 'MeetingInput' });

/** A meeting to which a lead was invited. */
export const meetingSchema = z
  .object({
    id: idSchema,
    lead_id: idSchema,
    title: z.string(),
    start: timestampSchema,
    duration_minutes: z.int(),
    place: z.string(),
    note: z.string(),
    email: dispatchSchema.meta({ description: 'The invitation' }),
  })
  .meta({ id: 'Meeting' });

/** Meeting to schedule, as sent. */
export type MeetingInput = AsSent<z.input<typeof meetingInputSchema>>;
/** Meeting to schedule, after validation. */
export type NewMeeting = z.output<typeof meetingInputSchema>;
/** A meeting to which a lead was invited. */
export type Meeting = z.infer<typeof meetingSchema>;
