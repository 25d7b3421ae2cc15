import { z } from 'zod';
import { emptyIsAbsent, idSchema, timestampSchema } from './common.ts';
import { importFieldLabels, importFields, importStatuses, sheetFormats } from './labels.ts';
import { leadListQuerySchema } from './lead.ts';
import { limits } from './limits.ts';
import { fieldErrorSchema } from './problem.ts';

/** What each column holds, in the order of the columns; null: nothing that is imported. */
export const mappingSchema = z
  .array(
    z.enum(importFields, `Use null or one of: ${importFields.join(', ')}.`).nullable(),
    'mapping must list what each column holds.',
  )
  .max(limits.importColumns, `A file has at most ${limits.importColumns} columns.`)
  .superRefine((mapping, context) => {
    const refuse = (message: string, index?: number) =>
      context.addIssue({ code: 'custom', message, path: index === undefined ? [] : [index] });
    for (const [index, field] of mapping.entries()) {
      if (field !== null && mapping.indexOf(field) < index) {
        refuse(`Two columns are mapped to ${importFieldLabels[field]}.`, index);
      }
    }
    if (!mapping.includes('email')) refuse('Choose the column that holds the email address.');
    if (!mapping.includes('first_name') && !mapping.includes('full_name')) {
      refuse('Choose the column that holds the first name or the full name.');
    }
  })
  .meta({ id: 'ImportMapping' });

/** A mapping as it is proposed: what is needed may be missing. */
const proposedMapping = z.array(z.enum(importFields).nullable());

/** A row before it is imported: what it would become, and what is wrong with it. */
export const importRowSchema = z
  .object({
    row: z.int().min(1).meta({ description: 'Number of the row in the file' }),
    values: z.partialRecord(z.enum(importFields), z.string()),
    errors: z.array(fieldErrorSchema).meta({ description: 'Empty: the row will be imported' }),
    duplicates: z
      .array(
        z.object({
          reason: z.enum(['email', 'phone']),
          id: idSchema.nullable().meta({ description: 'A lead that stands' }),
          row: z.int().nullable().meta({ description: 'An earlier row of the file' }),
        }),
      )
      .meta({ description: 'Who is likely the same person; the row is imported all the same' }),
  })
  .meta({ id: 'ImportRow' });

const count = z.int().min(0);

/** An uploaded file on its way to leads. */
export const importSchema = z
  .object({
    id: idSchema,
    file_name: z.string(),
    format: z.enum(sheetFormats),
    status: z.enum(importStatuses),
    columns: z.array(
      z.object({
        name: z.string(),
        samples: z.array(z.string()).meta({ description: 'First different values' }),
      }),
    ),
    mapping: proposedMapping.meta({ description: 'Field of each column; proposed until commit' }),
    rows: z.array(importRowSchema).meta({
      description: `The first ${limits.importPreview} rows under this mapping`,
    }),
    counts: z.object({
      total: count.meta({ description: 'Rows of the file, without header and empty rows' }),
      valid: count,
      invalid: count.meta({ description: 'Rows with errors: reported, not imported' }),
      duplicates: count.meta({ description: 'Valid rows that likely repeat a lead or a row' }),
      imported: count.meta({ description: 'Leads that were made' }),
      removed: count.meta({ description: 'Leads that the undoing removed' }),
      kept: count.meta({ description: 'Leads that the undoing kept, because they were changed' }),
    }),
    progress: z.object({ done: count, total: count }),
    error: z.string().nullable().meta({ description: 'Why it failed, for a person' }),
    created_at: timestampSchema,
    expires_at: timestampSchema.meta({
      description: 'Until then it can be committed, reported and undone; then its rows are gone',
    }),
  })
  .meta({ id: 'Import' });

/** Body of `POST /api/imports/{id}/commit`; without a mapping the proposed one is used. */
export const importCommitSchema = z
  .object({ mapping: mappingSchema.optional() })
  .meta({ id: 'ImportCommit' });

/** Body of `PUT /api/imports/{id}`: another mapping to look through the rows with. */
export const importUpdateSchema = z.object({ mapping: mappingSchema }).meta({ id: 'ImportUpdate' });

/** Query of `GET /api/imports/{id}/report`. */
export const reportQuerySchema = z.object({
  format: z.preprocess(emptyIsAbsent, z.enum(sheetFormats).optional()).meta({
    description: 'Absent: the kind of file that was uploaded',
  }),
});

const { cursor: _cursor, limit: _limit, ...listed } = leadListQuerySchema.shape;

/** Query of `GET /api/leads/export`: the filters and the order of the list. */
export const exportQuerySchema = z
  .object({
    ...listed,
    format: z
      .preprocess(emptyIsAbsent, z.enum(sheetFormats).default('xlsx'))
      .meta({ description: 'Kind of file' }),
  })
  .meta({ id: 'ExportQuery' });

/** What each column of a file holds. */
export type ImportMapping = z.infer<typeof proposedMapping>;
/** A row before it is imported. */
export type ImportRow = z.infer<typeof importRowSchema>;
/** An uploaded file on its way to leads. */
export type Import = z.infer<typeof importSchema>;
/** Filters, order and kind of an export. */
export type ExportQuery = z.output<typeof exportQuerySchema>;
