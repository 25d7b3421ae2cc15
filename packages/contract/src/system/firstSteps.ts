import { z } from 'zod';
import { idSchema } from '../common.ts';

/** Response to `GET /api/first-steps`: what a new workspace has already been used for. */
export const firstStepsSchema = z
  .object({
    closed: z.boolean().meta({ description: 'Whether the caller has closed the list of steps' }),
    steps: z.object({
      scan: z.boolean().meta({ description: 'A business card was scanned' }),
      import: z.boolean().meta({ description: 'A list was imported' }),
      invite: z
        .boolean()
        .nullable()
        .meta({ description: 'A colleague was invited or has joined; null without a company' }),
      event: z.boolean().meta({ description: 'An event was created' }),
    }),
    sample: z
      .object({ leads: z.int().min(0), event_id: idSchema })
      .nullable()
      .meta({ description: 'The sample data in the workspace' }),
    may_add_sample: z.boolean().meta({
      description:
        'Whether the caller may add and remove sample data: managers, or without a company',
    }),
  })
  .meta({ id: 'FirstSteps' });

/** What a new workspace has already been used for. */
export type FirstSteps = z.infer<typeof firstStepsSchema>;

/** Response to `POST` and `DELETE /api/samples`: what was added or removed. */
export const sampleDataSchema = z
  .object({
    leads: z.int().min(0).meta({ description: 'Number of added or removed leads' }),
    event_id: idSchema.meta({ description: 'The sample event' }),
  })
  .meta({ id: 'SampleData' });

/** What was added to a workspace, or removed from it. */
export type SampleData = z.infer<typeof sampleDataSchema>;
