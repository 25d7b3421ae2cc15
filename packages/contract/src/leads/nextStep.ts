import { z } from 'zod';
import { timestampSchema } from '../common.ts';
import { serverLimits } from '../limits.ts';
import { leadSchema } from './lead.ts';

/** Query of `GET /api/today`. */
export const todayQuerySchema = z
  .object({
    start: timestampSchema.optional().meta({
      description: 'When the day of the caller begins; without it, the day is that of UTC',
    }),
  })
  .meta({ id: 'TodayQuery' });

const leads = z.array(leadSchema).max(serverLimits.todayLeads);

/** Response to `GET /api/today`: each lead once, in the first list that it belongs to. */
export const todaySchema = z
  .object({
    overdue: leads.meta({
      description:
        'Leads of the caller whose next step, or wait for contact, began before today; longest first',
    }),
    today: leads.meta({ description: 'The same for today' }),
    new_for_you: leads.meta({
      description:
        'Leads that were assigned to the caller in the last seven days, for which nothing has been done or planned since; latest first',
    }),
    hot_without_contact: leads.meta({
      description: 'Hot leads that nobody has contacted or plans to contact; oldest first',
    }),
  })
  .meta({ id: 'Today' });

/** Body of `POST /api/leads/{id}/next-step/snooze`. */
export const snoozeInputSchema = z.object({ until: timestampSchema }).meta({ id: 'SnoozeInput' });

/** What the caller has to do today. */
export type Today = z.infer<typeof todaySchema>;
