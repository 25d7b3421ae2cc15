import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with a migrated SQLite database that tests copy. */
    sqliteTemplate: string;
  }
}

/** Migrates one SQLite database for all of the server's tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardinal-template-'));
  const db = await openDatabase({ dataDir });
  // The last connection to close moves the log into the file, which is then complete.
  await db.close();
  project.provide('sqliteTemplate', dataDir);
  // A process that is still ending may write a last file.
  return () => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
