import { z } from 'zod';
import { idSchema } from '../common.ts';
import { leadSchema } from './lead.ts';
import { statusInput } from './leadChoices.ts';
import { limits } from '../limits.ts';

/** Ids of the leads that one call changes. */
export const chosenLeads = z
  .array(idSchema, 'Choose leads.')
  .min(1, 'Choose at least one lead.')
  .max(limits.bulkLeads, `Choose at most ${limits.bulkLeads} leads at once.`);

/** Body of `POST /api/leads/status`. */
export const statusManyInputSchema = z
  .object({ lead_ids: chosenLeads, lead_status: statusInput })
  .meta({ id: 'StatusManyInput' });

/** Body of `POST /api/leads/delete` and `POST /api/leads/restore`. */
export const leadIdsInputSchema = z.object({ lead_ids: chosenLeads }).meta({ id: 'LeadIdsInput' });

/** Response to `POST /api/leads/status` and `POST /api/leads/restore`. */
export const changedLeadsSchema = z
  .object({
    changed: z.int().min(0).meta({ description: 'Number of leads that were different before' }),
    leads: z.array(leadSchema).meta({ description: 'All chosen leads in their current state' }),
  })
  .meta({ id: 'ChangedLeads' });

/** Response to `POST /api/leads/delete`. */
export const deletedLeadsSchema = z
  .object({ deleted: z.int().min(1) })
  .meta({ id: 'DeletedLeads' });

/** Leads to change to a status in one call, after validation. */
export type StatusManyInput = z.output<typeof statusManyInputSchema>;
/** Leads that one call changed. */
export type ChangedLeads = z.infer<typeof changedLeadsSchema>;
/** How many leads one call deleted. */
export type DeletedLeads = z.infer<typeof deletedLeadsSchema>;
