import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { access, chown, constants, mkdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const databaseFile = (dataDir: string): string => join(dataDir, 'cardinal.sqlite');

/** SQLite's code for a lock held by another connection. */
const busyCode = 5;

/** Whether an error of SQLite means that another connection holds a lock. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busyCode;

/** Milliseconds to wait for a process that is about to leave the folder. */
const patience = 1_000;

/**
 * Creates the folder if it is missing, and checks that this user can work in it: SQLite itself would
 * only report "unable to open database file".
 * @throws An error whose one-line message says what to do.
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

/** The user as `chown` accepts it; a number if the user has no name. */
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
  /** Ends the use; further calls have no effect. */
  leave(): void;
}

/**
 * Marks the folder as in use by this process, alongside others, until the process ends for any
 * reason. It locks a file of its own, which works even if the database is missing or damaged.
 * @throws If another process has exclusive use of the folder.
 */
export function enterFolder(dataDir: string): Presence {
  // A read lock lasts as long as the transaction that read something.
  return occupy(dataDir, 'begin; select count(*) from sqlite_schema', () => inUse(dataDir));
}

/**
 * Like `enterFolder`, for the folder's server, of which there is one at a time: it alone announces
 * changes, and counts and caches for all users.
 * @param url Where users reach it, for the message of the next one
 * @throws If the folder has a server, or another process has exclusive use of it.
 */
export function enterFolderAsServer(dataDir: string, url: string): Presence {
  // Of the processes with a read lock, one can also have the lock that precedes writing.
  const presence = occupy(dataDir, 'begin immediate', () => {
    const note = readNote(dataDir);
    return note ? alreadyRuns(note, dataDir) : inUse(dataDir);
  });
  removeNote(dataDir);
  writeFileSync(noteFile(dataDir), `${process.pid} ${url}`, { mode: 0o600 });
  return {
    leave() {
      removeNote(dataDir);
      presence.leave();
    },
  };
}

/**
 * Gives this process exclusive use of the folder.
 * @throws If another process is using it.
 */
export async function enterFolderAlone(dataDir: string): Promise<Presence> {
  const presence = occupy(dataDir, 'begin exclusive', () => inUse(dataDir));
  // A killed server may have left it.
  removeNote(dataDir);
  await giveToOwner(lockFile(dataDir), dataDir);
  return presence;
}

/**
 * The operating system ends this file's lock with its process. Only SQLite may open the file: its
 * locks also end when their process closes the file anywhere.
 */
const lockFile = (dataDir: string) => join(dataDir, 'cardinal.lock');

function occupy(dataDir: string, lock: string, refusal: () => string): Presence {
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
    throw new Error(refusal(), { cause: error });
  }
}

const inUse = (dataDir: string) => `another process is using ${dataDir}. Stop it first.`;

const alreadyRuns = ({ pid, url }: { pid: string; url: string }, dataDir: string) =>
  `Cardinal is already running on ${url} (process ${pid}), with its data in ${dataDir}. ` +
  'Stop it first, or set DATA_DIR to another folder.';

/** Who the server is. It says nothing about whether the server still runs: that the lock does. */
const noteFile = (dataDir: string) => join(dataDir, 'cardinal.server');

const removeNote = (dataDir: string) => rmSync(noteFile(dataDir), { force: true });

function readNote(dataDir: string): { pid: string; url: string } | undefined {
  try {
    const [, pid, url] = /^(\d+) (\S+)$/.exec(readFileSync(noteFile(dataDir), 'utf8')) ?? [];
    return pid && url ? { pid, url } : undefined;
  } catch {
    return undefined;
  }
}

/** Gives a file that root created to the owner of the folder, who could not use it otherwise. */
export async function giveToOwner(file: string, dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  await chown(file, uid, gid);
}
