import type { Import, ImportMapping } from '@cardinal/contract';
import { z } from 'zod';
import type { ImportRecord } from '../../store/records/imports.ts';
import { conflict, notFound } from '../shared/failures.ts';

/** How many leads were stored alike; see `countImported`. */
const tallySchema = z.object({
  ownerId: z.string(),
  status: z.enum(['Hot', 'Warm', 'Cold', 'Closed']),
  type: z.enum(['All Leads', 'Event Leads', 'Action Required', 'Pending Follow-up']),
  isAssigned: z.boolean(),
  n: z.int(),
});

/** How far the job of an import is. It is stored with what the job has written, in one transaction. */
const stateSchema = z.object({
  /** Chunk of rows, and how many of its leads are stored. */
  chunk: z.int(),
  offset: z.int(),
  /** Rows of the chunks before. */
  rows: z.int(),
  rejected: z.int(),
  /** Milliseconds: when its leads were made. */
  at: z.int(),
  tallies: z.array(tallySchema),
});

/** How far the job of an import is. */
export type ImportState = z.infer<typeof stateSchema>;

/** Where the job of an import stands; undefined before it began. */
export const stateOf = ({ state }: Pick<ImportRecord, 'state'>): ImportState | undefined =>
  state === null ? undefined : stateSchema.parse(JSON.parse(state));

/** The mapping of an import. */
export const mappingOf = ({ mapping }: Pick<ImportRecord, 'mapping'>): ImportMapping =>
  JSON.parse(mapping);

/** Ids of the agents as they were when the import began; undefined before. */
export const agentsOf = ({
  agents,
}: Pick<ImportRecord, 'agents'>): Record<string, string> | undefined =>
  agents === null ? undefined : JSON.parse(agents);

/** The columns of an import. */
export const columnsOf = ({ columns }: Pick<ImportRecord, 'columns'>): Import['columns'] =>
  JSON.parse(columns);

/** An import as every call answers it. @param preview Its first rows, JSON. */
export function toImport(record: ImportRecord, preview: string): Import {
  const { id, file_name, format, status, total, invalid, duplicates, imported, error } = record;
  // An upload that is not finished is told to nobody.
  if (status === 'reading') throw notFound('This import');
  return {
    id,
    file_name,
    format,
    status,
    columns: columnsOf(record),
    mapping: mappingOf(record),
    rows: JSON.parse(preview),
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

const standing: Readonly<Record<ImportRecord['status'], string>> = {
  reading: 'is still being read',
  ready: 'waits for its commit',
  queued: 'is already being imported',
  importing: 'is already being imported',
  done: 'was imported already',
  failed: 'failed',
  undoing: 'is being undone',
  undone: 'was undone',
};

/** 409: an import does not stand so that this could be done. */
export const wrongState = ({ status }: ImportRecord) =>
  conflict('import_state', `This import ${standing[status]}. Upload the file again to start anew.`);
