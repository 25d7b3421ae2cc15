import { z } from 'zod';
import { timestampSchema } from '../common.ts';
import { userSchema } from './user.ts';

const count = z.int().min(0);

/** Member of the caller's company with statistics; weeks start on Monday, UTC. */
export const teamUserSchema = userSchema
  .extend({
    total_leads: count.meta({
      description: 'Leads that they own: assigned to them, or captured by them and unassigned',
    }),
    hot_leads: count.meta({ description: 'Hot leads that they own' }),
    emails_this_week: count,
    calls_this_week: count,
    created_at: timestampSchema,
  })
  .meta({ id: 'TeamUser' });

/** Member of the caller's company with statistics. */
export type TeamUser = z.infer<typeof teamUserSchema>;
