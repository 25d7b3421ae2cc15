import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../store/engine/database.ts';
import { deleteLeased, updateLeased, type JobRow, type Lease } from '../../store/shared/jobs.ts';
import { JobLostError, payloadJson, type Job, type JobEnd, type JobHandler } from './job.ts';

/** Times in milliseconds. */
const times = {
  /** Pause before the next run after an unexpected error, multiplied by the number of runs. */
  pause: 2_000,
  longestPause: 300_000,
  /** How long recording an outcome is retried while the database does not respond. */
  ending: 10_000,
  endingPause: 250,
};

/** A job that this process holds, and its handler. */
interface LeasedJob {
  row: JobRow;
  lease: Lease;
  handler: JobHandler | undefined;
  signal: AbortSignal;
  /** Milliseconds for which saving progress extends the lease. */
  leaseMs: number;
}

/** Runs a job once and records the outcome, if it still holds the lease then. */
export async function runJob({ db, log }: { db: Database; log: Logger }, leased: LeasedJob) {
  const { row, lease, handler } = leased;
  const about = { job: row.id, kind: row.kind, attempts: row.attempts };
  try {
    if (!handler) throw new Error(`Nothing runs ${row.kind} jobs.`);
    const isOurs = await endForSure(db, lease, await handler(jobOf(db, leased)));
    if (!isOurs) log.warn(about, 'job was taken over; outcome not recorded');
  } catch (error) {
    if (error instanceof JobLostError) return;
    log.error({ ...about, err: error }, 'job failed; it will run again');
    const againIn = Math.min(times.pause * row.attempts, times.longestPause);
    await end(db, lease, { againIn }).catch((err: unknown) =>
      log.error({ ...about, err }, 'job keeps its lease until that ends'),
    );
  }
}

const jobOf = ({ dialect }: Database, { row, lease, signal, leaseMs }: LeasedJob): Job => ({
  id: row.id,
  workspaceId: row.workspace_id,
  payload: payloadJson.read(row.payload),
  attempts: row.attempts,
  signal,
  async save(tx, payload) {
    const change = { dueInMs: leaseMs, payload: payloadJson.write(payload) };
    const kept = await updateLeased(tx, dialect, lease, change);
    if (!kept) throw new JobLostError(`The ${row.kind} job ${row.id} was taken over.`);
    return { workspaceId: kept.workspace_id };
  },
});

/** Ends a run in one transaction. @returns False, without any effect, if the lease is lost. */
async function end(db: Database, lease: Lease, ending: JobEnd): Promise<boolean> {
  const { againIn, recordOutcome, afterwards } = ending;
  const isOurs = await db.write(async (tx) => {
    const kept =
      againIn === undefined
        ? await deleteLeased(tx, lease)
        : await updateLeased(tx, db.dialect, lease, { dueInMs: againIn, release: true });
    if (kept) await recordOutcome?.(tx, { workspaceId: kept.workspace_id });
    return kept !== undefined;
  });
  if (isOurs) afterwards?.();
  return isOurs;
}

/** Like `end`, but retries while the database does not respond, so that the outcome is recorded. */
async function endForSure(db: Database, lease: Lease, ending: JobEnd): Promise<boolean> {
  const giveUpAt = performance.now() + times.ending;
  for (;;) {
    try {
      return await end(db, lease, ending);
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await delay(times.endingPause);
    }
  }
}
