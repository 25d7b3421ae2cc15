import { z } from 'zod';
import { emptyIsAbsent, idSchema, timestampSchema } from '../common.ts';
import {
  duplicateActions,
  importFields,
  importFormats,
  importStatuses,
  textEncodings,
} from '../labels.ts';
import { lengths, limits } from '../limits.ts';
import { fieldErrorSchema } from '../system/problem.ts';
import { columnOrderSchema, proposedMapping } from './mapping.ts';

/** A row before import: the values that it would have, and its errors. */
export const importRowSchema = z
  .object({
    row: z.int().min(1).meta({ description: 'Number of the row in the file' }),
    values: z.partialRecord(z.enum(importFields), z.string()),
    errors: z.array(fieldErrorSchema).meta({ description: 'If empty, the row will be imported' }),
    duplicates: z
      .array(
        z.object({
          reason: z.enum(['email', 'phone', 'badge_code']),
          id: idSchema.nullable().meta({ description: 'Id of an existing lead' }),
          row: z.int().nullable().meta({ description: 'Number of an earlier row of the file' }),
        }),
      )
      .meta({
        description:
          'Leads or rows that are likely the same person; of a list of attendees, incomplete leads with the same badge code and rows with the same code and another person',
      }),
    action: z.enum(duplicateActions).nullable().meta({
      description: 'What happens to this row if it is a duplicate; null: as for the whole file',
    }),
  })
  .meta({ id: 'ImportRow' });

const count = z.int().min(0);

/** A distinct text of a file and the value that it becomes. */
export const importValueSchema = z
  .object({
    text: z.string().meta({ description: 'As in the file' }),
    count: count.meta({ description: 'Rows with this text' }),
    value: z.string().nullable().meta({
      description:
        'A status, a source, or the user id of an agent; null keeps the text in the notes',
    }),
    remembered: z.boolean().meta({ description: 'Whether the user chose it for an earlier file' }),
  })
  .meta({ id: 'ImportValue' });

const listedValues = z.array(importValueSchema);

const preview = z.array(z.string()).meta({ description: 'Lines that show how it would be read' });

/** How a file was read, and how else it could be. */
export const importSourceSchema = z
  .object({
    encoding: z.enum(textEncodings).nullable().meta({
      description: 'Encoding in which a text was read; null for workbooks',
    }),
    encodings: z.array(z.object({ encoding: z.enum(textEncodings), preview })).meta({
      description:
        'Encodings in which the text can be read, with up to three lines that differ; the used one first',
    }),
    sheet: z.string().nullable().meta({ description: 'Name of the sheet; null for texts' }),
    sheets: z.array(z.object({ name: z.string(), hidden: z.boolean(), preview })).meta({
      description: 'Sheets of a workbook that have rows, hidden ones last',
    }),
  })
  .meta({ id: 'ImportSource' });

/** Query of the calls that upload a file: how to read it instead of as is likely. */
export const importSourceQuerySchema = z.object({
  encoding: z
    .preprocess(emptyIsAbsent, z.enum(textEncodings).optional())
    .meta({ description: 'Encoding of a text; by default, the likeliest' }),
  sheet: z
    .preprocess(emptyIsAbsent, z.string().max(lengths.sheetName).optional())
    .meta({ description: 'Name of the sheet; by default, the one that holds a list' }),
});

/** What rows have of which the file says nothing. */
export const importDefaultsSchema = z
  .object({
    event_id: idSchema.nullable().meta({
      description: 'Event of the created leads whose row names no other; null for none',
    }),
    assigned_to: idSchema.nullable().meta({
      description:
        'User id of the agent of the created leads whose row names no other; null for none',
    }),
  })
  .meta({ id: 'ImportDefaults' });

/** An uploaded file and the state of its import. */
export const importSchema = z
  .object({
    id: idSchema,
    file_name: z.string(),
    event_id: idSchema.nullable().meta({
      description: 'The event whose list of attendees this is; null for a list of leads',
    }),
    format: z.enum(importFormats),
    source: importSourceSchema,
    status: z.enum(importStatuses),
    columns: z.array(
      z.object({
        name: z.string(),
        samples: z.array(z.string()).meta({ description: 'First distinct values' }),
      }),
    ),
    mapping: proposedMapping.meta({
      description: 'Field of each column; a proposal until the commit',
    }),
    order: columnOrderSchema.meta({
      description:
        'Indexes of columns that take precedence over others of the same field; the others follow in the order of the file',
    }),
    rows: z.array(importRowSchema).meta({
      description: `The first ${limits.importPreview} rows with this mapping`,
    }),
    problem_rows: z.array(importRowSchema).meta({
      description: `The first ${limits.importPreview} rows with errors or likely duplicates`,
    }),
    values: z
      .object({ lead_status: listedValues, source: listedValues, assigned_to: listedValues })
      .meta({
        description: `The ${limits.importValues} most frequent texts of each mapped column and what becomes of them`,
      }),
    duplicates: z.enum(duplicateActions).meta({
      description: 'What happens to rows that are likely duplicates',
    }),
    defaults: importDefaultsSchema,
    counts: z.object({
      total: count.meta({ description: 'Rows of the file, excluding the header and empty rows' }),
      valid: count,
      invalid: count.meta({ description: 'Rows with errors, which are reported and not imported' }),
      duplicates: count.meta({
        description:
          'Valid rows that likely duplicate a lead or another row; of a list of attendees, rows that fill in a lead',
      }),
      ambiguous: count.meta({
        description:
          'Rows of a list of attendees whose code belongs to several people or leads; they are skipped unless one is chosen',
      }),
      imported: count.meta({ description: 'Leads created' }),
      updated: count.meta({ description: 'Existing leads changed' }),
      skipped: count.meta({ description: 'Duplicates skipped' }),
      removed: count.meta({ description: 'Leads removed by undoing the import' }),
      restored: count.meta({ description: 'Changed leads restored by undoing the import' }),
      kept: count.meta({
        description: 'Leads kept when undoing the import, because they were changed since',
      }),
    }),
    progress: z.object({ done: count, total: count }),
    error: z.string().nullable().meta({ description: 'Why it failed, as a sentence for the user' }),
    created_at: timestampSchema,
    expires_at: timestampSchema.meta({
      description:
        'Until then, it can be committed, reported and undone; then its rows are deleted',
    }),
  })
  .meta({ id: 'Import' });

/** An import in a list: what became of a file, without its rows and choices. */
export const importSummarySchema = importSchema
  .pick({
    id: true,
    file_name: true,
    event_id: true,
    format: true,
    status: true,
    counts: true,
    error: true,
    created_at: true,
    expires_at: true,
  })
  .extend({ created_by: idSchema.meta({ description: 'Id of the user who uploaded the file' }) })
  .meta({ id: 'ImportSummary' });

/** A row before import. */
export type ImportRow = z.infer<typeof importRowSchema>;
/** An uploaded file and the state of its import. */
export type Import = z.infer<typeof importSchema>;
/** How a file was read, and how else it could be. */
export type ImportSource = z.infer<typeof importSourceSchema>;
/** How to read a file. */
export type ImportSourceQuery = z.output<typeof importSourceQuerySchema>;
/** An import in a list. */
export type ImportSummary = z.infer<typeof importSummarySchema>;
/** A distinct text of a file and the value that it becomes. */
export type ImportValue = z.infer<typeof importValueSchema>;
