import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export type CheckpointRequest = 'move' | 'end';

/** Bytes by which the log grows before they are moved. */
const step = 4_000_000;
/** Pages of 4 kB after which a writer moves the rest of the log itself. */
const lateCheckpoint = 8_000;

const thread = new URL('./checkpointThread.ts', import.meta.url);

/** Settings for the writing connection. */
export const checkpointSettings = `
  pragma wal_autocheckpoint = ${lateCheckpoint}; pragma journal_size_limit = ${step}`;

/** Moves the log of one database. */
export type Checkpoints = ReturnType<typeof createCheckpoints>;

/**
 * Moves commits from SQLite's log into the database, in a thread that starts when there is
 * something to move, because waiting for the disk takes as long as several requests.
 * @param file The database.
 */
export function createCheckpoints(file: string) {
  let worker: Worker | undefined;
  /** Bytes of the log that are moved or being moved. */
  let moved = 0;

  function send(request: CheckpointRequest) {
    if (!worker) {
      // The thread must not inherit the server's debugger port and loaders.
      worker = new Worker(thread, { workerData: file, execArgv: [] });
      worker.unref();
      // A failed thread is replaced; until then the writer moves the log itself.
      worker.on('error', () => {
        worker = undefined;
      });
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
    worker.postMessage(request);
  }

  return {
    /** Call after every commit. */
    committed() {
      const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
      // All of it was moved, and the log was restarted.
      if (size < moved) moved = 0;
      if (size - moved < step) return;
      moved = size;
      send('move');
    },

    /** Ends the thread, so that the caller's connection is the last one to close. */
    async close(): Promise<void> {
      const ending = worker;
      if (!ending) return;
      ending.ref();
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      send('end');
      await ended;
    },
  };
}
