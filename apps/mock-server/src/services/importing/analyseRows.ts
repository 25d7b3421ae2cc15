import { inPrecedence } from '@cardinal/contract/labels';
import type { Database } from '../../store/engine/database.ts';
import { countriesIn } from '../../store/leads/latestNumbers.ts';
import type { ImportRecord } from '../../store/importing/imports.ts';
import { createAnalyser } from './attendees/attendeeAnalysis.ts';
import { foundJson, mappingJson, previewJson } from './state/importJson.ts';
import type { Decision } from './decisions.ts';
import { columnsOf } from './state/importRecord.ts';
import { eventsFor } from './state/knownEvents.ts';
import { refuseSheet } from './state/refusals.ts';
import { chunksOf } from './process/chunks.ts';
import type { RowRules } from './rows/rowRules.ts';
import type { RowWorkers } from './process/rowWorker.ts';
import { uploaderScope } from './state/uploader.ts';

/**
 * Analyses the rows of an import by a mapping, among the leads that its uploader may read.
 * @returns The texts for which the user chooses values, and what to store of the result
 */
export async function analyseRows(
  { db, workers }: { db: Database; workers: RowWorkers },
  record: ImportRecord,
  { mapping, agents, choices }: Decision,
) {
  const scope = await uploaderScope(db.read, record);
  const rules: RowRules = {
    mapping,
    sequence: inPrecedence(mapping.length, choices.order),
    agents,
    values: {},
    columns: columnsOf(record).map(({ name }) => name),
    events: await eventsFor(db.read, record.workspace_id, mapping),
    used: await countriesIn(db.read, record.workspace_id),
    isAttendeeList: record.event_id !== null,
  };
  const { analysis, found } = await workers
    .use(async (work) => {
      const analyser = createAnalyser({ db, work, rules, scope }, record.event_id);
      for await (const rows of chunksOf(db, record)) await analyser.add(rows);
      return analyser.result();
    })
    .catch(refuseSheet);
  const { invalid, duplicates, ambiguous, rows, problems } = analysis;
  return {
    found,
    change: {
      mapping: mappingJson.write(mapping),
      found: foundJson.write(found),
      invalid,
      duplicates,
      ambiguous,
    },
    preview: { rows: previewJson.write(rows), problem_rows: previewJson.write(problems) },
  };
}

export type AnalysedRows = Awaited<ReturnType<typeof analyseRows>>;
