import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../../store/engine/database.ts';
import {
  insertLeased,
  insertMissing,
  leaseOwners,
  releaseOwners,
} from '../../store/shared/jobs.ts';
import type { Write } from '../../store/schema.ts';
import { isProcessGone, processName } from '../../processName.ts';
import { payloadJson, type JobTicket } from './job.ts';
import { createRunner, jobTimes, type JobTimes } from './runner.ts';

interface Dependencies {
  db: Database;
  log: Logger;
  times?: Partial<JobTimes>;
}

export interface JobRequest {
  kind: string;
  /** Id of the record that it works on. */
  id: string;
  workspaceId: string;
  /** What its handler needs in addition to the record, as JSON. @default null */
  payload?: unknown;
}

/** Work that survives the end of its request and a crash. */
export type Jobs = ReturnType<typeof createJobs>;

/** Creates the job queue of this process. */
export function createJobs({ db, log, times: given }: Dependencies) {
  const times = { ...jobTimes, ...given };
  const { dialect } = db;
  const owner = `${processName} ${randomUUID()}`;
  const runner = createRunner({ db, log, owner, times });

  return {
    register: runner.register,
    start: runner.start,
    stop: runner.stop,
    running: runner.running,

    /**
     * Stores a job in the caller's transaction, so that it exists only if its record does. This
     * process already holds its lease; pass the ticket to `begin` after the commit.
     * A waiting job of the same kind and id is taken instead, with its own payload.
     * @returns Undefined if that one is running
     */
    async enqueue(tx: Write, job: JobRequest): Promise<JobTicket | undefined> {
      const { kind, id, workspaceId, payload = null } = job;
      const stored = { kind, id, workspace_id: workspaceId, payload: payloadJson.write(payload) };
      const row = await insertLeased(tx, dialect, stored, { owner, leaseMs: times.lease });
      return row && { row };
    },

    /** Runs a stored job now; settles when the run has succeeded or failed. */
    begin: ({ row }: JobTicket): Promise<void> => runner.run(row),

    /** Stores a recurring job, such as a daily sweep, unless it exists. */
    ensure: (kind: string): Promise<void> =>
      db.write((tx) =>
        insertMissing(tx, dialect, { kind, id: kind, workspace_id: '', payload: 'null' }),
      ),

    /** Releases the leases of dead processes on this machine. Called before the server is ready. */
    async recover(): Promise<void> {
      const gone = (await leaseOwners(db)).filter(isProcessGone);
      if (gone.length > 0) await db.write((tx) => releaseOwners(tx, dialect, gone));
    },
  };
}
