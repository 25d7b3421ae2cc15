import { setImmediate as nextTurn } from 'node:timers/promises';
import { SheetError } from '../../../ports/sheets/index.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import type { Job, JobEnd } from '../../jobs/job.ts';
import { createAttendeeChunks } from './attendeeChunks.ts';
import { stateOf } from '../state/importRecord.ts';
import { wishOf } from './jobKinds.ts';
import { createLeadChunks } from './leadChunks.ts';
import { MemberLeftError } from './importMembers.ts';
import { beginAnew, createImportTransactions, isOver } from './importTransactions.ts';
import { createOwnerNotices, createProgress } from './jobMessages.ts';
import type { RowWork } from '../process/rowWork.ts';
import { RowProcessError } from '../process/rowReader.ts';
import type { RowWorkers } from '../process/rowWorker.ts';
import type { ServerContext } from '../../context.ts';

/** Runs after which an import whose rows can't be processed is abandoned. */
const tries = 3;
const unreadable = 'The rows could not be imported. Nothing from the file was kept.';

interface Dependencies extends Pick<ServerContext, 'db' | 'log' | 'announcer' | 'clock' | 'jobs'> {
  workers: RowWorkers;
}

/** Whether processing the rows failed, rather than the database or the queue for a process. */
const isRowsFault = (error: unknown): boolean =>
  error instanceof RowProcessError || (error instanceof SheetError && error.kind !== 'busy');

/** Creates the job that turns an import's rows into leads. It can be interrupted at any moment. */
export function createImportJob(dependencies: Dependencies) {
  const { db, log, announcer, jobs, workers } = dependencies;
  const { begin, writeBatch, finish, giveUp } = createImportTransactions(dependencies);

  async function importAll(job: Job, begun: ImportRecord, work: RowWork): Promise<JobEnd> {
    const { origin } = wishOf(job);
    const progress = createProgress(announcer, origin);
    const chunks =
      begun.event_id === null
        ? createLeadChunks(db, begun, work)
        : createAttendeeChunks(db, begun, begun.event_id, work);
    const notices = createOwnerNotices(announcer, origin);
    let record = begun;
    try {
      for (;;) {
        if (job.signal.aborted) return beginAnew;
        const state = stateOf(record);
        const chunk = state && (await chunks.at(state.chunk, state.plan));
        if (!chunk) break;
        const written = await writeBatch(job, record, chunk);
        if (!written) return beginAnew;
        ({ record } = written);
        notices.refresh(written.changedOf);
        progress.report(record);
        // Lets waiting requests run first.
        await nextTurn();
      }
      const done = await finish(job, record);
      if (!done) return beginAnew;
      progress.end(done);
      notices.refresh([done.user_id]);
      notices.count(stateOf(record)?.tallies ?? []);
      return isOver;
    } finally {
      // Leads stay changed if this run is interrupted; the next one doesn't know about them.
      notices.send(record);
    }
  }

  /** Ends an import that can't be finished. @param reason A sentence for the user */
  async function abandon(job: Job, reason: string): Promise<JobEnd> {
    const ticket = await giveUp(job, reason);
    if (ticket) void jobs.begin(ticket);
    return isOver;
  }

  return async function run(job: Job): Promise<JobEnd> {
    try {
      const begun = await begin(job);
      if (!('status' in begun)) return begun;
      return await workers.use((work) => importAll(job, begun, work));
    } catch (error) {
      if (error instanceof MemberLeftError) return abandon(job, error.message);
      if (!isRowsFault(error) || job.attempts < tries) throw error;
      log.error({ err: error, importId: job.id }, 'import given up');
      return abandon(job, unreadable);
    }
  };
}
