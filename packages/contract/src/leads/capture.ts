import { z } from 'zod';
import { optionalId } from '../common.ts';
import {
  badgeFormats,
  badgeUses,
  cardFields,
  cardReaders,
  leadStatuses,
  leadTypes,
  perField,
  scannedFields,
} from '../labels.ts';

const pointSchema = z.tuple([z.number(), z.number()]);

/**
 * Location of a text in the picture: four corners, clockwise from the top left of the text, as
 * fractions (0 to 1) of the picture as a browser displays it (with EXIF orientation applied).
 */
export const regionSchema = z.tuple([pointSchema, pointSchema, pointSchema, pointSchema]);

const perCardField = <T extends z.ZodType>(value: T) => z.object(perField(cardFields, () => value));

/** Body of `POST /api/leads/scan-card`. */
export const scanInputSchema = z
  .object({
    image_data: z
      .string('A picture is required.')
      .min(1, 'A picture is required.')
      .meta({ description: 'Base64 or a data URL; JPEG, PNG or WebP, at most 10 MB decoded' }),
    company_id: optionalId.meta({
      description: "Accepted and ignored; the session's company is used",
    }),
    lead_type: z.string().max(100).nullish(),
  })
  .meta({ id: 'ScanInput' });

/** The lead suggested by the card; fields that were not found are empty. */
export const suggestedLeadSchema = z
  .object({
    ...perField(scannedFields, () => z.string()),
    lead_status: z.enum(leadStatuses),
    lead_type: z.enum(leadTypes),
    source: z.string(),
    notes: z.string(),
    badge_code: z.string().meta({
      description: 'Text of a code without contact data, to be kept until it is known whose it is',
    }),
  })
  .meta({ id: 'SuggestedLead' });

/** Response to `POST /api/leads/scan-card`. */
export const scanSchema = z
  .object({
    suggested_lead: suggestedLeadSchema,
    readable: z
      .boolean()
      .meta({ description: 'False if no card or badge was found; all fields are then empty' }),
    confidence: perCardField(z.number().min(0).max(1)),
    regions: perCardField(regionSchema.optional()),
    reasons: perCardField(z.string().optional()).meta({
      description: 'Why the user should check a field',
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
    badge: z
      .object({
        format: z.enum(badgeFormats),
        text: z.string(),
        use: z.enum(badgeUses).meta({
          description:
            'filled: its contact data is in the fields; kept: it is the badge code; too_long: it has more characters than are kept; unused: it is neither',
        }),
      })
      .nullable()
      .meta({ description: 'The code on the card or badge; its contact data is in the fields' }),
    text: z.array(z.string()).meta({ description: 'Every line of text, from top to bottom' }),
    reader: z.enum(cardReaders).meta({
      description: 'What read the card; the answers of this call say `server`',
    }),
    cards: z.array(regionSchema).optional().meta({
      description:
        'The corners of each card, clockwise from the top left, if the picture shows two to four of them beside each other; the other fields are then those of the whole picture. Send each card by itself to read it',
    }),
  })
  .meta({ id: 'Scan' });

/** Response to `GET /api/card-reader`. */
export const deviceReaderSchema = z
  .object({
    version: z.string().meta({ description: 'Changes with any of the files' }),
    bytes: z.int().meta({ description: 'Size of all files' }),
    files: z.array(
      z.object({
        url: z.string().meta({
          description:
            'Path on this server; the file never changes, and is sent in parts on request. The one named `worker.js` is the script of a worker that reads cards with the others',
        }),
        bytes: z.int(),
        sha256: z.string().meta({ description: 'Of the whole file, in hexadecimal' }),
      }),
    ),
  })
  .meta({ id: 'DeviceReader' });

/** Four corners, as fractions of the picture. */
export type Region = z.infer<typeof regionSchema>;
/** Picture to scan. */
export type ScanInput = z.infer<typeof scanInputSchema>;
/** The lead suggested by a card. */
export type SuggestedLead = z.infer<typeof suggestedLeadSchema>;
/** Result of scanning a card. */
export type Scan = z.infer<typeof scanSchema>;
/** The files with which a browser reads cards itself. */
export type DeviceReader = z.infer<typeof deviceReaderSchema>;

/** The kinds of reading in a worker: a whole card, or only the code on a card or badge. */
export type DeviceReading = 'card' | 'code';

/**
 * A message to the worker that reads cards in a browser: first the other files by name without
 * ending, then pictures, one at a time.
 */
export type DeviceReaderMessage =
  | { files: Readonly<Record<string, Uint8Array<ArrayBuffer>>> }
  | {
      id: number;
      kind: DeviceReading;
      picture: Uint8Array<ArrayBuffer>;
      /**
       * The phone numbers of each of the latest leads. Absent if the page is older than the worker, which
       * then knows none.
       */
      people?: readonly (readonly { written: string; e164: string | null }[])[];
    };

/**
 * The worker's answer to a picture: the scan, which is null if there is no code; why this picture
 * cannot be read, as a sentence; or what went wrong with the worker.
 */
export type DeviceReaderAnswer = { id: number } & (
  | { scan: Scan | null }
  | { refusal: string }
  | { failure: string }
);
