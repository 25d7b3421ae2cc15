import { access, chown, constants, mkdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The embedded database in its folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'cardinal.sqlite');

/** SQLite's code for "another connection holds a lock". */
const busyCode = 5;

/** Whether an error of SQLite means that another connection holds a lock. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busyCode;

/** How many milliseconds to wait for somebody who is about to leave the folder. */
const patience = 1_000;

/**
 * Makes the folder where it is missing, and makes sure that this user can work in it: SQLite itself
 * would say no more than "unable to open database file".
 * @throws An error whose one line says what to do.
 */
export async function prepareFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    await access(databaseFile(dataDir), constants.R_OK | constants.W_OK).catch(unlessMissing);
  } catch (error) {
    throw isDenied(error) ? new Error(denied(dataDir), { cause: error }) : error;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '');

const isDenied = (error: unknown) => ['EACCES', 'EPERM', 'EROFS'].includes(String(codeOf(error)));

function unlessMissing(error: unknown) {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** Names the user as `chown` takes it; a number where the user has no name. */
function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

const denied = (dataDir: string) =>
  `the user ${ownName()} can't write to the folder ${dataDir}. Give it to that user ` +
  `(chown -R ${ownName()} ${dataDir}) or set DATA_DIR to a folder of theirs.`;

/** A folder that is in use by this process. */
export interface Presence {
  /** Ends it; ending it again does nothing. */
  leave(): void;
}

/**
 * Says that this process works in the folder, beside others, until it ends in whatever way. It
 * locks a file of its own: the database may be missing or damaged while somebody wants to know.
 * @throws When somebody works alone in the folder.
 */
export function enterFolder(dataDir: string): Presence {
  // A read lock lasts as long as the transaction that read something.
  return hold(dataDir, 'begin; select count(*) from sqlite_schema');
}

/**
 * Lets this process work alone in the folder.
 * @throws When another process works there.
 */
export async function enterFolderAlone(dataDir: string): Promise<Presence> {
  const presence = hold(dataDir, 'begin exclusive');
  await giveToOwner(lockFile(dataDir), dataDir);
  return presence;
}

const lockFile = (dataDir: string) => join(dataDir, 'cardinal.lock');

function hold(dataDir: string, lock: string): Presence {
  const db = new DatabaseSync(lockFile(dataDir), { timeout: patience });
  const leave = () => {
    if (db.isOpen) db.close();
  };
  try {
    db.exec(lock);
    return { leave };
  } catch (error) {
    leave();
    if (!isBusy(error)) throw error;
    throw new Error(`another process is using ${dataDir}. Stop it first.`, { cause: error });
  }
}

/** What root makes in somebody else's folder belongs to them, or they could not use it. */
export async function giveToOwner(file: string, dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  await chown(file, uid, gid);
}
