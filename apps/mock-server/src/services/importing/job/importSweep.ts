import type { Database } from '../../../store/engine/database.ts';
import { deleteImport, expiredImports, idleStatuses } from '../../../store/importing/imports.ts';
import type { Job, JobEnd } from '../../jobs/job.ts';

/** Imports that are read at once. */
const batchSize = 20;
const hour = 3_600_000;

/** Creates the job that deletes expired uploads; their leads stay. */
export function createImportSweep({ db, clock }: { db: Database; clock: () => number }) {
  return async function run(job: Job): Promise<JobEnd> {
    for (;;) {
      const expired = job.signal.aborted ? [] : await expiredImports(db.read, clock(), batchSize);
      for (const key of expired) await db.write((tx) => deleteImport(tx, key, idleStatuses));
      if (expired.length < batchSize) return { againIn: hour };
    }
  };
}
