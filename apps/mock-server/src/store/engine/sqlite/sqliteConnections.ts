import { DatabaseSync } from 'node:sqlite';
import { checkpointSettings } from './checkpoints.ts';

/** Milliseconds that one attempt may block its thread. */
const onceMs = 50;

/** Size of each connection's cache of pages. */
const cacheKilobytes = 32_000;

/**
 * What a commit has reached when it returns.
 *
 * - `disk`: the disk. The write survives a power cut, not only a crash of the process.
 * - `system`: the operating system. A power cut may lose the last commits, each as a whole, unless
 *   one with `disk` has followed on any connection.
 */
export type Durability = keyof typeof synchronous;

const synchronous = { disk: 'full', system: 'normal' } as const;

/** Opens a connection that writes. @throws If another process is changing the file's settings. */
export function openWriter(file: string, durability: Durability): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: onceMs });
  try {
    db.exec('pragma journal_mode = wal; pragma foreign_keys = on');
    db.exec(`pragma synchronous = ${synchronous[durability]}`);
    db.exec(checkpointSettings);
    db.exec(`pragma cache_size = -${cacheKilobytes}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

export function openReader(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: onceMs });
  db.exec(`pragma cache_size = -${cacheKilobytes}`);
  return db;
}
