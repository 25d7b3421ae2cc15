import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** What the thread is asked to do. */
export type CheckpointWish = 'move' | 'end';

/** Bytes that the log grows by before they are moved. */
const step = 4_000_000;
/** Pages of 4 kB after which a writer moves the log itself: what the thread has left, all at once. */
const lateCheckpoint = 8_000;

const thread = new URL('./checkpointThread.ts', import.meta.url);

/** What a writing connection has to know of them. */
export const checkpointSettings = `
  pragma wal_autocheckpoint = ${lateCheckpoint}; pragma journal_size_limit = ${step}`;

/** What moves the log of one database. */
export type Checkpoints = ReturnType<typeof createCheckpoints>;

/**
 * Moves what was committed from SQLite's log into the database, in a thread that begins when there
 * first is something to move: it waits for the disk as long as several requests take.
 * @param file The database.
 */
export function createCheckpoints(file: string) {
  let worker: Worker | undefined;
  /** Bytes of the log that are moved or about to be. */
  let moved = 0;

  function send(wish: CheckpointWish) {
    if (!worker) {
      // Neither the server's debugger port nor its loaders are the thread's.
      worker = new Worker(thread, { workerData: file, execArgv: [] });
      worker.unref();
      // A thread that broke is replaced; until then the writer itself moves the log.
      worker.on('error', () => {
        worker = undefined;
      });
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker.postMessage(wish);
  }

  return {
    /** Tells that something was committed. */
    committed() {
      const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
      // All of it was moved, and it began anew.
      if (size < moved) moved = 0;
      if (size - moved < step) return;
      moved = size;
      send('move');
    },

    /** Ends the thread, so that who closes the database is the last to have it open. */
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
