import { setTimeout as delay } from 'node:timers/promises';
import type { Import, ImportChoices, ImportSummary, PageQuery } from '@cardinal/contract';
import { listImports } from '../../store/importing/importList.ts';
import {
  deleteImport,
  savePreview,
  updateImport,
  type ImportRecord,
} from '../../store/importing/imports.ts';
import { findEvent } from '../../store/events/events.ts';
import { remember } from '../../store/importing/importMemory.ts';
import type { Page } from '../../store/page.ts';
import type { Read, Write } from '../../store/schema.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import type { JobTicket } from '../jobs/job.ts';
import { pageOf } from '../shared/pages.ts';
import { seesAll, type Principal } from '../shared/principal.ts';
import { notFound } from '../shared/failures.ts';
import type { SheetFile } from '../shared/sheetFile.ts';
import type { ServerContext } from '../context.ts';
import { agentsFor } from './state/agents.ts';
import { analyseRows, type AnalysedRows } from './analyseRows.ts';
import { findUnclear } from './attendees/findMatches.ts';
import { toRemember, withRemembered } from './state/choices.ts';
import { decide, type Decision } from './decisions.ts';
import { choicesJson, mappingJson } from './state/importJson.ts';
import { choicesOf, foundOf, mappingOf, rulesOf, wrongState } from './state/importRecord.ts';
import { toImportSummary } from './state/importSummary.ts';
import { importJobs, type ImportWish } from './job/jobKinds.ts';
import { findOwn, lockOwn, viewOf } from './ownImports.ts';
import { refuseSheet } from './state/refusals.ts';
import { createReport, type ReportOptions } from './report.ts';
import { readUpload, type ReceivedFile } from './readUpload.ts';
import type { RowRules } from './rows/rowRules.ts';
import type { RowWorkers } from './process/rowWorker.ts';

interface Dependencies extends Pick<
  ServerContext,
  'db' | 'announcer' | 'clock' | 'jobs' | 'quotas'
> {
  workers: RowWorkers;
}

/** How long a call waits for the undo job, in milliseconds; the job itself continues. */
const patience = 2_000;

/** The rows of a list of attendees that fit several people or leads; undefined for other lists. */
async function unclearRows(
  { db, workers }: Pick<Dependencies, 'db' | 'workers'>,
  record: ImportRecord,
  rules: RowRules,
) {
  const { event_id: eventId } = record;
  if (eventId === null) return undefined;
  return workers
    .use((work) => findUnclear({ db, work, rules }, record, eventId))
    .catch(refuseSheet);
}

/** Whether the rows of an import are read by the same columns in the same order. */
const readsAlike = (record: ImportRecord, { mapping, choices }: Decision): boolean =>
  mappingJson.write(mapping) === record.mapping &&
  choicesOf(record).order.join() === choices.order.join();

