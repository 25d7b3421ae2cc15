import { importSchema } from '@cardinal/contract';
import { importValueFields, leadStatuses, leadTypes } from '@cardinal/contract/labels';
import { z } from 'zod';
import { storedJson } from '../../../store/storedJson.ts';
import { choicesSchema } from '../rows/rowRules.ts';

// The JSON columns of an import.

/** The number of stored leads with the same owner, status and type; see `countImported`. */
const tallySchema = z.object({
  ownerId: z.string(),
  status: z.enum(leadStatuses),
  type: z.enum(leadTypes),
  isAssigned: z.boolean(),
  n: z.int(),
});

/** The progress of an import job, stored in the transaction of the job's writes. */
const stateSchema = z.object({
  /** Current chunk of rows, and how many of its leads are stored. */
  chunk: z.int(),
  offset: z.int(),
  /** Rows in earlier chunks. */
  rows: z.int(),
  rejected: z.int(),
  /** Creation time of its leads, in milliseconds. */
  at: z.int(),
  tallies: z.array(tallySchema),
  /**
   * Which rows of the current chunk are skipped, and which change a lead. It is stored, so that a
   * repetition after a crash continues at the same point, regardless of later changes to the leads.
   */
  plan: z
    .object({ skipped: z.array(z.int()), merges: z.array(z.tuple([z.int(), z.string()])) })
    .optional(),
});

/** The progress of an import job. */
export type ImportState = z.infer<typeof stateSchema>;

const { mapping, columns, rows, source } = importSchema.shape;

export const stateJson = storedJson('progress of an import', stateSchema);
export const mappingJson = storedJson('mapping of an import', mapping);
export const sourceJson = storedJson('source of an import', source);
export const columnsJson = storedJson('columns of an import', columns);
export const choicesJson = storedJson('choices for an import', choicesSchema);

/** Ids of the agents when the import started, by the key of their address. */
export const agentsJson = storedJson('agents of an import', z.record(z.string(), z.string()));

/** The texts for which the user chooses values. */
export const foundJson = storedJson(
  'texts of an import',
  z.partialRecord(
    z.enum(importValueFields),
    z.array(z.object({ text: z.string(), count: z.int() })),
  ),
);

/** Rows of the preview. */
export const previewJson = storedJson('preview of an import', rows, (first) =>
  // Those of the first version could have no action of their own; later ones may be among them.
  z.array(z.looseObject({ action: z.unknown().default(null) })).parse(first),
);
