import type { ImportSourceQuery } from '@cardinal/contract';
import { inPrecedence } from '@cardinal/contract/labels';
import { formatOf, SheetError } from '../../ports/sheets/index.ts';
import type { Database } from '../../store/engine/database.ts';
import { newId } from '../../store/ids.ts';
import {
  deleteImport,
  forgottenImports,
  insertImport,
  insertImportRows,
  savePreview,
  updateImport,
  type ImportRecord,
} from '../../store/importing/imports.ts';
import { scopeOf, seesAll, type Principal } from '../shared/principal.ts';
import type { ServerContext } from '../context.ts';
import { agentsFor } from './state/agents.ts';
import { attendeeMapping, createAnalyser } from './attendees/attendeeAnalysis.ts';
import { withBadgeColumn } from './attendees/findBadgeColumn.ts';
import { badgesOf } from './attendees/matches.ts';
import { chunksOf } from './process/chunks.ts';
import { fillingChoices, noChoices, withRemembered } from './state/choices.ts';
import {
  choicesJson,
  columnsJson,
  foundJson,
  mappingJson,
  previewJson,
  sourceJson,
} from './state/importJson.ts';
import { eventsFor, withQuestions } from './state/knownEvents.ts';
import { refuseSheet } from './state/refusals.ts';
import type { RowWork } from './process/rowWork.ts';
import type { RowWorkers } from './process/rowWorker.ts';

export interface ReceivedFile {
  /** Absolute path; the caller deletes the file. */
  path: string;
  fileName: string;
  /** The event whose list of attendees it is. */
  eventId?: string | null;
  /** How to read it. */
  read?: ImportSourceQuery;
}

const hour = 3_600_000;
/** How long an import can be committed, reported and undone, in milliseconds. */
const keptFor = 7 * 24 * hour;
/** An upload that a crash interrupted is deleted after this time. */
const unfinishedFor = 2 * hour;
/** Maximum number of uncommitted uploads per user; older ones are deleted. */
const mostWaiting = 10;

interface Dependencies extends Pick<ServerContext, 'db' | 'clock'> {
  workers: RowWorkers;
  /** Aborts the reading. */
  signal?: AbortSignal;
}

/**
 * Reads a file into the store and analyses it. The import is not visible before it is `ready`.
 * @returns The import, still `reading`
 * @throws `too_large`, `unsupported_type`, `unreadable_file`, `invalid` or `too_many_requests`.
 */
export async function readUpload(
  { db, clock, workers, signal }: Dependencies,
  principal: Principal,
  file: ReceivedFile,
): Promise<ImportRecord> {
  const { workspaceId, userId } = principal;
  const record = await newRecord(principal, file, clock()).catch(refuseSheet);
  await db.write((tx) => insertImport(tx, record));
  try {
    await workers.use((work) => readRows(db, principal, { work, record, file }), signal);
  } catch (error) {
    await db.write((tx) => deleteImport(tx, record, ['reading']));
    return refuseSheet(error);
  }
  const who = { workspaceId, userId, kept: mostWaiting };
  for (const forgotten of await forgottenImports(db.read, who)) {
    await db.write((tx) => deleteImport(tx, forgotten, ['ready']));
  }
  return record;
}

async function newRecord(
  { workspaceId, userId }: Principal,
  { path, fileName, eventId = null }: ReceivedFile,
  now: number,
): Promise<ImportRecord> {
  return {
    workspace_id: workspaceId,
    id: newId(now),
    user_id: userId,
    file_name: fileName,
    format: eventId === null ? await formatOf(path) : await sheetFormatOf(path),
    status: 'reading',
    source: sourceJson.write({ encoding: null, encodings: [], sheet: null, sheets: [] }),
    columns: columnsJson.write([]),
    mapping: mappingJson.write([]),
    total: 0,
    invalid: 0,
    duplicates: 0,
    done: 0,
    imported: 0,
    removed: 0,
    kept: 0,
    error: null,
    id_prefix: null,
    state: null,
    agents: null,
    choices: choicesJson.write(eventId === null ? noChoices() : fillingChoices()),
    found: foundJson.write({}),
    updated: 0,
    skipped: 0,
    restored: 0,
    event_id: eventId,
    ambiguous: 0,
    created_at: now,
    expires_at: now + unfinishedFor,
  };
}

/** A list of attendees has columns, of which one holds the badge code. */
async function sheetFormatOf(path: string) {
  const format = await formatOf(path);
  if (format !== 'vcf') return format;
  throw new SheetError('unsupported', 'A list of attendees is an .xlsx or .csv file.');
}

async function readRows(
  db: Database,
  principal: Principal,
  { work, record, file }: { work: RowWork; record: ImportRecord; file: ReceivedFile },
): Promise<void> {
  const { event_id: eventId } = record;
  const isAttendeeList = eventId !== null;
  const { path, read } = file;
  const layout = await work.open({ path, mapsAssignee: seesAll(principal), ...read });
  const { columns, order } = layout;
  let mapping = isAttendeeList
    ? attendeeMapping(layout.mapping)
    : await withQuestions(db.read, principal.workspaceId, columns, layout.mapping);
  const agents = await agentsFor(db.read, principal.companyId, mapping);
  const rules = {
    mapping,
    sequence: inPrecedence(columns.length, order),
    agents,
    values: {},
    columns: columns.map(({ name }) => name),
    events: await eventsFor(db.read, principal.workspaceId, mapping),
    isAttendeeList,
  };
  const scope = scopeOf(principal);
  const analyser = createAnalyser({ db, work, rules, scope }, eventId);
  let coming = work.next();
  for (let number = 0; ; number += 1) {
    const chunk = await coming;
    if (!chunk) break;
    const analysed = analyser.add(chunk);
    // Read while this chunk is stored and compared; an error is thrown when it is awaited.
    coming = work.next();
    coming.catch(() => undefined);
    await Promise.all([
      db.writeBulk((tx) => insertImportRows(tx, record, number, chunk.rows)),
      analysed,
    ]);
  }
  let { analysis, found } = analyser.result();
  if (analysis.total === 0) throw noRows();
  if (eventId !== null && analysis.duplicates === 0) {
    const index = await badgesOf(db, scope, { eventId });
    const byValues = await withBadgeColumn(db, record, { mapping, index });
    if (byValues) {
      mapping = byValues;
      const again = createAnalyser({ db, work, rules: { ...rules, mapping }, scope }, eventId);
      for await (const rows of chunksOf(db, record)) await again.add(rows);
      ({ analysis, found } = again.result());
    }
  }
  const agentIds = new Set(Object.values(agents));
  const choices = await withRemembered(
    db.read,
    principal.userId,
    { choices: { ...(isAttendeeList ? fillingChoices() : noChoices()), order }, found },
    agentIds,
  );
  await db.write(async (tx) => {
    await savePreview(tx, record, {
      rows: previewJson.write(analysis.rows),
      problem_rows: previewJson.write(analysis.problems),
    });
    await updateImport(tx, record, ['reading'], {
      source: sourceJson.write(layout.source),
      columns: columnsJson.write(columns),
      mapping: mappingJson.write(mapping),
      found: foundJson.write(found),
      choices: choicesJson.write(choices),
      total: analysis.total,
      invalid: analysis.invalid,
      duplicates: analysis.duplicates,
      ambiguous: analysis.ambiguous,
      expires_at: record.created_at + keptFor,
    });
  });
}

const noRows = () => new SheetError('broken', 'This file has no rows below its header.');
