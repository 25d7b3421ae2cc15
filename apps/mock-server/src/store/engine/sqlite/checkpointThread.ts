import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckpointRequest } from './checkpoints.ts';

/* The thread that moves the log of the embedded database into the database; see `checkpoints.ts`. */

const db = new DatabaseSync(String(workerData));

parentPort?.on('message', (request: CheckpointRequest) => {
  if (request === 'end') {
    db.close();
    parentPort?.close();
    return;
  }
  try {
    db.exec('pragma wal_checkpoint(passive)');
  } catch {
    // The disk is full; the next write fails too and reports it.
  }
});
