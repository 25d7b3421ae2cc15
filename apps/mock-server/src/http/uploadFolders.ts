import { Buffer } from 'node:buffer';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessGone, processName } from '../processName.ts';

/** A folder says in its name which process made it, so that others see when it is nobody's. */
const pattern = /^cardinal-upload-([\w-]+)-\w{6}$/;
const prefix = `cardinal-upload-${Buffer.from(processName).toString('base64url')}-`;
/** No upload takes this long, in milliseconds: its process ran where nobody can tell any more. */
const longest = 24 * 3_600_000;

/** Makes a folder for what is being received. @returns Its absolute path. */
export const makeUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix));

/** Removes what processes that were killed while they received something left behind. */
export async function sweepUploadFolders(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const maker = pattern.exec(name)?.[1];
    if (maker === undefined) continue;
    const folder = join(tmpdir(), name);
    // What can't be looked at or removed is another user's, or gone by now.
    const made = await stat(folder).catch(() => undefined);
    const isLeft =
      isProcessGone(Buffer.from(maker, 'base64url').toString()) ||
      (made !== undefined && now - made.mtimeMs > longest);
    if (isLeft) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
