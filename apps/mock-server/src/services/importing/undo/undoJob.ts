import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Announcer } from '../../../realtime/changes.ts';
import type { Database } from '../../../store/engine/database.ts';
import { isBeingImported } from '../../../store/importing/imports.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import type { Job, JobEnd } from '../../jobs/job.ts';
import { wishOf } from '../job/jobKinds.ts';
import { createOwnerNotices } from '../job/ownerNotices.ts';
import { createProgress } from '../job/progress.ts';
import { createUndoTransactions } from './undoTransactions.ts';

/** Milliseconds until an undo job checks again whether the import has stopped. */
const stillImporting = 50;

interface Dependencies {
  db: Database;
  announcer: Announcer;
  clock: () => number;
}

/**
 * Creates the job that restores the leads that an import changed and removes those that it created,
 * except for leads and fields changed since.
 */
export function createUndoJob({ db, announcer, clock }: Dependencies) {
  const { restoreSlice, removeSlice, finish } = createUndoTransactions({ db, clock });

  return async function run(job: Job): Promise<JobEnd> {
    if (await isBeingImported(db.read, job.id)) return { againIn: stillImporting };
    const { origin } = wishOf(job);
    const progress = createProgress(announcer, origin);
    const notices = createOwnerNotices(announcer, origin);
    /** The import after the latest step. */
    let record: ImportRecord | undefined;
    try {
      for (const slice of [restoreSlice, removeSlice]) {
        for (;;) {
          if (job.signal.aborted) return { againIn: 0 };
          const step = await slice(job);
          if (!step) return {};
          ({ record } = step);
          notices.refresh(step.changedOf);
          progress.report(record);
          if (!step.isMore) break;
          await nextTurn();
        }
      }
      const undone = await finish(job);
      if (!undone) return {};
      progress.end(undone);
      notices.refresh([undone.user_id]);
      return {};
    } finally {
      // Leads stay restored if this run is interrupted; the next one doesn't know about them.
      if (record) notices.send(record);
    }
  };
}
