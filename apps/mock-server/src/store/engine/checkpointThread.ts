import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckpointWish } from './checkpoints.ts';

/* The thread that moves the log of the embedded database into the database; see `checkpoints.ts`. */

const db = new DatabaseSync(String(workerData));

parentPort?.on('message', (wish: CheckpointWish) => {
  if (wish === 'end') {
    db.close();
    parentPort?.close();
    return;
  }
  try {
    db.exec('pragma wal_checkpoint(passive)');
  } catch {
    // A disk without room: whoever writes meets it too and tells of it.
  }
});
