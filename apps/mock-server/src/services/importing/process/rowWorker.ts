import pLimit from 'p-limit';
import { SheetError } from '../../../ports/sheets/index.ts';
import { RowProcessError, startRowReader, type RowReader } from './rowReader.ts';
import type { RowWork } from './rowWork.ts';

/** Processes at a time, and files that may wait for a process. */
const concurrency = { processes: 2, waiting: 20 };
/** How long an idle process is kept, in milliseconds: starting one takes longer than most files. */
const idleTime = 15_000;

/** Runs work on rows in processes with limited memory and time. */
export interface RowWorkers {
  /**
   * Runs work in a process that does nothing else meanwhile. Waits while all processes are busy.
   * @param signal Removes the work from the queue, or ends its process
   * @throws SheetError `busy` if too many are waiting already.
   */
  use<T>(work: (rows: RowWork) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Creates a queue of work on rows; idle processes are shared by the queues of this server. */
export function createRowWorkers(): RowWorkers {
  const limit = pLimit(concurrency.processes);
  let waiting = 0;
  return {
    use(work, signal) {
      // Not thrown: callers handle rejections.
      if (waiting >= concurrency.waiting) return Promise.reject(busy());
      waiting += 1;
      return new Promise((resolve, reject) => {
        let isWaiting = true;
        const leave = () => {
          if (isWaiting) waiting -= 1;
          isWaiting = false;
        };
        const giveUp = () => {
          leave();
          reject(new RowProcessError('Nobody is waiting for these rows.'));
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        if (signal?.aborted) giveUp();
        void limit(async () => {
          signal?.removeEventListener('abort', giveUp);
          if (!isWaiting) return;
          leave();
          await run(work, signal).then(resolve, reject);
        });
      });
    },
  };
}

async function run<T>(work: (rows: RowWork) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const reader = takeReader();
  // The pending request to the process then fails, and the work with it.
  signal?.addEventListener('abort', reader.end, { once: true });
  try {
    await reader.begin();
    const result = await work(reader.rows);
    keepReader(reader);
    return result;
  } catch (error) {
    // What failed may have left the process with an open file or little memory.
    await reader.end();
    throw error;
  } finally {
    signal?.removeEventListener('abort', reader.end);
  }
}

const idle: { reader: RowReader; timer: NodeJS.Timeout }[] = [];

function takeReader(): RowReader {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    clearTimeout(kept.timer);
    if (kept.reader.isUsable()) return kept.reader;
  }
  return startRowReader();
}

function keepReader(reader: RowReader): void {
  const timer = setTimeout(() => {
    idle.splice(
      idle.findIndex((kept) => kept.reader === reader),
      1,
    );
    void reader.end();
  }, idleTime);
  timer.unref();
  idle.push({ reader, timer });
}

const busy = () =>
  new SheetError('busy', 'Many files are being read right now. Please try again in a moment.');
