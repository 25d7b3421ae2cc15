import { z } from 'zod';
import { emptyIsAbsent, idSchema, requiredLine } from '../common.ts';
import { leadSchema } from './lead.ts';
import { lengths } from '../limits.ts';

/** An existing lead that is probably the same person as a new one. */
export const duplicateSchema = z
  .object({ id: idSchema, reason: z.enum(['email', 'phone', 'badge_code']) })
  .meta({ id: 'Duplicate' });

/** A lead that is probably the same person as another, with the fields to compare. */
export const likelyDuplicateSchema = z
  .object({ reason: duplicateSchema.shape.reason, lead: leadSchema })
  .meta({ id: 'LikelyDuplicate' });

/** Query of `GET /api/leads/similar`. */
export const similarQuerySchema = z
  .object({
    email: z
      .preprocess(emptyIsAbsent, requiredLine(lengths.email, 'Email').optional())
      .meta({ description: 'Email address, in any capitalisation' }),
    phone: z
      .preprocess(emptyIsAbsent, requiredLine(lengths.phone, 'Phone').optional())
      .meta({ description: 'Phone number, in any spelling' }),
    mobile: z
      .preprocess(emptyIsAbsent, requiredLine(lengths.phone, 'Mobile').optional())
      .meta({ description: 'Mobile number, in any spelling' }),
  })
  .meta({ id: 'SimilarQuery' });

/** Response to `POST /api/leads`. */
export const createdLeadSchema = leadSchema
  .extend({ duplicates: z.array(duplicateSchema) })
  .meta({ id: 'CreatedLead' });

/** Created lead with its likely duplicates. */
export type CreatedLead = z.infer<typeof createdLeadSchema>;
/** An existing lead that is probably the same person. */
export type Duplicate = z.infer<typeof duplicateSchema>;
/** A lead that is probably the same person as another, with the fields to compare. */
export type LikelyDuplicate = z.infer<typeof likelyDuplicateSchema>;
/** What is known about the person whose lead is searched for. */
export type SimilarQuery = z.output<typeof similarQuerySchema>;
