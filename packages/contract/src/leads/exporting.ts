import { z } from 'zod';
import { emptyIsAbsent, idInAddress } from '../common.ts';
import { exportColumns, sheetFormats } from '../labels.ts';
import { serverLimits } from '../limits.ts';
import { leadListQuerySchema } from './leadList.ts';

const { cursor: _cursor, limit: _limit, total: _total, ...listed } = leadListQuerySchema.shape;

/** Ids separated by commas. */
const chosenIds = z
  .string()
  .transform((text) => text.split(',').map((id) => idInAddress.parse(id.trim())))
  .refine(
    (ids) => ids.length <= serverLimits.exportIds,
    `Name at most ${serverLimits.exportIds} leads; use the filters for more.`,
  );

/** Names of columns, separated by commas. */
const columnsQuery = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
  .pipe(z.array(z.enum(exportColumns, `Use a list of: ${exportColumns.join(', ')}.`)));

/**
 * Query of `GET /api/leads/export`: the filters and sort order of the list, and the columns of the
 * file. `ids` narrows it to chosen leads.
 */
export const exportQuerySchema = z
  .object({
    ...listed,
    ids: z.preprocess(emptyIsAbsent, chosenIds.optional()).meta({
      type: 'string',
      description: `Only these leads: ids separated by commas, at most ${serverLimits.exportIds}`,
    }),
    format: z
      .preprocess(emptyIsAbsent, z.enum(sheetFormats).default('xlsx'))
      .meta({ description: 'File format' }),
    columns: z.preprocess(emptyIsAbsent, columnsQuery.optional()).meta({
      description: `Columns in order, separated by commas; all if absent: ${exportColumns.join(', ')}`,
    }),
  })
  .meta({ id: 'ExportQuery' });

/** Filters, sort order and file format of an export. */
export type ExportQuery = z.output<typeof exportQuerySchema>;
