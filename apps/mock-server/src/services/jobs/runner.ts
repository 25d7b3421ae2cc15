import type { Logger } from 'pino';
import type { Database } from '../../store/engine/database.ts';
import { patiently } from '../../store/engine/writers.ts';
import {
  isAnyDue,
  takeDue,
  updateLeased,
  type JobRow,
  type Lease,
} from '../../store/shared/jobs.ts';
import type { JobHandler } from './job.ts';
import { runJob } from './runJob.ts';

/** Times in milliseconds. */
export const jobTimes = {
  /** How long the lease of a process lasts if the process dies. */
  lease: 15_000,
  /** How often a lease is renewed. */
  renewal: 5_000,
  /** How often due jobs are looked for. */
  poll: 500,
};

/** See `jobTimes`. */
export type JobTimes = typeof jobTimes;

interface Dependencies {
  db: Database;
  log: Logger;
  /** Name of this process in its leases. */
  owner: string;
  times: JobTimes;
}

/** The handler of a kind of job, and how many it runs at the same time. */
interface Kind {
  handler: JobHandler;
  atOnce: number;
}

interface Run {
  lease: Lease;
  abort: AbortController;
  ended: Promise<void>;
}

const keyOf = ({ kind, id }: Pick<JobRow, 'kind' | 'id'>) => `${kind} ${id}`;

/** Creates the runner of this process: it looks for due jobs, runs them and renews their leases. */
export function createRunner({ db, log, owner, times }: Dependencies) {
  const { dialect } = db;
  const kinds = new Map<string, Kind>();
  const runs = new Map<string, Run>();
  let timers: NodeJS.Timeout[] = [];
  let polling: Promise<void> | undefined;
  let isStopped = false;

  function run(row: JobRow): Promise<void> {
    const abort = new AbortController();
    const lease = { kind: row.kind, id: row.id, attempts: row.attempts, leased_by: owner };
    const handler = kinds.get(row.kind)?.handler;
    const leased = { row, lease, handler, signal: abort.signal, leaseMs: times.lease };
    // A request may have begun the job, and what a job has done must be recorded.
    const ended = patiently(() => runJob({ db, log }, leased)).finally(() =>
      runs.delete(keyOf(row)),
    );
    runs.set(keyOf(row), { lease, abort, ended });
    return ended;
  }

  async function takeKind(kind: string, { atOnce }: Kind): Promise<void> {
    const own = [...runs.values()].filter(({ lease }) => lease.kind === kind);
    const most = atOnce - own.length;
    if (most <= 0) return;
    const except = own.map(({ lease }) => lease.id);
    const taken = await db.write((tx) =>
      takeDue(tx, dialect, { kind, most, except, owner, leaseMs: times.lease }),
    );
    for (const row of taken) void run(row).then(wake);
  }

  async function poll(): Promise<void> {
    try {
      if (kinds.size === 0 || !(await isAnyDue(db, [...kinds.keys()]))) return;
      for (const [name, kind] of kinds) {
        if (!isStopped) await takeKind(name, kind);
      }
    } catch (error) {
      log.error({ err: error }, 'jobs not looked for');
    }
  }

  /** Looks for due jobs now, unless a search is running. */
  function wake(): void {
    if (isStopped || timers.length === 0) return;
    polling ??= patiently(poll).finally(() => {
      polling = undefined;
    });
  }

  /** Renews every lease. A run that has lost its lease is asked to end. */
  async function renew(): Promise<void> {
    if (runs.size === 0) return;
    try {
      const lost = await db.write(async (tx) => {
        const gone: Run[] = [];
        for (const run of runs.values()) {
          const kept = await updateLeased(tx, dialect, run.lease, { dueInMs: times.lease });
          if (!kept) gone.push(run);
        }
        return gone;
      });
      // A run that ended meanwhile is not affected.
      for (const { abort } of lost) abort.abort();
    } catch (error) {
      log.warn({ err: error }, 'leases of jobs not renewed');
    }
  }

  return {
    /**
     * Registers the handler of a kind of job, once and before `start`.
     * @param options.atOnce How many of them this process takes from the queue at the same time
     */
    register(kind: string, handler: JobHandler, { atOnce = 1 } = {}): void {
      kinds.set(kind, { handler, atOnce });
    },

    /** Runs a stored job now; settles when the run has succeeded or failed. */
    run,

    /** Starts looking for due jobs. */
    start(): void {
      timers = [
        setInterval(wake, times.poll).unref(),
        setInterval(() => void renew(), times.renewal).unref(),
      ];
      wake();
    },

    /** The number of running jobs of each kind. */
    running: (): Record<string, number> =>
      Object.fromEntries(
        [...Map.groupBy(runs.values(), ({ lease }) => lease.kind)].map(([kind, some]) => [
          kind,
          some.length,
        ]),
      ),

    /** Takes no more jobs, asks running ones to pause, and settles when they have. */
    async stop(): Promise<void> {
      isStopped = true;
      await polling;
      for (const { abort } of runs.values()) abort.abort();
      await Promise.all([...runs.values()].map(({ ended }) => ended));
      for (const timer of timers) clearInterval(timer);
    },
  };
}
