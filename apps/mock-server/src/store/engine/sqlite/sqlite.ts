import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import { createBulkWriter } from './bulkWriter.ts';
import type { BulkWriter } from './bulkWriter.ts';
import { createCheckpoints } from './checkpoints.ts';
import type { Checkpoints } from './checkpoints.ts';
import {
  databaseFile,
  enterFolder,
  enterFolderAsServer,
  isBusy,
  prepareFolder,
} from '../dataFolder.ts';
import type { Presence } from '../dataFolder.ts';
import type { Database } from '../database.ts';
import { createTurns } from '../turnTaking.ts';
import { contactKey } from '../contactKeys.ts';
import { migrationTable, pendingMigrations, readMigrations } from '../migrations.ts';
import type { Schema } from '../../schema.ts';
import { sqliteAdapter } from './sqliteAdapter.ts';
import { openReader, openWriter } from './sqliteConnections.ts';

/** Milliseconds between two attempts, and that all attempts may take. */
const busy = { pauseMs: 50, inAllMs: 5_000 };

/**
 * Opens the embedded database in a folder, and creates it if missing; migrates it.
 * @param servedAt See `DatabaseOptions`
 */
export async function openSqlite(dataDir: string, servedAt?: string): Promise<Database> {
  await prepareFolder(dataDir);
  const presence =
    servedAt === undefined ? enterFolder(dataDir) : enterFolderAsServer(dataDir, servedAt);
  try {
    return await openInFolder(databaseFile(dataDir), presence);
  } catch (error) {
    presence.leave();
    throw error;
  }
}

async function openInFolder(file: string, presence: Presence): Promise<Database> {
  const writer = await retryWhileBusy(async () => openWriter(file, 'disk'));
  let reader: DatabaseSync;
  try {
    await migrate(writer);
    // Loads the planner statistics that a migration may just have written.
    await retryWhileBusy(async () => writer.exec('analyze sqlite_schema'));
    reader = openReader(file);
  } catch (error) {
    writer.close();
    throw error;
  }
  return sqliteDatabase(writer, reader, {
    // Waiting for the disk after each slice took a fifth of an import; its last write, which is
    // acknowledged, waits for all of them.
    bulk: createBulkWriter(file, 'system'),
    long: createBulkWriter(file, 'disk'),
    checkpoints: createCheckpoints(file),
    presence,
  });
}

function sqliteDatabase(
  writer: DatabaseSync,
  reader: DatabaseSync,
  {
    bulk,
    long,
    checkpoints,
    presence,
  }: { bulk: BulkWriter; long: BulkWriter; checkpoints: Checkpoints; presence: Presence },
): Database {
  const turns = createTurns();
  const writes = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: sqliteAdapter(writer) }),
    plugins: [turns],
  });
  const read = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: sqliteAdapter(reader) }),
  });
  /** Settles after the last queued write: a connection has one transaction at a time. */
  let lastWrite: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;

  /** Runs a write after those that are queued. */
  function queue<T>(run: () => Promise<T>): Promise<T> {
    if (closing) return Promise.reject(new Error('The database is closed.'));
    const result = lastWrite.then(() => retryWhileBusy(run));
    lastWrite = result.then(checkpoints.committed).catch(() => undefined);
    return result;
  }

  return {
    dialect: 'sqlite',
    read,
    write: (work) =>
      queue(async () => {
        turns.begin();
        const done = await writes.transaction().execute(work);
        // The commit has waited for the disk, and the caller's next step may take long too.
        await turns.giveWay();
        return done;
      }),
    writeBulk: (work) => queue(() => bulk.db.transaction().execute(work)),
    writeLong: (work) => queue(() => long.db.transaction().execute(work)),
    async ping() {
      reader.prepare('select 1 from migrations').get();
    },
    close() {
      closing ??= closeAfter(lastWrite, [bulk, long, checkpoints], [reader, writer]).finally(
        presence.leave,
      );
      return closing;
    },
  };
}

async function closeAfter(
  work: Promise<unknown>,
  threads: { close(): Promise<void> }[],
  connections: DatabaseSync[],
): Promise<void> {
  await work;
  await Promise.all(threads.map((thread) => thread.close()));
  for (const connection of connections) connection.close();
}

/** Waits without blocking this process while another one (a command, a backup) is writing. */
async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + busy.inAllMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error;
      await delay(busy.pauseMs);
    }
  }
}

/** Applies the missing migrations in one transaction. */
async function migrate(db: DatabaseSync): Promise<void> {
  const migrations = await readMigrations('sqlite');
  db.function('contact_key', { deterministic: true }, (title, description) =>
    contactKey({ title: String(title), description: String(description) }),
  );
  return retryWhileBusy(async () => {
    db.exec('begin immediate');
    try {
      db.exec(migrationTable);
      const applied = db
        .prepare('select number from migrations')
        .all()
        .map(({ number }) => Number(number));
      const remember = db.prepare(
        'insert into migrations (number, name, applied_at) values (?, ?, ?)',
      );
      for (const { number, name, sql } of pendingMigrations(migrations, applied)) {
        db.exec(sql);
        remember.run(number, name, Date.now());
      }
      db.exec('commit');
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  });
}
