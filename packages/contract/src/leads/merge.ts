import { z } from 'zod';
import { idSchema, type AsSent } from '../common.ts';
import { leadSchema } from './lead.ts';
import { mergeFieldsSchema } from './leadInput.ts';

/** Body of `POST /api/leads/{id}/merge`. */
export const mergeInputSchema = z
  .object({
    other: idSchema.meta({ description: 'Id of the lead that is merged into this one' }),
    fields: mergeFieldsSchema.optional(),
  })
  .meta({ id: 'MergeInput' });

/** Response to `POST /api/leads/{id}/merge`. */
export const mergedLeadSchema = z
  .object({
    lead: leadSchema,
    merge_id: idSchema.meta({ description: 'For `POST /api/merges/{id}/undo`, for 30 days' }),
  })
  .meta({ id: 'MergedLead' });

/** Response to `POST /api/merges/{id}/undo`. */
export const undoneMergeSchema = z
  .object({
    leads: z.array(leadSchema).meta({ description: 'The kept lead, then the restored one' }),
    kept: z.array(z.string()).meta({
      description:
        'Fields of the kept lead that were not restored, because of changes after the merge',
    }),
  })
  .meta({ id: 'UndoneMerge' });

/** The values that a merged lead takes, as sent. */
export type MergeFields = AsSent<z.input<typeof mergeFieldsSchema>>;
/** Merge of two leads, as sent. */
export interface MergeInput {
  other: string;
  fields?: MergeFields;
}
/** Merge of two leads, after validation. */
export type LeadMerge = z.output<typeof mergeInputSchema>;
/** A lead into which another was merged. */
export type MergedLead = z.infer<typeof mergedLeadSchema>;
/** Two leads whose merge was undone. */
export type UndoneMerge = z.infer<typeof undoneMergeSchema>;
