import { z } from 'zod';
import { chosenLeads } from './bulk.ts';
import { idSchema } from '../common.ts';
import { leadSchema } from './lead.ts';
import { assigneeInput, chooseAgent } from './leadChoices.ts';

/** Body of `POST /api/leads/{id}/assign`; null unassigns the lead. */
export const assignInputSchema = z
  .object({ userId: z.union([idSchema, z.null()], chooseAgent) })
  .meta({ id: 'AssignInput' });

/** Body of `POST /api/leads/assign`. */
export const assignManyInputSchema = z
  .object({
    lead_ids: chosenLeads,
    userId: assigneeInput,
    from: idSchema.optional().meta({
      description:
        'Leads that are no longer assigned to this user, or were deleted, are left out instead of failing the call',
    }),
  })
  .meta({ id: 'AssignManyInput' });

/** Response to `POST /api/leads/assign`. */
export const assignedLeadsSchema = z
  .object({
    assigned: z.int().min(0).meta({ description: 'Number of leads whose assignee changed' }),
    leads: z
      .array(leadSchema)
      .meta({ description: 'All chosen leads that were not left out, in their current state' }),
  })
  .meta({ id: 'AssignedLeads' });

/** Leads to assign in one call. */
export type AssignManyInput = z.infer<typeof assignManyInputSchema>;
/** Result of assigning several leads in one call. */
export type AssignedLeads = z.infer<typeof assignedLeadsSchema>;
