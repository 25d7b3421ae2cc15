import { z } from 'zod';
import { idSchema, pageQuery } from '../common.ts';
import { leadSchema } from './lead.ts';
import { leadFilterSchema } from './leadList.ts';
import { assigneeInput, statusInput } from './leadChoices.ts';
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

/** Body of `POST /api/leads/matching`. */
export const matchingInputSchema = z
  .object({
    filter: leadFilterSchema,
    lead_ids: chosenLeads
      .optional()
      .meta({ description: 'Only those of these leads that match; absent for all that match' }),
    change: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('status'), lead_status: statusInput }),
        z.object({ kind: z.literal('assign'), userId: assigneeInput }),
        z.object({ kind: z.literal('delete') }),
        z.object({ kind: z.literal('restore') }),
      ])
      .meta({ description: 'What changes; `assign` is for managers' }),
    cursor: pageQuery.shape.cursor.meta({
      description: '`next` of the call before; absent in the first call',
    }),
  })
  .meta({ id: 'MatchingInput' });

/** Response to `POST /api/leads/matching`. */
export const matchedLeadsSchema = z
  .object({
    matched: z.int().min(0).meta({ description: 'Number of leads that this call looked at' }),
    changed: z
      .array(leadSchema.pick({ id: true, lead_status: true, assignedTo: true }))
      .meta({ description: 'The leads that were different, as they were before' }),
    next: z.string().nullable().meta({
      description: '`cursor` of the next call; null if no more leads match',
    }),
  })
  .meta({ id: 'MatchedLeads' });

/** Leads to change by their filter, after validation. */
export type MatchingInput = z.output<typeof matchingInputSchema>;
/** Part of the leads that match a filter, after a change. */
export type MatchedLeads = z.infer<typeof matchedLeadsSchema>;
/** Leads to change to a status in one call, after validation. */
export type StatusManyInput = z.output<typeof statusManyInputSchema>;
/** Leads that one call changed. */
export type ChangedLeads = z.infer<typeof changedLeadsSchema>;
/** How many leads one call deleted. */
export type DeletedLeads = z.infer<typeof deletedLeadsSchema>;
