import { withoutInvisible } from '@cardinal/contract/fold';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createBulkWriter, type BulkWriter } from './bulkWriter.ts';
import { createCheckpoints, type Checkpoints } from './checkpoints.ts';
import {
  databaseFile,
  enterFolder,
  enterFolderAsServer,
  prepareFolder,
  type Presence,
} from '../dataFolder.ts';
import type { Database, DatabaseOptions } from '../database.ts';
import { createTurns } from '../turnTaking.ts';
import { contactKey } from '../contactKeys.ts';
import { makeKeysAfter } from '../storedKeys.ts';
import { migrationTable, pendingMigrations, readMigrations } from '../migrations.ts';
import type { Schema } from '../../schema.ts';
import { retryWhileBusy } from './retryWhileBusy.ts';
import { sqliteAdapter } from './sqliteAdapter.ts';
import { openReader, openWriter } from './sqliteConnections.ts';
import { createWriteQueue } from './writeQueue.ts';

/** Opens the embedded database in a folder, and creates it if missing; migrates it. */
export async function openSqlite(options: DatabaseOptions): Promise<Database> {
  const { dataDir, servedAt, longestWait } = options;
  await prepareFolder(dataDir);
  const presence =
    servedAt === undefined ? enterFolder(dataDir) : enterFolderAsServer(dataDir, servedAt);
  try {
    return await openInFolder(databaseFile(dataDir), presence, longestWait);
  } catch (error) {
    presence.leave();
    throw error;
  }
}

async function openInFolder(
  file: string,
  presence: Presence,
  longestWait: number | undefined,
): Promise<Database> {
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
    longestWait,
  });
}

interface Parts {
  bulk: BulkWriter;
  long: BulkWriter;
  checkpoints: Checkpoints;
  presence: Presence;
  longestWait: number | undefined;
}

function sqliteDatabase(
  writer: DatabaseSync,
  reader: DatabaseSync,
  { bulk, long, checkpoints, presence, longestWait }: Parts,
): Database {
  const turns = createTurns();
  const writes = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: sqliteAdapter(writer) }),
    plugins: [turns],
  });
  const read = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: sqliteAdapter(reader) }),
  });
  const queue = createWriteQueue({
    writer,
    writes,
    turns,
    onCommit: checkpoints.committed,
    longestWait,
  });
  let closing: Promise<void> | undefined;

  /** Queues a write, unless the database is being closed. */
  const unlessClosed = <T>(enqueue: () => Promise<T>): Promise<T> =>
    closing ? Promise.reject(new Error('The database is closed.')) : enqueue();

  return {
    dialect: 'sqlite',
    read,
    write: (work) => unlessClosed(() => queue.share(work)),
    writeBulk: (work) => unlessClosed(() => queue.alone(() => bulk.db.transaction().execute(work))),
    writeLong: (work) => unlessClosed(() => queue.alone(() => long.db.transaction().execute(work))),
    // Its only server, so that there are no others to count with.
    limiter: ({ name, ...limit }) => new RateLimiterMemory({ keyPrefix: name, ...limit }),
    async ping() {
      reader.prepare('select 1 from migrations').get();
    },
    close() {
      closing ??= closeAfter(queue.settled(), [bulk, long, checkpoints], [reader, writer]).finally(
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

/** Runs statements whose values are named by their numbers. */
const runIn =
  (db: DatabaseSync) =>
  async <Row>(text: string, values: readonly (string | number)[]) => {
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    // The statements name their own columns.
    return db.prepare(text).all(named) as Row[];
  };

/** Applies the missing migrations in one transaction. */
async function migrate(db: DatabaseSync): Promise<void> {
  const migrations = await readMigrations('sqlite');
  db.function('contact_key', { deterministic: true }, (title, description) =>
    contactKey({ title: String(title), description: String(description) }),
  );
  db.function('without_invisible', { deterministic: true }, (text) =>
    withoutInvisible(String(text)),
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
        await makeKeysAfter(name, runIn(db), 'sqlite');
        remember.run(number, name, Date.now());
      }
      db.exec('commit');
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  });
}
