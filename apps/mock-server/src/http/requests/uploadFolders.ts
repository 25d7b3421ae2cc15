import { Buffer } from 'node:buffer';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessGone, processName } from '../../processName.ts';

/**
 * The name of a folder identifies the process that created it, so that other processes recognise
 * abandoned ones.
 */
const pattern = /^cardinal-upload-([\w-]+)-\w{6}$/;
const prefix = `cardinal-upload-${Buffer.from(processName).toString('base64url')}-`;
/** No upload takes this long, in milliseconds; older folders belong to unknown processes. */
const longest = 24 * 3_600_000;

/** Creates a folder for a file that is being received. @returns Its absolute path. */
export const makeUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix));

/** Removes the folders of processes that were killed while receiving files. */
export async function sweepUploadFolders(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const maker = pattern.exec(name)?.[1];
    if (maker === undefined) continue;
    const folder = join(tmpdir(), name);
    // Folders that can't be read or removed belong to another user, or no longer exist.
    const made = await stat(folder).catch(() => undefined);
    const isLeft =
      isProcessGone(Buffer.from(maker, 'base64url').toString()) ||
      (made !== undefined && now - made.mtimeMs > longest);
    if (isLeft) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
