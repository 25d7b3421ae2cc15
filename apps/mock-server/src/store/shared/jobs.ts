import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Database, Dialect } from '../engine/database.ts';
import type { Write } from '../schema.ts';
import type { JobTable } from '../tables/shared.ts';

export type JobRow = Selectable<JobTable>;

/** One run of a job: only the holder of the lease may end it. */
export type Lease = Pick<JobRow, 'kind' | 'id' | 'attempts'> & { leased_by: string };

/**
 * Milliseconds by the clock of the database, so that machines whose clocks differ agree on when a
 * lease ends.
 */
const now = (dialect: Dialect): RawBuilder<number> =>
  dialect === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;

const later = (dialect: Dialect, ms: number): RawBuilder<number> =>
  sql<number>`${now(dialect)} + ${sql.lit(Math.round(ms))}`;

/** A job to store. `payload` is JSON. */
export type NewJob = Pick<JobRow, 'kind' | 'id' | 'workspace_id' | 'payload'>;

/**
 * Stores a job that `owner` already holds for `leaseMs`. An existing job is taken unchanged.
 * @returns The job; undefined while another process is running it.
 */
export async function insertLeased(
  tx: Write,
  dialect: Dialect,
  job: NewJob,
  { owner, leaseMs }: { owner: string; leaseMs: number },
): Promise<JobRow | undefined> {
  return tx
    .insertInto('jobs')
    .values({
      ...job,
      attempts: 1,
      due_at: later(dialect, leaseMs),
      leased_by: owner,
      created_at: now(dialect),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'id'])
        .doUpdateSet({
          attempts: sql`jobs.attempts + 1`,
          due_at: later(dialect, leaseMs),
          leased_by: owner,
        })
        .where((where) =>
          where.or([where('jobs.leased_by', 'is', null), where('jobs.due_at', '<=', now(dialect))]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Stores a job that is due at once, unless it exists. */
export async function insertMissing(tx: Write, dialect: Dialect, job: NewJob): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({
      ...job,
      attempts: 0,
      due_at: now(dialect),
      leased_by: null,
      created_at: now(dialect),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a job of these kinds is due; read-only. */
export async function isAnyDue(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  kinds: readonly string[],
): Promise<boolean> {
  const found = await read
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where('due_at', '<=', now(dialect))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes due jobs of a kind, the longest overdue first. */
export async function takeDue(
  tx: Write,
  dialect: Dialect,
  {
    kind,
    most,
    except,
    owner,
    leaseMs,
  }: {
    kind: string;
    most: number;
    /** Ids of jobs that this process is running, even if their leases have expired. */
    except: readonly string[];
    owner: string;
    leaseMs: number;
  },
): Promise<JobRow[]> {
  return tx
    .with('due', (cte) => {
      let due = cte
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', kind)
        .where('due_at', '<=', now(dialect))
        .orderBy('due_at')
        .limit(most);
      if (except.length > 0) due = due.where('id', 'not in', except);
      return dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('jobs')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      due_at: later(dialect, leaseMs),
      leased_by: owner,
    }))
    .where('kind', '=', kind)
    .where('id', 'in', (row) => row.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
}

const isLeasedBy = (lease: Lease) => ({
  kind: lease.kind,
  id: lease.id,
  attempts: lease.attempts,
  leased_by: lease.leased_by,
});

/**
 * Changes a job under its lease.
 * @param change `dueInMs` moves the lease's end, or, with `release`, when it is due again.
 * @returns The workspace that its record is in; undefined if the lease is lost.
 */
export async function updateLeased(
  tx: Write,
  dialect: Dialect,
  lease: Lease,
  change: { dueInMs: number; payload?: string; release?: boolean },
): Promise<{ workspace_id: string } | undefined> {
  return tx
    .updateTable('jobs')
    .set({
      due_at: later(dialect, change.dueInMs),
      ...(change.payload !== undefined && { payload: change.payload }),
      ...(change.release && { leased_by: null }),
    })
    .where((where) => where.and(isLeasedBy(lease)))
    .returning('workspace_id')
    .executeTakeFirst();
}

/** Removes a job under its lease. @returns As `updateLeased`. */
export async function deleteLeased(
  tx: Write,
  lease: Lease,
): Promise<{ workspace_id: string } | undefined> {
  return tx
    .deleteFrom('jobs')
    .where((where) => where.and(isLeasedBy(lease)))
    .returning('workspace_id')
    .executeTakeFirst();
}

/** How many jobs of each kind there are. */
export async function countJobs({ read }: Pick<Database, 'read'>): Promise<Map<string, number>> {
  const rows = await read
    .selectFrom('jobs')
    .select((row) => ['kind', row.fn.countAll<number>().as('n')])
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, n }) => [kind, n]));
}

/** Processes that have taken jobs and not finished them. */
export async function leaseOwners({ read }: Pick<Database, 'read'>): Promise<string[]> {
  const rows = await read
    .selectFrom('jobs')
    .select('leased_by')
    .distinct()
    .where('leased_by', 'is not', null)
    .execute();
  return rows.flatMap(({ leased_by: owner }) => owner ?? []);
}

/** Makes the jobs of processes that no longer exist due at once. */
export async function releaseOwners(
  tx: Write,
  dialect: Dialect,
  owners: readonly string[],
): Promise<void> {
  if (owners.length === 0) return;
  await tx
    .updateTable('jobs')
    .set({ leased_by: null, due_at: now(dialect) })
    .where('leased_by', 'in', owners)
    .execute();
}

/** Whether a job of a kind is waiting for another attempt after a failed one. */
export async function hasRetries({ read }: Pick<Database, 'read'>, kind: string): Promise<boolean> {
  const row = await read
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('attempts', '>', 0)
    .where('leased_by', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
