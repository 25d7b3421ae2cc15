import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** @returns A function that writes a file into a folder of the calling test file, and its path. */
export function testFiles(): (content: string | Uint8Array) => Promise<string> {
  let folder: string;
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-sheets-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return async (content) => {
    files += 1;
    const path = join(folder, `file${files}`);
    await writeFile(path, content);
    return path;
  };
}
