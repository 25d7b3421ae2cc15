import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types as pgTypes, type PoolClient } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { contactKey, contactKeyMigration, type ContactTexts } from '../contactKeys.ts';
import type { Database } from '../database.ts';
import { makeKeysAfter } from '../storedKeys.ts';
import { migrationTable, pendingMigrations, readMigrations } from '../migrations.ts';
import { postgresCode } from './postgresCode.ts';
import type { Schema, Write } from '../../schema.ts';
import { createGate } from '../waitingLine.ts';

/** Times in milliseconds. */
const limits = {
  connections: 10,
  /** Writes at the same time; the remaining connections are for reads. */
  writes: 8,
  /** For a free connection, and for a new one to be established. */
  connect: 2_000,
  statement: 30_000,
  lock: 5_000,
  idleTransaction: 15_000,
  ping: 2_000,
};
/** How many times a transaction is attempted that the server aborts in favour of another. */
const tries = 8;
/** Serialization failure, deadlock. */
const brokenOff = new Set(['40001', '40P01']);
/** Distinguishes this lock from those of other programs on the same server. */
const migrationLock = 7_264_401;

const types = {
  /** Reads int8 as a number: times and counts stay below 2^53. */
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pgTypes.builtins.INT8 ? Number : pgTypes.getTypeParser(oid, format),
};

/**
 * Opens a PostgreSQL database, migrated.
 * @param connectionString `postgres://…`
 * @param longestWait Milliseconds that a write of a request waits for its turn.
 */
export async function openPostgres(
  connectionString: string,
  longestWait?: number,
): Promise<Database> {
  const pool = new Pool({
    connectionString,
    types,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleTransaction,
    application_name: 'cardinal',
  });
  // A broken connection is replaced when next needed, and a query on it fails; without listeners, the
  // error of one that is idle, or in a transaction between two queries, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrate(pool);
    return postgresDatabase(pool, longestWait);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function postgresDatabase(pool: Pool, longestWait: number | undefined): Database {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const inTurn = createGate(limits.writes, longestWait);
  const write = <T>(work: (tx: Write) => Promise<T>) => inTurn(() => retryBrokenOff(db, work));
  let closing: Promise<void> | undefined;
  return {
    dialect: 'postgres',
    read: db,
    write,
    writeBulk: write,
    writeLong: write,
    limiter: ({ name, ...limit }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'quotas',
        tableCreated: true,
        keyPrefix: name,
        ...limit,
      }),
    async ping() {
      const answer = pool.query('select 1');
      const timeout = AbortSignal.timeout(limits.ping);
      await Promise.race([answer, rejectOn(timeout)]);
    },
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The database does not respond.')));
  });
}

async function retryBrokenOff<T>(db: Kysely<Schema>, work: (tx: Write) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (attempt === tries || !brokenOff.has(postgresCode(error))) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Applies the missing migrations in one transaction. */
async function migrate(pool: Pool): Promise<void> {
  const migrations = await readMigrations('postgres');
  const client = await pool.connect();
  try {
    await client.query('begin; set local lock_timeout = 0; set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(migrationTable);
    const { rows } = await client.query<{ number: number }>('select number from migrations');
    for (const { number, name, sql } of pendingMigrations(
      migrations,
      rows.map((row) => row.number),
    )) {
      await client.query(sql);
      if (name === contactKeyMigration) await fillContactKeys(client);
      await makeKeysAfter(
        name,
        // The statements name their own columns.
        async <Row>(text: string, values: readonly unknown[]) =>
          (await client.query(text, [...values])).rows as Row[],
        'postgres',
      );
      await client.query('insert into migrations (number, name, applied_at) values ($1, $2, $3)', [
        number,
        name,
        Date.now(),
      ]);
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Contacts that one statement reads or writes. */
const contactsAtOnce = 1_000;

/** Computes the search keys of contacts that were stored without one. */
async function fillContactKeys(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<ContactTexts & { workspace_id: string; id: string }>(
      `select workspace_id, id, title, description from activities
       where search_key is null and type in ('email', 'call', 'whatsapp', 'meeting') limit $1`,
      [contactsAtOnce],
    );
    if (rows.length === 0) return;
    await client.query(
      `update activities set search_key = filled.key
       from unnest($1::text[], $2::text[], $3::text[]) as filled (workspace_id, id, key)
       where activities.workspace_id = filled.workspace_id and activities.id = filled.id`,
      [rows.map((row) => row.workspace_id), rows.map(({ id }) => id), rows.map(contactKey)],
    );
  }
}