/** The imports that one signed-in user may read and advance. */
export function createImportService(
  { db, clock, jobs, quotas, workers }: Dependencies,
  principal: Principal,
) {
  const { workspaceId, companyId, userId, clientId } = principal;
  const wish: ImportWish = { origin: clientId, by: userId };

  const find = (from: Read, id: string) => findOwn(from, principal, id);
  const lock = (tx: Write, id: string) => lockOwn(tx, db.dialect, principal, id);
  const view = (from: Read, record: ImportRecord) => viewOf(from, companyId, record);

  const begin = (kind: string, id: string, tx: Write) =>
    jobs.enqueue(tx, { kind, id, workspaceId, payload: wish });

  /**
   * Adds choices to the current ones.
   * @param analysed The rows by the chosen mapping
   * @returns The import; without `analysed`, what to analyse first if the mapping is another.
   */
  const choose = (id: string, given: ImportChoices, analysed?: AnalysedRows) =>
    db.write(async (tx) => {
      const record = await lock(tx, id);
      const decided = await decide(tx, principal, record, given);
      if (record.status !== 'ready') throw wrongState(record);
      const isSame = readsAlike(record, decided);
      if (!isSame && !analysed) return { record, decided };
      const all = { choices: decided.choices, found: analysed?.found ?? foundOf(record) };
      const remembered = await withRemembered(tx, userId, all, decided.agentIds);
      const change = { choices: choicesJson.write(remembered), ...analysed?.change };
      const updated = await updateImport(tx, record, ['ready'], change);
      if (!updated) throw wrongState(record);
      if (analysed) await savePreview(tx, record, analysed.preview);
      return { updated: await view(tx, updated) };
    });

  return {
    /** @throws `not_found` without the event whose list of attendees is uploaded. */
    async requireEvent(eventId: string): Promise<void> {
      if (!(await findEvent(db.read, workspaceId, eventId))) throw notFound('event');
    },

    /** Counts an upload before it is received, so that aborted ones count too. @throws `too_many_requests`. */
    async countUpload(): Promise<void> {
      await quotas.importsOfUser.use(userId);
      await quotas.importsOfWorkspace.use(workspaceId);
    },

    /**
     * Reads and analyses a file, once per `Idempotency-Key`.
     * @param signal Aborts the reading when the client disconnects
     * @throws `too_large`, `unsupported_type`, `unreadable_file`, `invalid`, `too_many_requests`.
     */
    async create(file: ReceivedFile, call?: IdempotentCall, signal?: AbortSignal): Promise<Import> {
      const record = await readUpload({ db, clock, workers, signal }, principal, file);
      try {
        const { answer } = await db.write((tx) =>
          once(tx, { call, userId, now: clock() }, async () => {
            const ready = await updateImport(tx, record, ['reading'], { status: 'ready' });
            if (!ready) throw notFound('import');
            return view(tx, ready);
          }),
        );
        return answer;
      } finally {
        // A repeated or refused call leaves an unfinished import.
        await db.write((tx) => deleteImport(tx, record, ['reading']));
      }
    },

    /**
     * A page of the user's imports, or, for managers and administrators, of everybody's; newest first.
     * @throws `invalid` for a cursor of another list.
     */
    list(query: PageQuery): Promise<Page<ImportSummary>> {
      const scope = { workspaceId, ...(!seesAll(principal) && { userId }) };
      return pageOf(listImports(db.read, scope, query), toImportSummary);
    },

    /** @throws `not_found` if it does not exist or is not the user's. */
    get: async (id: string): Promise<Import> => view(db.read, await find(db.read, id)),

    /**
     * Changes the user's choices; with another mapping, the rows are analysed again.
     * @throws As `commit`.
     */
    async update(id: string, given: ImportChoices): Promise<Import> {
      let analysed: AnalysedRows | undefined;
      for (;;) {
        const chosen = await choose(id, given, analysed);
        if (chosen.updated) return chosen.updated;
        // Takes its time, in which other choices can be made.
        analysed = await analyseRows({ db, workers }, chosen.record, chosen.decided);
      }
    },

    /**
     * Starts creating leads from the rows, in the background.
     * @throws As `get`; `forbidden` if the user may not assign leads to others; `import_state` if it
     * has already been committed; `invalid` for a mapping of another file or impossible values.
     */
    async commit(id: string, given: ImportChoices, call?: IdempotentCall): Promise<Import> {
      let ticket: JobTicket | undefined;
      const { answer } = await db.write((tx) => {
        ticket = undefined;
        return once(tx, { call, userId, now: clock() }, async () => {
          const record = await lock(tx, id);
          const { mapping, choices } = await decide(tx, principal, record, given);
          const queued = await updateImport(tx, record, ['ready'], {
            status: 'queued',
            mapping: mappingJson.write(mapping),
            choices: choicesJson.write(choices),
          });
          if (!queued) throw wrongState(record);
          await remember(tx, userId, toRemember(choices), clock());
          ticket = await begin(importJobs.import, id, tx);
          return view(tx, queued);
        });
      });
      if (ticket) void jobs.begin(ticket);
      return answer;
    },

    /** Discards, stops or undoes it, depending on its state. @throws As `get`. */
    async undo(id: string): Promise<Import> {
      let ticket: JobTicket | undefined;
      await db.write(async (tx) => {
        ticket = undefined;
        const record = await find(tx, id);
        if (await updateImport(tx, record, ['ready', 'failed'], { status: 'undone' })) return;
        const change = { status: 'undoing', state: null } as const;
        const isBegun = await updateImport(tx, record, ['queued', 'importing', 'done'], change);
        if (isBegun) ticket = await begin(importJobs.undo, id, tx);
      });
      if (ticket)
        await Promise.race([jobs.begin(ticket), delay(patience, undefined, { ref: false })]);
      return view(db.read, await find(db.read, id));
    },

    /**
     * The rows that are not imported, as a file, with the reasons in a language.
     * @param wanted.format Absent: the format of the imported file.
     * @throws As `get`.
     */
    async report(
      id: string,
      wanted: Pick<ReportOptions, 'format' | 'language'>,
    ): Promise<SheetFile> {
      const record = await find(db.read, id);
      const agents = await agentsFor(db.read, companyId, mappingOf(record));
      const rules = rulesOf(record, agents);
      const others = await unclearRows({ db, workers }, record, rules);
      return createReport(db, record, { rules, others, ...wanted });
    },
  };
}
