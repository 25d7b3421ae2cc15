import { importSchema } from '@cardinal/contract';
import type { Import, ImportMapping, ImportValue, ImportValueField } from '@cardinal/contract';
import { importValueFields, leadStatuses, leadTypes } from '@cardinal/contract/labels';
import { z } from 'zod';
import type { ImportPreview, ImportRecord } from '../../../store/records/importing/imports.ts';
import { parseStored } from '../../../store/storedJson.ts';
import { conflict, notFound } from '../../shared/failures.ts';
import type { FoundValues } from '../rows/analysis.ts';
import { choicesSchema, valueOf } from '../rows/rowRules.ts';
import type { RowRules, StoredChoices } from '../rows/rowRules.ts';

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

/** The user's choices for an import. */
export const choicesOf = ({ choices }: Pick<ImportRecord, 'choices'>): StoredChoices =>
  parseStored(choicesSchema, choices, 'choices for an import');

const foundSchema = z.partialRecord(
  z.enum(importValueFields),
  z.array(z.object({ text: z.string(), count: z.int() })),
);

/** The texts of an import for which the user chooses values. */
export const foundOf = ({ found }: Pick<ImportRecord, 'found'>): FoundValues =>
  parseStored(foundSchema, found, 'texts of an import');

/** How the rows of an import are interpreted. @param agents,events See `RowRules` */
export const rulesOf = (
  record: ImportRecord,
  agents: RowRules['agents'],
  events: RowRules['events'] = [],
): RowRules => ({
  mapping: mappingOf(record),
  agents,
  values: choicesOf(record).values,
  columns: columnsOf(record).map(({ name }) => name),
  events,
  isAttendeeList: record.event_id !== null,
});

function valuesIn(record: ImportRecord, agents: RowRules['agents']): Import['values'] {
  const found = foundOf(record);
  const { values, remembered } = choicesOf(record);
  const listed = (field: ImportValueField): ImportValue[] =>
    (found[field] ?? []).map(({ text, count }) => ({
      text,
      count,
      value: valueOf(field, text, { agents, values }),
      remembered: remembered[field]?.includes(text) ?? false,
    }));
  return {
    lead_status: listed('lead_status'),
    source: listed('source'),
    assigned_to: listed('assigned_to'),
  };
}

function rowsIn(json: string, { rows: actions }: StoredChoices): Import['rows'] {
  const rows = parseStored(importSchema.shape.rows, json, 'preview of an import');
  for (const row of rows) row.action = actions[String(row.row)] ?? null;
  return rows;
}

/** An import as calls return it. */
export function toImport(
  record: ImportRecord,
  preview: ImportPreview,
  agents: RowRules['agents'],
): Import {
  const { id, file_name, format, status, total, invalid, duplicates, imported, error } = record;
  const choices = choicesOf(record);
  // An unfinished upload is not visible.
  if (status === 'reading') throw notFound('This import');
  return {
    id,
    file_name,
    event_id: record.event_id,
    format,
    status,
    columns: columnsOf(record),
    mapping: mappingOf(record),
    rows: rowsIn(preview.rows, choices),
    problem_rows: rowsIn(preview.problem_rows, choices),
    values: valuesIn(record, agents),
    duplicates: choices.duplicates,
    counts: {
      total,
      valid: total - invalid,
      invalid,
      duplicates,
      ambiguous: record.ambiguous,
      imported,
      updated: record.updated,
      skipped: record.skipped,
      restored: record.restored,
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
  ready: 'is waiting to be committed',
  queued: 'is already being imported',
  importing: 'is already being imported',
  done: 'was imported already',
  failed: 'failed',
  undoing: 'is being undone',
  undone: 'was undone',
};

/** The state of the import does not permit this. */
export const wrongState = ({ status }: ImportRecord) =>
  conflict('import_state', `This import ${states[status]}. Upload the file again to start over.`);
