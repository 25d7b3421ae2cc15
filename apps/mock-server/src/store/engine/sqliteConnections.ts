import { DatabaseSync } from 'node:sqlite';
import { checkpointSettings } from './checkpoints.ts';

/** Milliseconds that one attempt may block its thread. */
const onceMs = 50;

/** Size of each connection's cache of pages. */
const cacheKilobytes = 32_000;

/** Opens a connection that writes. @throws If another process is changing the file's settings. */
export function openWriter(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: onceMs });
  try {
    // FULL: an acknowledged write survives a power cut, not only a crash of the process.
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    db.exec(checkpointSettings);
    db.exec(`pragma cache_size = -${cacheKilobytes}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Opens a connection that only reads. */
export function openReader(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: onceMs });
  db.exec(`pragma cache_size = -${cacheKilobytes}`);
  return db;
}
