import { z } from 'zod';
import { idSchema, timestampSchema } from '../common.ts';
import {
  leadDisplayOf,
  leadExtensionOf,
  leadNumbers,
  leadStatuses,
  leadTextFields,
  leadTypes,
  lowerStatus,
  nextStepKinds,
  perField,
  type LeadTextField,
} from '../labels.ts';
import { leadAnswersSchema } from './leadAnswers.ts';
import { limits } from '../limits.ts';

/** What comes next with a lead, and when. */
export const nextStepSchema = z
  .object({ kind: z.enum(nextStepKinds), due_at: timestampSchema, note: z.string() })
  .meta({ id: 'NextStep' });

/** What a visitor agreed to, and when. */
const consentSchema = z
  .object({ text: z.string(), given_at: timestampSchema })
  .meta({ id: 'Consent' });

/** What the API's description says about stored texts. */
const storedTexts: Partial<Record<LeadTextField, { description: string }>> = {
  badge_code: {
    description:
      'Text of the code on the badge. A lead that has one may lack first name and email until it is known whose badge it is',
  },
};

/** Lead as every call returns it (specification section 3, with the additions of the decisions). */
export const leadSchema = z
  .object({
    id: idSchema,
    ...perField(leadTextFields, (field) =>
      field in storedTexts ? z.string().meta(storedTexts[field] ?? {}) : z.string(),
    ),
    ...perField(leadNumbers, () =>
      z.string().nullable().meta({
        description: 'E.164 form of the number, by which it is dialled; null where none can be',
      }),
    ),
    ...perField(Object.values(leadExtensionOf), () =>
      z.string().optional().meta({
        description: 'Extension to dial after the number; present if there is one',
      }),
    ),
    ...perField(Object.values(leadDisplayOf), () =>
      z.string().optional().meta({
        description: 'The number as people read it; present if it is written otherwise',
      }),
    ),
    incomplete: z.literal(true).optional().meta({
      description: 'Present while the lead lacks a first name or an email address',
    }),
    lead_status: z.enum(leadStatuses),
    status: z.enum(lowerStatus).meta({
      description: '`lead_status` in lower case; the two always agree',
    }),
    lead_type: z.enum(leadTypes),
    assignedTo: idSchema.nullable().meta({ description: 'User id of the agent, or null' }),
    event_id: idSchema.nullable(),
    next_step: nextStepSchema.nullable().meta({ description: 'What comes next, and when' }),
    answers: leadAnswersSchema
      .nullable()
      .meta({ description: 'Answers to the questions of an event' }),
    answers_score: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: 'Sum of the scores of the chosen options; null without answers' }),
    last_contact_at: timestampSchema.nullable().meta({
      description: 'When the lead was last called, written to or met; null if never',
    }),
    pictures: z.int().min(0).max(limits.cardPictures).meta({
      description: 'Number of pictures of the card, read one by one: its front, then its back',
    }),
    do_not_contact: z.boolean().meta({
      description: 'Whether the address of the lead has unsubscribed; no email can then be sent',
    }),
    consent: consentSchema.optional().meta({
      description: "Present if a visitor of a partner's page agreed to a text",
    }),
    created_by: idSchema,
    created_at: timestampSchema,
    updated_at: timestampSchema,
    version: z.int().min(1).meta({ description: 'Number of changes; the value for If-Match' }),
  })
  .meta({ id: 'Lead' });

/** Lead as every call returns it. */
export type Lead = z.infer<typeof leadSchema>;
/** What comes next with a lead, and when. */
export type NextStep = z.infer<typeof nextStepSchema>;
