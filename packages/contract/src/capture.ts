import { z } from 'zod';
import { optionalId } from './common.ts';
import { leadStatuses, leadTypes } from './labels.ts';

/** The fields that a card can give. */
export const cardFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'position',
] as const;

const pointSchema = z.tuple([z.number(), z.number()]);

/**
 * Where a text stands on the picture: four corners clockwise from the text's top left, in
 * fractions (0 to 1) of the picture as a browser shows it (EXIF orientation applied).
 */
export const regionSchema = z.tuple([pointSchema, pointSchema, pointSchema, pointSchema]);

const perField = <T extends z.ZodType>(value: T) =>
  z.object({
    first_name: value,
    last_name: value,
    email: value,
    phone: value,
    company: value,
    position: value,
  });

/** Body of `POST /api/leads/scan-card`. */
export const scanInputSchema = z
  .object({
    image_data: z
      .string('A picture is required.')
      .min(1, 'A picture is required.')
      .meta({ description: 'Base64 or a data URL; JPEG, PNG or WebP, at most 10 MB decoded' }),
    company_id: optionalId.meta({ description: "Accepted; the session's company counts" }),
    lead_type: z.string().max(100).nullish(),
  })
  .meta({ id: 'ScanInput' });

/** The lead that the card suggests; empty texts where nothing was read. */
export const suggestedLeadSchema = z
  .object({
    ...perField(z.string()).shape,
    lead_status: z.enum(leadStatuses),
    lead_type: z.enum(leadTypes),
    source: z.string(),
    notes: z.string(),
  })
  .meta({ id: 'SuggestedLead' });

/** Answer of `POST /api/leads/scan-card`. */
export const scanSchema = z
  .object({
    suggested_lead: suggestedLeadSchema,
    readable: z.boolean().meta({ description: 'False: no card was found; all fields are empty' }),
    confidence: perField(z.number().min(0).max(1)),
    regions: perField(regionSchema.optional()),
    reasons: perField(z.string().optional()).meta({
      description: 'Why a field should be checked, for a person',
    }),
    alternatives: z.object({
      phones: z.array(
        z.object({ number: z.string(), kind: z.enum(['mobile', 'office', 'fax', '']) }),
      ),
      names: z.array(z.string()),
    }),
    also: z.object({
      web: z.array(z.string()),
      handles: z.array(z.string()),
      address: z.array(z.string()),
    }),
    text: z.array(z.string()).meta({ description: 'Every line read, top to bottom' }),
  })
  .meta({ id: 'Scan' });

/** A field that a card can give. */
export type CardField = (typeof cardFields)[number];
/** Four corners in fractions of the picture. */
export type Region = z.infer<typeof regionSchema>;
/** Picture to read. */
export type ScanInput = z.infer<typeof scanInputSchema>;
/** The lead that a card suggests. */
export type SuggestedLead = z.infer<typeof suggestedLeadSchema>;
/** What was read from a card. */
export type Scan = z.infer<typeof scanSchema>;
