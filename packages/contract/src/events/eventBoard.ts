import { z } from 'zod';
import { idSchema, timestampSchema } from '../common.ts';
import { questionKinds } from '../labels.ts';

const count = z.int().min(0);
const minutes = z.number().min(0).nullable();

/**
 * Response to `GET /api/events/{id}/board`: what followed the capture of the event's leads that the
 * caller may read. Minutes count from capture, with one decimal.
 */
export const eventBoardSchema = z
  .object({
    captured: count,
    owned: count.meta({ description: 'Assigned leads, and those that the capturing agent keeps' }),
    contacted: count.meta({ description: 'Leads with an email sent, a call, WhatsApp or meeting' }),
    answered: count.meta({ description: 'Leads with a meeting, or marked as having answered' }),
    meetings: count.meta({ description: 'Leads with a meeting' }),
    closed: count,
    waiting: count.meta({ description: 'Leads without a first contact' }),
    first_contact: z.object({
      median_minutes: minutes,
      p90_minutes: minutes,
      oldest_waiting_minutes: minutes,
    }),
    goal_minutes: z.int().nullable(),
    within_goal: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .meta({ description: 'Share of the leads contacted within the goal' }),
    cost: z.number().nullable(),
    cost_per_lead: z.number().nullable(),
    cost_per_meeting: z.number().nullable(),
    people: z
      .array(
        z.object({
          user_id: idSchema.meta({
            description:
              'Id of the user, or of the partner key whose pages captured leads that nobody owns yet',
          }),
          name: z.string().meta({ description: "Empty if the user's account no longer exists" }),
          captured: count.meta({ description: 'Leads of the event that the person owns' }),
          waiting: count,
          median_minutes: minutes,
        }),
      )
      .meta({
        description: 'Owners of the leads; the one with the most waiting leads comes first',
      }),
    answers: z
      .array(
        z.object({
          question: z.string().meta({ description: 'Id of the question' }),
          label: z.string(),
          kind: z.enum(questionKinds),
          answered: count.meta({ description: 'Leads that answered it' }),
          average: z.number().nullable().meta({ description: 'Of ratings, with one decimal' }),
          options: z
            .array(z.object({ label: z.string(), chosen: count }))
            .meta({ description: 'How many chose each option, or each rating; none for texts' }),
        }),
      )
      .meta({ description: 'The current questions that somebody has answered, in their order' }),
    held: z
      .object({ devices: count, captures: count, oldest_at: timestampSchema })
      .nullable()
      .meta({
        description:
          'For managers: captures that devices hold and have not sent, as the devices told last; null if none does',
      }),
  })
  .meta({ id: 'EventBoard' });

/** What followed the capture of an event's leads. */
export type EventBoard = z.infer<typeof eventBoardSchema>;

/** Body of `PUT /api/events/{id}/held-captures`. */
export const heldCapturesSchema = z
  .object({
    device: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits and hyphens.')
      .meta({ description: 'A random id that the device has given itself' }),
    captures: z.int().min(0).max(100_000).meta({ description: '0 once all are sent' }),
    oldest_seconds: z
      .int()
      .min(0)
      .max(400 * 86_400)
      .meta({ description: 'Age of the oldest one' }),
  })
  .meta({ id: 'HeldCaptures' });

/** What a device holds of an event and has not sent. */
export type HeldCaptures = z.infer<typeof heldCapturesSchema>;

/** The answers to one question of an event. */
export type AnswerSummary = EventBoard['answers'][number];
