import { z } from 'zod';
import {
  allIsAbsent,
  emptyIsAbsent,
  idInAddress,
  idSchema,
  pageQuery,
  searchText,
  timestampSchema,
} from '../common.ts';
import { emailStates } from './email.ts';
import { communicationTypes } from '../labels.ts';
import { leadSchema } from '../leads/lead.ts';

/** One communication with a lead. */
export const communicationSchema = z
  .object({
    id: idSchema,
    type: z.enum(communicationTypes),
    lead: z.object({
      id: idSchema,
      first_name: z.string(),
      last_name: z.string(),
      company: z.string(),
    }),
    title: z.string(),
    description: z.string(),
    created_at: timestampSchema,
    by: z
      .object({ id: idSchema, name: z.string() })
      .nullable()
      .meta({ description: 'User who did it, or null if the account no longer exists' }),
    email_id: idSchema.nullable().meta({ description: 'The email that was sent, or null' }),
    status: z
      .enum(emailStates)
      .nullable()
      .meta({ description: 'Delivery status of the email, or null' }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Why the last delivery attempt failed, or null' }),
  })
  .meta({ id: 'Communication' });

/**
 * Query of `GET /api/communications`. `All` in a filter means no filter; every word of `q` must
 * match.
 */
export const communicationQuerySchema = pageQuery
  .extend({
    type: z
      .preprocess(allIsAbsent, z.enum(communicationTypes).optional())
      .meta({ description: 'Type of communication' }),
    lead_id: z
      .preprocess(allIsAbsent, idInAddress.optional())
      .meta({ description: 'Id of the lead' }),
    q: z
      .preprocess(emptyIsAbsent, searchText.optional())
      .meta({ description: 'Words that must all match' }),
  })
  .meta({ id: 'CommunicationQuery' });

/** A lead that needs its user now. */
export const dueLeadSchema = z
  .object({
    lead: leadSchema,
    due_since: timestampSchema.meta({
      description:
        'When the next step of the lead was due; without one, since when the lead has had its type (or has been open again) without being contacted',
    }),
    last_contact: z
      .object({
        type: z.enum(communicationTypes),
        created_at: timestampSchema,
        status: z
          .enum(emailStates)
          .nullable()
          .meta({ description: 'Delivery status of the email, or null' }),
      })
      .nullable()
      .meta({
        description: 'The last communication, including a failed email; null if there is none',
      }),
  })
  .meta({ id: 'DueLead' });

/** One communication with a lead. */
export type Communication = z.infer<typeof communicationSchema>;
/** A lead that needs its user now. */
export type DueLead = z.infer<typeof dueLeadSchema>;
/** Filters and page of the list of communications. */
export type CommunicationQuery = z.output<typeof communicationQuerySchema>;
