import { randomUUID } from 'node:crypto';
import { copyFile, link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile, enterFolder, enterFolderAlone, giveToOwner } from '../dataFolder.ts';
import { pendingMigrations, readMigrations } from '../migrations.ts';

export interface BackupContent {
  bytes: number;
  users: number;
  leads: number;
}

/** Maximum number of faults that `integrity_check` reports: one is enough to refuse a file. */
const mostFaults = 3;
/** Suffixes of the files that may exist beside a database in use. */
const companions = ['-wal', '-shm'];

/**
 * Saves the embedded database to a new file while servers continue to write: a single statement
 * reads one consistent state without blocking writes, unlike a page-by-page copy, which restarts
 * with every write.
 * @throws If the file exists or can't be written, or the copy is incomplete. Then no file remains.
 */
export async function backUpSqlite(dataDir: string, file: string): Promise<BackupContent> {
  const source = databaseFile(dataDir);
  if (!(await exists(source))) throw new Error(`${dataDir} contains no Cardinal database.`);
  if (await exists(file)) throw new Error(`${file} exists already. Choose another name.`);
  const folder = dirname(file);
  if (!(await exists(folder))) throw new Error(`The folder ${folder} does not exist.`);
  const part = `${file}.${randomUUID()}.part`;
  // The backup contains every lead: only its owner may read it.
  const umask = process.umask(0o077);
  const presence = enterFolder(dataDir);
  try {
    vacuumInto(source, part);
    const content = await checkedContent(part, file);
    await sync(part);
    await putWhereNothingIs(part, file);
    await sync(folder);
    return content;
  } finally {
    presence.leave();
    process.umask(umask);
    await rm(part, { force: true });
  }
}

function vacuumInto(source: string, file: string) {
  const db = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    db.prepare('vacuum into ?').run(file);
  } catch (error) {
    throw explained(error, source);
  } finally {
    db.close();
  }
}

/**
 * Replaces the embedded database with a backup and keeps the replaced one next to it.
 * @returns The content of the backup, and the path of the replaced database (undefined if there was
 * none).
 * @throws If a server uses the folder, or the backup is damaged, from a newer version of Cardinal or
 * not from Cardinal. Then the folder is unchanged.
 */
export async function restoreSqlite(
  dataDir: string,
  file: string,
): Promise<BackupContent & { replaced: string | undefined }> {
  if (!(await exists(file))) throw new Error(`${file} does not exist.`);
  const log = await stat(`${file}-wal`).catch(() => undefined);
  if (log && log.size > 0) {
    throw new Error(`${file} is a database in use: ${file}-wal contains part of it.`);
  }
  const presence = await enterFolderAlone(dataDir);
  const part = `${databaseFile(dataDir)}.${randomUUID()}.part`;
  try {
    await copyFile(file, part);
    const content = await checkedContent(part, file);
    await sync(part);
    await giveToOwner(part, dataDir);
    const replaced = await putAside(dataDir);
    await rename(part, databaseFile(dataDir));
    await sync(dataDir);
    return { ...content, replaced };
  } finally {
    presence.leave();
    await removeDatabase(part);
  }
}

/** Checks a whole database. @param name Its name in messages. */
async function checkedContent(path: string, name: string): Promise<BackupContent> {
  const { size: bytes } = await stat(path);
  const migrations = await readMigrations('sqlite');
  const db = new DatabaseSync(path);
  try {
    const found = valuesOf(db, `pragma integrity_check(${mostFaults})`);
    if (found.join() !== 'ok') throw new Error(`${name} is damaged: ${found.join('; ')}`);
    const isCardinal = valuesOf(db, "select 1 from sqlite_schema where name = 'migrations'");
    if (isCardinal.length === 0) throw new Error(`${name} is not a Cardinal database.`);
    const applied = valuesOf(db, 'select number from migrations').map(Number);
    pendingMigrations(migrations, applied);
    const count = (table: string) => Number(valuesOf(db, `select count(*) from ${table}`)[0]);
    return { bytes, users: count('users'), leads: count('leads') };
  } catch (error) {
    throw explained(error, name);
  } finally {
    db.close();
  }
}

/** The first column of every row. */
const valuesOf = (db: DatabaseSync, sql: string): unknown[] =>
  db
    .prepare(sql)
    .all()
    .map((row) => Object.values(row)[0]);

/** SQLite's codes for "database disk image is malformed" and "file is not a database". */
const faults = new Map<unknown, string>([
  [11, 'is damaged'],
  [26, 'is not a database'],
]);

/** Adds the name of the file to an error of SQLite. */
function explained(error: unknown, name: string): unknown {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  const fault = faults.get(code);
  return fault ? new Error(`${name} ${fault}.`, { cause: error }) : error;
}

/**
 * Keeps the current database under another name. A database exists at every moment, because a server
 * that found none would create an empty one.
 */
async function putAside(dataDir: string): Promise<string | undefined> {
  const present = databaseFile(dataDir);
  if (!(await exists(present))) {
    await removeDatabase(present);
    return undefined;
  }
  moveLog(present);
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const aside = `${present}.replaced-${time}`;
  await putWhereNothingIs(present, aside, { keep: true });
  for (const companion of companions) {
    if (await exists(present + companion)) await rename(present + companion, aside + companion);
  }
  return aside;
}

/** Moves the rest of a database's log into the database, if possible. */
function moveLog(path: string) {
  const db = new DatabaseSync(path);
  try {
    db.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // A damaged database is kept as it is, with its log.
  } finally {
    db.close();
  }
}

/** Moves a file (with `keep`: adds a second name) without replacing another. */
async function putWhereNothingIs(from: string, to: string, { keep = false } = {}): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (await exists(to)) throw new Error(`${to} exists already.`, { cause: error });
    // The file system has no links: copies the content instead.
    await copyFile(from, to);
    await sync(to);
  }
  if (!keep) await rm(from);
}

/** Waits until a file or folder would survive a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeDatabase(path: string): Promise<void> {
  for (const suffix of ['', ...companions]) await rm(path + suffix, { force: true });
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
