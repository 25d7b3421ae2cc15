import { z } from 'zod';
import { idSchema } from './common.ts';
import { leadSchema } from './lead.ts';
import { limits } from './limits.ts';

/** `userId` that spreads leads over the agents, fewest open leads first. */
const fairly = 'fair';

const chooseAgent = 'Choose an agent, or null for nobody.';

/** Body of `POST /api/leads/{id}/assign`; null takes the lead from whoever has it. */
export const assignInputSchema = z
  .object({ userId: z.union([idSchema, z.null()], chooseAgent) })
  .meta({ id: 'AssignInput' });

/** Body of `POST /api/leads/assign`. */
export const assignManyInputSchema = z
  .object({
    lead_ids: z
      .array(idSchema, 'Choose leads.')
      .min(1, 'Choose at least one lead.')
      .max(limits.bulkLeads, `Choose at most ${limits.bulkLeads} leads at once.`),
    userId: z
      .union([z.literal(fairly), idSchema, z.null()], chooseAgent)
      .meta({ description: 'User id of an agent, null for nobody, or `fair`' }),
  })
  .meta({ id: 'AssignManyInput' });

/** Answer of `POST /api/leads/assign`. */
export const assignedLeadsSchema = z
  .object({
    assigned: z.int().min(0).meta({ description: 'Leads that changed hands' }),
    leads: z.array(leadSchema).meta({ description: 'All the chosen leads as they are now' }),
  })
  .meta({ id: 'AssignedLeads' });

/** Leads to assign at once. */
export type AssignManyInput = z.infer<typeof assignManyInputSchema>;
/** What came of assigning leads at once. */
export type AssignedLeads = z.infer<typeof assignedLeadsSchema>;
