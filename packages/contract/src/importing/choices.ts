import { z } from 'zod';
import { emptyIsAbsent } from '../common.ts';
import { duplicateActions, importValueFields, sheetFormats } from '../labels.ts';
import { lengths, limits } from '../limits.ts';
import { importDefaultsSchema } from './import.ts';
import { columnOrderSchema, mappingSchema } from './mapping.ts';

/** An object with at most as many entries as one call may set. */
const atMost = <T extends z.ZodType<object>>(schema: T) =>
  schema.refine(
    (entries) => Object.keys(entries).length <= limits.importChoices,
    `Choose for at most ${limits.importChoices} entries at a time.`,
  );

const chosenValues = atMost(z.record(z.string(), z.string().max(lengths.source).nullable()));
const rowNumber = z.string().regex(/^[1-9]\d{0,6}$/, 'Use the number of a row.');

/**
 * Body of `PUT /api/imports/{id}` and of `POST /api/imports/{id}/commit`; absent fields are left
 * unchanged.
 */
export const importChoicesSchema = z
  .object({
    mapping: mappingSchema.optional(),
    order: columnOrderSchema.optional().meta({
      description:
        'Indexes of columns that take precedence over others of the same field, which a row keeps in its notes; replaces the earlier order',
    }),
    values: z.partialRecord(z.enum(importValueFields), chosenValues).optional().meta({
      description:
        'For each field, the value of each text of the file; null keeps the text in the notes',
    }),
    duplicates: z
      .enum(duplicateActions, `Use one of: ${duplicateActions.join(', ')}.`)
      .optional()
      .meta({ description: 'What happens to rows that are likely duplicates' }),
    // For all rows; the import answers with them as its `defaults`.
    ...importDefaultsSchema.partial().shape,
    rows: atMost(z.record(rowNumber, z.enum(duplicateActions).nullable()))
      .optional()
      .meta({
        description:
          'What happens to single rows, by their numbers, if they are duplicates; null: as for the whole file',
      }),
  })
  .meta({ id: 'ImportChoices' });

/** Query of `GET /api/imports/{id}/report`. */
export const reportQuerySchema = z.object({
  format: z.preprocess(emptyIsAbsent, z.enum(sheetFormats).optional()).meta({
    description: 'Defaults to the format of the uploaded file',
  }),
});

/** What a user decides about an import, after validation. */
export type ImportChoices = z.output<typeof importChoicesSchema>;
