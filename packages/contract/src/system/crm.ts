import { z } from 'zod';
import { idSchema, timestampSchema } from '../common.ts';
import { crmFieldNames, crmLeadStates, crmNote } from '../labels.ts';
import { lengths } from '../limits.ts';

/** Key of an account; errors reveal nothing about it. */
const keyMessage = 'Enter the service key.';

/** Body of `PUT /api/crm`. */
export const crmInputSchema = z
  .object({
    key: z
      .string(keyMessage)
      .trim()
      .min(1, keyMessage)
      .max(lengths.crmKey, 'This is too long for a service key.')
      .regex(/^[\x21-\x7e]+$/, 'A service key has no spaces and no accents.'),
  })
  .meta({ id: 'CrmInput' });

/** The property that each field is written to; '' for none, and a note for the answers. */
const mappingSchema = z.record(
  z.enum(crmFieldNames),
  z.string().max(lengths.crmProperty).regex(/^\w*$/, 'This is not the name of a property.'),
);

/** Body of `PUT /api/crm/mapping`. */
export const crmMappingInputSchema = z
  .object({ mapping: mappingSchema })
  .refine(
    ({ mapping }) => {
      const { answers, ...others } = mapping;
      const names = Object.values(others).filter((name) => name !== '');
      if (answers !== '' && answers !== crmNote) names.push(answers);
      const isFree = new Set(names).size === names.length && !names.includes('email');
      return isFree && !names.includes(crmNote);
    },
    { path: ['mapping'], message: 'Choose another property for each field; email has its own.' },
  )
  .meta({ id: 'CrmMappingInput' });

const count = z.int().min(0);

/** The CRM that a company's leads are sent to. */
export const crmConnectionSchema = z
  .object({
    account: z.string().meta({ description: 'What the account is called there' }),
    active: z.boolean(),
    paused_reason: z
      .string()
      .nullable()
      .meta({ description: 'Why it was paused: the key is no longer accepted' }),
    mapping: mappingSchema,
    counts: z.object({ waiting: count, sent: count, failed: count, skipped: count }),
    created_at: timestampSchema,
  })
  .meta({ id: 'CrmConnection' });

/** Response to `GET /api/crm`. */
export const crmStateSchema = z
  .object({ connection: crmConnectionSchema.nullable() })
  .meta({ id: 'CrmState' });

/** A property of contacts there. */
export const crmPropertySchema = z
  .object({ name: z.string(), label: z.string() })
  .meta({ id: 'CrmProperty' });

/** A lead that was not sent. */
export const crmFailureSchema = z
  .object({
    lead_id: idSchema,
    name: z.string(),
    state: z.enum(['failed', 'skipped']),
    reason: z.string(),
  })
  .meta({ id: 'CrmFailure' });

/** What has become of one lead there. */
export const crmLeadSchema = z
  .object({
    state: z.enum(crmLeadStates).nullable().meta({
      description: 'Null if it is not to be sent: there is no connection, or it is older',
    }),
    reason: z.string().nullable().meta({ description: 'Why it was not sent, or not yet' }),
    url: z.string().nullable().meta({ description: 'The contact there' }),
  })
  .meta({ id: 'CrmLead' });

/** Key of an account. */
export type CrmInput = z.infer<typeof crmInputSchema>;
/** The property that each field is written to. */
export type CrmMapping = z.infer<typeof mappingSchema>;
/** The CRM that a company's leads are sent to. */
export type CrmConnection = z.infer<typeof crmConnectionSchema>;
/** Whether there is one. */
export type CrmState = z.infer<typeof crmStateSchema>;
/** A property of contacts there. */
export type CrmProperty = z.infer<typeof crmPropertySchema>;
/** A lead that was not sent. */
export type CrmFailure = z.infer<typeof crmFailureSchema>;
/** What has become of one lead there. */
export type CrmLead = z.infer<typeof crmLeadSchema>;
