import { importSchema } from '@cardinal/contract';
import type { Import, ImportMapping } from '@cardinal/contract';
import { leadStatuses, leadTypes } from '@cardinal/contract/labels';
import { z } from 'zod';
import type { ImportRecord } from '../../store/records/imports.ts';
import { parseStored } from '../../store/storedJson.ts';
import { conflict, notFound } from '../shared/failures.ts';

/** The number of stored leads with the same owner, status and type; see `countImported`. */
const tallySchema = z.object({
  ownerId: z.string(),
  status: z.enum(leadStatuses),
  type: z.enum(leadTypes),
  isAssigned: z.boolean(),
  n: z.int(),
});

/** The progress of an import job, stored in the transaction of what the job has written. */
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
});

const agentsSchema = z.record(z.string(), z.string());

/** The progress of an import job. */
export type ImportState = z.infer<typeof stateSchema>;

/** The progress of an import; undefined before its job has started. */
export const stateOf = ({ state }: Pick<ImportRecord, 'state'>): ImportState | undefined =>
  state === null ? undefined : parseStored(stateSchema, state, 'progress of an import');

/** The mapping of an import. */
export const mappingOf = ({ mapping }: Pick<ImportRecord, 'mapping'>): ImportMapping =>
  parseStored(importSchema.shape.mapping, mapping, 'mapping of an import');

/** Ids of the agents when the import started; undefined before. */
export const agentsOf = ({
  agents,
}: Pick<ImportRecord, 'agents'>): Record<string, string> | undefined =>
  agents === null ? undefined : parseStored(agentsSchema, agents, 'agents of an import');

/** The columns of an import. */
export const columnsOf = ({ columns }: Pick<ImportRecord, 'columns'>): Import['columns'] =>
  parseStored(importSchema.shape.columns, columns, 'columns of an import');

/** An import as calls return it. @param preview Its first rows as JSON */
export function toImport(record: ImportRecord, preview: string): Import {
  const { id, file_name, format, status, total, invalid, duplicates, imported, error } = record;
  // An unfinished upload is not visible.
  if (status === 'reading') throw notFound('This import');
  return {
    id,
    file_name,
    format,
    status,
    columns: columnsOf(record),
    mapping: mappingOf(record),
    rows: parseStored(importSchema.shape.rows, preview, 'preview of an import'),
    counts: {
      total,
      valid: total - invalid,
      invalid,
      duplicates,
      imported,
      removed: record.removed,
      kept: record.kept,
    },
    progress: { done: record.done, total },
    error,
    created_at: new Date(record.created_at).toISOString(),
    expires_at: new Date(record.expires_at).toISOString(),
  };
}

const states: Readonly<Record<ImportRecord['status'], string>> = {
  reading: 'is still being read',
  ready: 'waits for its commit',
  queued: 'is already being imported',
  importing: 'is already being imported',
  done: 'was imported already',
  failed: 'failed',
  undoing: 'is being undone',
  undone: 'was undone',
};

/** The state of the import does not permit this. */
export const wrongState = ({ status }: ImportRecord) =>
  conflict('import_state', `This import ${states[status]}. Upload the file again to start anew.`);
