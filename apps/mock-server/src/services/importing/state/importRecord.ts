import type { Import, ImportMapping, ImportValue, ImportValueField } from '@cardinal/contract';
import { inPrecedence } from '@cardinal/contract/labels';
import type { ImportPreview, ImportRecord } from '../../../store/importing/imports.ts';
import { conflict, notFound } from '../../shared/failures.ts';
import { say } from '../../shared/sentences/sentence.ts';
import type { FoundValues } from '../process/analysis.ts';
import { valueOf, type RowRules, type StoredChoices } from '../rows/rowRules.ts';
import {
  agentsJson,
  choicesJson,
  columnsJson,
  foundJson,
  mappingJson,
  previewJson,
  sourceJson,
  stateJson,
  type ImportState,
} from './importJson.ts';
import { countsOf } from './importSummary.ts';

/** The progress of an import; undefined before its job has started. */
export const stateOf = ({ state }: Pick<ImportRecord, 'state'>): ImportState | undefined =>
  state === null ? undefined : stateJson.read(state);

export const mappingOf = ({ mapping }: Pick<ImportRecord, 'mapping'>): ImportMapping =>
  mappingJson.read(mapping);

/** Ids of the agents when the import started; undefined before. */
export const agentsOf = ({
  agents,
}: Pick<ImportRecord, 'agents'>): Record<string, string> | undefined =>
  agents === null ? undefined : agentsJson.read(agents);

export const columnsOf = ({ columns }: Pick<ImportRecord, 'columns'>): Import['columns'] =>
  columnsJson.read(columns);

export const choicesOf = ({ choices }: Pick<ImportRecord, 'choices'>): StoredChoices =>
  choicesJson.read(choices);

/** The texts of an import for which the user chooses values. */
export const foundOf = ({ found }: Pick<ImportRecord, 'found'>): FoundValues =>
  foundJson.read(found);

/** How the rows of an import are interpreted. @param agents,events See `RowRules` */
export const rulesOf = (
  record: ImportRecord,
  agents: RowRules['agents'],
  events: RowRules['events'] = [],
): RowRules => ({
  mapping: mappingOf(record),
  sequence: inPrecedence(columnsOf(record).length, choicesOf(record).order),
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
  const rows = previewJson.read(json);
  for (const row of rows) row.action = actions[String(row.row)] ?? null;
  return rows;
}

/** An import as calls return it. */
export function toImport(
  record: ImportRecord,
  preview: ImportPreview,
  agents: RowRules['agents'],
): Import {
  const { id, file_name, format, status, total, error } = record;
  const choices = choicesOf(record);
  // An unfinished upload is not visible.
  if (status === 'reading') throw notFound('import');
  return {
    id,
    file_name,
    event_id: record.event_id,
    format,
    source: sourceJson.read(record.source),
    status,
    columns: columnsOf(record),
    mapping: mappingOf(record),
    order: choices.order,
    rows: rowsIn(preview.rows, choices),
    problem_rows: rowsIn(preview.problem_rows, choices),
    values: valuesIn(record, agents),
    duplicates: choices.duplicates,
    defaults: choices.defaults,
    counts: countsOf(record),
    progress: { done: record.done, total },
    error,
    created_at: new Date(record.created_at).toISOString(),
    expires_at: new Date(record.expires_at).toISOString(),
  };
}

/** The state of the import does not permit this. */
export const wrongState = ({ status }: ImportRecord) =>
  conflict(
    'import_state',
    say(({ imports }) => imports[status === 'queued' ? 'importing' : status]),
  );
