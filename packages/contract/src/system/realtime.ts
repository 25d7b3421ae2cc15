import { z } from 'zod';
import { activitySchema } from '../leads/activity.ts';
import { idSchema } from '../common.ts';
import { bulkChanges, importStatuses, leadStatuses } from '../labels.ts';
import { leadSchema } from '../leads/lead.ts';

const origin = z.string().nullable().meta({
  description:
    'The X-Client-Id of the request that caused the change, so that its tab recognises it',
});

/** Every message that the server sends over `/ws` (specification section 4). */
export const realtimeMessageSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('lead_created'), payload: z.object({ lead: leadSchema }), origin }),
    z.object({
      type: z.literal('lead_updated'),
      payload: z.union([
        z.object({
          lead: leadSchema,
          status_changed: z.boolean(),
          assigned: z.literal(true).optional().meta({
            description: 'Present for the agent to whom somebody has just assigned the lead',
          }),
        }),
        z.object({ lead: z.object({ id: idSchema }), removed: z.literal(true) }),
      ]),
      origin,
    }),
    z.object({
      type: z.literal('activity_created'),
      payload: z.object({ leadId: idSchema, activity: activitySchema }),
      origin,
    }),
    z.object({
      type: z.literal('email_sent'),
      payload: z.object({ leadId: idSchema, subject: z.string() }),
      origin,
    }),
    z.object({
      type: z.literal('leads_updated'),
      payload: z.object({
        count: z.int().min(1),
        change: z.enum(bulkChanges),
        lead_status: z.enum(leadStatuses).nullable().meta({
          description: 'The new status if `change` is `status`, otherwise null',
        }),
      }),
      origin,
    }),
    z.object({
      type: z.literal('leads_imported'),
      payload: z.object({ count: z.int().min(0) }),
      origin,
    }),
    z.object({
      type: z.literal('import_progress'),
      payload: z.object({
        importId: idSchema,
        status: z.enum(importStatuses),
        done: z.int().min(0).meta({ description: 'Number of processed rows' }),
        total: z.int().min(0),
      }),
      origin,
    }),
    z.object({
      type: z.literal('proposals_updated'),
      payload: z.object({
        client: z.string().nullable().meta({
          description: 'The agent that suggests something new; null if something was decided',
        }),
      }),
      origin,
    }),
  ])
  .meta({ id: 'RealtimeMessage' });

/** A message of the realtime socket. */
export type RealtimeMessage = z.infer<typeof realtimeMessageSchema>;
