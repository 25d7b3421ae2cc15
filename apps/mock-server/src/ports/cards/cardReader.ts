import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { CardReaderError, type CardReading } from './types.ts';
import type { WorkerAnswer, WorkerRequest } from './worker.ts';

/** Reads business cards in a process of its own. */
export interface CardReader {
  /**
   * Reads one picture (JPEG, PNG, WebP). A picture without a card answers `readable: false`.
   * @throws CardReaderError when it can't be read at all, or not now
   */
  read(picture: Uint8Array): Promise<CardReading>;
  /** Starts the process ahead of the first card. */
  warm?(): void;
  /** Ends the process; waiting cards are refused as `crashed`. Settles when it is gone. */
  close(): Promise<void>;
}

/** Limits of a card reader; the defaults suit a server with two cores. */
export interface CardReaderOptions {
  /** Cards that may wait, beside the one being read. @default 8 */
  maxWaiting?: number;
  /** Milliseconds for one card; then its process is killed. @default 45000 */
  timeLimit?: number;
  /** Milliseconds without work after which the process ends. @default 300000 */
  idleLimit?: number;
  /** Bytes of memory above which the process is replaced after its card. @default 900e6 */
  memoryLimit?: number;
  /** The worker's file; tests put a fake one here. */
  workerPath?: string;
}

interface Job {
  picture: Uint8Array;
  resolve(reading: CardReading): void;
  reject(error: CardReaderError): void;
}

const ownWorker = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Makes a card reader. Its process starts with the first card. */
export function createCardReader({
  maxWaiting = 8,
  timeLimit = 45_000,
  idleLimit = 300_000,
  memoryLimit = 900e6,
  workerPath = ownWorker,
}: CardReaderOptions = {}): CardReader {
  const waiting: Job[] = [];
  let child: ChildProcess | undefined;
  let current: Job | undefined;
  let closed = false;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(workerPath, {
      serialization: 'advanced',
      // Neither the server's debugger port nor its loaders are the worker's.
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (answer: WorkerAnswer) => {
      if (started === child) settle(answer);
    });
    started.once('error', () => lost(started));
    started.once('exit', () => lost(started));
    // The server must be able to end while a worker idles.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function next(): void {
    clearTimeout(timer);
    current = waiting.shift();
    if (!current) {
      timer = setTimeout(stop, idleLimit);
      timer.unref();
      return;
    }
    const worker = child ?? start();
    child = worker;
    const request: WorkerRequest = { id: ++lastId, picture: current.picture };
    timer = setTimeout(giveUp, timeLimit);
    worker.send(request, (error) => {
      if (error) lost(worker);
    });
  }

  function settle(answer: WorkerAnswer): void {
    if (!current || answer.id !== lastId) return;
    const job = current;
    current = undefined;
    if ('reading' in answer) job.resolve(answer.reading);
    else job.reject(new CardReaderError(answer.error.kind, answer.error.message));
    const spoilt = 'error' in answer && answer.error.kind === 'crashed';
    if (spoilt || answer.rss > memoryLimit) stop();
    next();
  }

  function giveUp(): void {
    fail(new CardReaderError('timeout', 'Reading the card took too long.'));
  }

  /** A worker that ended by itself takes its card with it. */
  function lost(ended: ChildProcess): void {
    if (ended !== child) return;
    stop();
    if (current) fail(new CardReaderError('crashed', 'The card reader stopped while reading.'));
  }

  function fail(error: CardReaderError): void {
    const job = current;
    current = undefined;
    stop();
    job?.reject(error);
    next();
  }

  function stop(): void {
    const ending = child;
    child = undefined;
    ending?.kill('SIGKILL');
  }

  return {
    read: (picture) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new CardReaderError('crashed', 'The card reader is closed.'));
        } else if (waiting.length >= maxWaiting) {
          reject(new CardReaderError('busy', 'Too many cards are being read right now.'));
        } else {
          waiting.push({ picture, resolve, reject });
          if (!current) next();
        }
      }),
    warm: () => {
      if (closed || child) return;
      child = start();
      if (!current) next();
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const ending = child;
      const error = new CardReaderError('crashed', 'The card reader is closed.');
      for (const job of [current, ...waiting.splice(0)]) job?.reject(error);
      current = undefined;
      stop();
      if (ending && ending.exitCode === null && ending.signalCode === null) {
        ending.ref();
        await new Promise((resolve) => ending.once('exit', resolve));
      }
    },
  };
}
