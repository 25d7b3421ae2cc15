import { z } from 'zod';
import { idSchema, clearableParagraphs, timestampSchema } from '../common.ts';
import { lengths } from '../limits.ts';

/** Types of activity in a lead's history. */
export const activityTypes = [
  'created',
  'imported',
  'status_changed',
  'edited',
  'assigned',
  'unassigned',
  'deleted',
  'restored',
  'email',
  'call',
  'whatsapp',
  'meeting',
  'reply',
  'unsubscribed',
  'merged',
  'next_step',
  'note',
] as const;

/** An entry in a lead's history (specification section 3). */
export const activitySchema = z
  .object({
    id: idSchema,
    type: z.enum(activityTypes),
    title: z.string(),
    description: z.string(),
    createdAt: timestampSchema,
    by: z.object({ id: idSchema, name: z.string() }).nullable().optional().meta({
      description:
        'In the history: the user who did it, or null if it was no user or the account is gone',
    }),
    merge_id: idSchema.optional().meta({
      description: 'With `merged`: the merge, which can be undone for 30 days',
    }),
  })
  .meta({ id: 'Activity' });

/** Body of `POST /api/leads/{id}/activities`: a contact that the caller starts, a reply, or a note. */
export const activityInputSchema = z
  .object({
    type: z.enum(['call', 'whatsapp', 'reply', 'note'], 'Use call, whatsapp, reply or note.'),
    text: clearableParagraphs(lengths.notes)
      .optional()
      .meta({ description: 'With `note`: what it says' }),
  })
  .refine(({ type, text }) => type !== 'note' || Boolean(text?.trim()), {
    path: ['text'],
    message: 'Enter a note.',
  })
  .meta({ id: 'ActivityInput' });

/** Type of activity in a lead's history. */
export type ActivityType = (typeof activityTypes)[number];
/** An entry in a lead's history. */
export type Activity = z.infer<typeof activitySchema>;
/** What the caller adds to a lead's history. */
export type ActivityInput = z.infer<typeof activityInputSchema>;
