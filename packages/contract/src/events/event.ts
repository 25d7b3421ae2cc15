import { z } from 'zod';
import {
  clearableParagraphs,
  pastedEmail,
  idSchema,
  isWebAddress,
  momentSchema,
  nullIsEmpty,
  pastedLine,
  requiredLine,
  timestampSchema,
  type AsSent,
} from '../common.ts';
import type { EventField } from '../labels.ts';
import { createdLeadSchema } from '../leads/duplicate.ts';
import { lengths, limits } from '../limits.ts';

/** What users enter of an event, as calls return it; what a poster would show. */
const entered = {
  name: z.string(),
  description: z.string(),
  location: z.string(),
  start_date: timestampSchema,
  end_date: timestampSchema,
  photo_url: z.string().meta({ description: "http(s) URL, or ''" }),
  event_url: z.string().meta({ description: "http(s) URL, or ''" }),
} satisfies Record<EventField, z.ZodType<string>>;

/** Event at which leads are met (specification section 3). */
export const eventSchema = z
  .object({
    id: idSchema,
    ...entered,
    lead_count: z.int().min(0).meta({ description: 'Leads of the event that the caller may read' }),
    goal_minutes: z
      .int()
      .nullable()
      .meta({ description: 'Within how many minutes of capture a lead should be contacted' }),
    cost: z.number().nullable().meta({ description: "In the company's currency" }),
    created_by: idSchema,
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .meta({ id: 'Event' });

/** An event as partners' pages show it, without the company's internal data. */
export const publicEventSchema = z.object({ id: idSchema, ...entered }).meta({ id: 'PublicEvent' });

/** http(s) URL; null and '' mean none. */
const webAddress = z.preprocess(
  nullIsEmpty,
  requiredLine(lengths.url, 'Address')
    .refine(isWebAddress, 'Enter an address that begins with http:// or https://.')
    .or(z.literal('')),
);

const settable = {
  name: requiredLine(lengths.company, 'Name'),
  description: clearableParagraphs(lengths.eventDescription),
  location: requiredLine(lengths.company, 'Location'),
  start_date: momentSchema('Start date'),
  end_date: momentSchema('End date'),
  photo_url: webAddress,
  event_url: webAddress,
} satisfies Record<EventField, z.ZodType<string>>;

/** Whether an event starts before it ends; both dates in ISO 8601. */
export const isInOrder = (start: string, end: string): boolean =>
  // An invalid date is reported separately.
  !(Date.parse(start) >= Date.parse(end));
/** Error for an event that ends before it starts. Pass zod a copy, because it keeps the object. */
export const outOfOrder = {
  path: ['start_date'],
  message: 'Start date must be before end date.',
} as const;

/** Body of `POST /api/events`. */
export const eventInputSchema = z
  .object({
    ...settable,
    description: settable.description.prefault(''),
    photo_url: settable.photo_url.prefault(''),
    event_url: settable.event_url.prefault(''),
  })
  .refine(({ start_date, end_date }) => isInOrder(start_date, end_date), {
    path: [...outOfOrder.path],
    message: outOfOrder.message,
  })
  .meta({ id: 'EventInput' });

/** Body of `PUT /api/events/{id}`: absent fields are left unchanged. */
export const eventUpdateSchema = z
  .object({
    ...settable,
    goal_minutes: z
      .int('Enter a whole number of minutes.')
      .min(1, 'Enter at least one minute.')
      .max(limits.goalMinutes, 'Enter at most 30 days.')
      .nullable(),
    cost: z
      .number('Enter a number.')
      .min(0, 'Enter a number that is not negative.')
      .max(limits.eventCost, `Enter at most ${limits.eventCost}.`)
      .nullable(),
  })
  .partial()
  .refine(
    ({ start_date, end_date }) => !start_date || !end_date || isInOrder(start_date, end_date),
    { path: [...outOfOrder.path], message: outOfOrder.message },
  )
  .meta({ id: 'EventUpdate' });

/** Person met at an event; the field names are those of the specification's form (section 3). */
export const attendeeSchema = z
  .object({
    firstName: requiredLine(lengths.name, 'First name'),
    lastName: requiredLine(lengths.name, 'Last name'),
    email: pastedEmail,
    phone: pastedLine(lengths.phone).prefault(''),
    company: pastedLine(lengths.company).prefault(''),
    position: pastedLine(lengths.position).prefault(''),
  })
  .meta({ id: 'Attendee' });

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const needed = ['firstName', 'lastName', 'email'] as const;

/** Whether an attendee in the form has the required fields. */
const qualifies = (attendee: unknown): boolean =>
  typeof attendee === 'object' &&
  attendee !== null &&
  needed.every((name) => name in attendee && isFilled(Reflect.get(attendee, name)));

const noAttendee = 'Please add at least one valid attendee';

/** Body of `POST /api/events/{id}/create-leads`. */
export const createLeadsInputSchema = z
  .object({
    // If no attendee qualifies, that is the only error; their fields are not listed one by one.
    attendees: z.preprocess(
      (list: AttendeeInput[], context) => {
        if (Array.isArray(list) && list.some(qualifies)) return list;
        context.issues.push({ code: 'custom', message: noAttendee, input: list });
        return z.NEVER;
      },
      z
        .array(attendeeSchema)
        .min(1)
        .max(limits.bulkLeads, `Add at most ${limits.bulkLeads} attendees at once.`),
    ),
  })
  .meta({ id: 'CreateLeadsInput' });

/** Response to `POST /api/events/{id}/create-leads`: the leads in the order of the attendees. */
export const createdLeadsSchema = z
  .object({ createdLeads: z.array(createdLeadSchema) })
  .meta({ id: 'CreatedLeads' });

/** Event at which leads are met. */
export type Event = z.infer<typeof eventSchema>;
/** An event as pages of partners show it. */
export type PublicEvent = z.infer<typeof publicEventSchema>;
/** Event to create, as sent. */
export type EventInput = AsSent<z.input<typeof eventInputSchema>>;
/** Event to create, after validation. */
export type NewEvent = z.output<typeof eventInputSchema>;
/** Changes to an event, as sent. */
export type EventUpdate = AsSent<z.input<typeof eventUpdateSchema>>;
/** Changes to an event, after validation. */
export type EventChange = z.output<typeof eventUpdateSchema>;
/** Person met at an event, as sent. */
export type AttendeeInput = AsSent<z.input<typeof attendeeSchema>>;
/** Person met at an event. */
export type Attendee = z.output<typeof attendeeSchema>;
/** Leads created from attendees. */
export type CreatedLeads = z.infer<typeof createdLeadsSchema>;
