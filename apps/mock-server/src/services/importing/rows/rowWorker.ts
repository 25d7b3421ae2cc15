import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { SheetError } from '../../../ports/sheets/index.ts';
import type { SheetErrorKind } from '../../../ports/sheets/index.ts';
import type { RowWork } from './rowWork.ts';

/** A request to the thread; `begin` precedes the requests of each piece of work. */
export type RowRequest =
  | { do: 'begin' }
  | { [Name in keyof RowWork]: { do: Name; with: Parameters<RowWork[Name]> } }[keyof RowWork];

/** A response of the thread. */
export type RowAnswer =
  | { done: unknown }
  | { refused: { kind: SheetErrorKind; text: string } }
  | { failed: string };

/** The thread failed for a reason other than the file. */
export class RowThreadError extends Error {
  override readonly name = 'RowThreadError';
}

/** Limits of a thread: memory in megabytes, time in milliseconds. */
const threadLimits = { heap: 256, young: 32, answer: 60_000 };
/** Threads at a time, and files that may wait for a thread. */
const concurrency = { threads: 2, waiting: 20 };
/** How long an idle thread is kept, in milliseconds: starting one takes longer than most files. */
const idleTime = 15_000;

const threadFile = new URL('./rowThread.ts', import.meta.url);

/** Runs work on rows in threads with limited memory and time. */
export interface RowWorkers {
  /**
   * Runs work in a thread that does nothing else meanwhile. Waits while all threads are busy.
   * @param signal Removes the work from the queue, or ends its thread
   * @throws SheetError `busy` if too many are waiting already.
   */
  use<T>(work: (rows: RowWork) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Creates a queue of work on rows; idle threads are shared by the queues of this process. */
export function createRowWorkers(): RowWorkers {
  const limit = pLimit(concurrency.threads);
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
          reject(new RowThreadError('Nobody is waiting for these rows.'));
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
  const thread = takeThread();
  // The pending request to the thread then fails, and the work with it.
  signal?.addEventListener('abort', thread.end, { once: true });
  try {
    await thread.begin();
    const result = await work(thread.rows);
    keepThread(thread);
    return result;
  } catch (error) {
    // What failed may have left the thread with an open file or little memory.
    await thread.end();
    throw error;
  } finally {
    signal?.removeEventListener('abort', thread.end);
  }
}

type Thread = ReturnType<typeof startThread>;

const idle: { thread: Thread; timer: NodeJS.Timeout }[] = [];

function takeThread(): Thread {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    clearTimeout(kept.timer);
    if (kept.thread.isUsable()) return kept.thread;
  }
  return startThread();
}

function keepThread(thread: Thread): void {
  const timer = setTimeout(() => {
    idle.splice(
      idle.findIndex((kept) => kept.thread === thread),
      1,
    );
    void thread.end();
  }, idleTime);
  timer.unref();
  idle.push({ thread, timer });
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** The work of a thread, to which every call is a request. */
function rowsOf(ask: (request: RowRequest) => Promise<unknown>): RowWork {
  // Messages are typed where they are sent: the thread responds to each request as `RowWork` declares.
  const call =
    <Name extends keyof RowWork>(name: Name) =>
    (...given: Parameters<RowWork[Name]>) =>
      ask({ do: name, with: given } as RowRequest) as ReturnType<RowWork[Name]>;
  return {
    open: call('open'),
    next: call('next'),
    summarise: call('summarise'),
    attendees: call('attendees'),
    show: call('show'),
    prepare: call('prepare'),
  };
}

function startThread() {
  // The thread inherits neither the debugger port nor the loaders of the server.
  const worker = new Worker(threadFile, {
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: threadLimits.heap,
      maxYoungGenerationSizeMb: threadLimits.young,
    },
  });
  // A running thread must not keep the server alive.
  worker.unref();
  const waiting: Waiting[] = [];
  let broken: Error | undefined;

  function fail(error: Error) {
    broken ??= error;
    for (const { reject, timer } of waiting.splice(0)) {
      clearTimeout(timer);
      reject(error);
    }
  }
  worker.on('error', (error: Error & { code?: unknown }) =>
    fail(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? tooMuch()
        : new RowThreadError('The thread broke.', { cause: error }),
    ),
  );
  worker.on('exit', () => fail(new RowThreadError('The thread ended.')));
  worker.on('message', (answer: RowAnswer) => {
    const first = waiting.shift();
    if (!first) return;
    clearTimeout(first.timer);
    if ('done' in answer) first.resolve(answer.done);
    else if ('refused' in answer) {
      first.reject(new SheetError(answer.refused.kind, answer.refused.text));
    } else first.reject(new RowThreadError(answer.failed));
  });

  function ask(request: RowRequest): Promise<unknown> {
    if (broken) return Promise.reject(broken);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        fail(tooSlow());
        void worker.terminate();
      }, threadLimits.answer);
      waiting.push({ resolve, reject, timer });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
      worker.postMessage(request);
    });
  }

  return {
    rows: rowsOf(ask),
    /** Forgets the work before. */
    begin: () => ask({ do: 'begin' }),
    async end() {
      broken ??= new RowThreadError('The thread ended.');
      await worker.terminate();
    },
    isUsable: () => broken === undefined,
  };
}

const busy = () =>
  new SheetError('busy', 'Many files are being read right now. Please try again in a moment.');
const tooMuch = () => new SheetError('too_large', 'This file holds too much to be read. Split it.');
const tooSlow = () =>
  new SheetError('timeout', 'Reading this file took too long. Split it, then try again.');
