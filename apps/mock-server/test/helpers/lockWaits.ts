import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/store/engine/database.ts';

/** Settles when this many calls wait for a lock; on SQLite, they wait for their turn anyway. */
export async function waitsForLock(db: Database, count: number): Promise<void> {
  if (db.dialect === 'sqlite') return;
  const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db.read)).rows.length).toBe(count);
}
