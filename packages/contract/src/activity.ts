import { z } from 'zod';
import { idSchema, timestampSchema } from './common.ts';

/** What can happen to a lead. */
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
  'unsubscribed',
] as const;

/** One line of a lead's history (specification section 3). */
export const activitySchema = z
  .object({
    id: idSchema,
    type: z.enum(activityTypes),
    title: z.string(),
    description: z.string(),
    createdAt: timestampSchema,
  })
  .meta({ id: 'Activity' });

/** Body of `POST /api/leads/{id}/activities`: what the client itself starts. */
export const activityInputSchema = z
  .object({ type: z.enum(['call', 'whatsapp'], 'Use call or whatsapp.') })
  .meta({ id: 'ActivityInput' });

/** What can happen to a lead. */
export type ActivityType = (typeof activityTypes)[number];
/** One line of a lead's history. */
export type Activity = z.infer<typeof activitySchema>;
/** Call or WhatsApp that the client starts. */
export type ActivityInput = z.infer<typeof activityInputSchema>;
