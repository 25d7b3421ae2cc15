import { fileURLToPath } from 'node:url';
import { scanning } from '@cardinal/contract/limits';

import { startCardProcess, type CardProcess } from './cardProcess.ts';
import { CardReaderError, type CardReading } from './types.ts';
import type { WorkerAnswer } from './worker.ts';

/** Reads business cards in a process of its own. */
export interface CardReader {
  /**
   * Reads one picture (JPEG, PNG, WebP). A picture without a card answers `readable: false`.
   * @param signal Gives the card up: it leaves the queue, and what is read of it is dropped.
   * @throws CardReaderError when it can't be read at all, or not now
   */
  read(picture: Uint8Array, signal?: AbortSignal): Promise<CardReading>;
  /** Starts the process ahead of the first card. */
  warm?(): void;
  /** Ends the process; waiting cards are refused as `crashed`. Settles when it is gone. */
  close(): Promise<void>;
}

/** Limits of a card reader; those of the contract are what clients rely on. */
export interface CardReaderOptions {
  /** Cards that may wait, beside the one being read. */
  maxWaiting?: number;
  /** Milliseconds that a card may wait; then it is refused as `busy`. */
  waitLimit?: number;
  /** Milliseconds for one card; then its process is killed. */
  timeLimit?: number;
  /** Milliseconds that a card which was given up is read on; then its process is killed. @default 5000 */
  abandonedLimit?: number;
  /** Milliseconds without work after which the process ends. @default 300000 */
  idleLimit?: number;
  /** Bytes of memory above which the process is replaced after its card. @default 900e6 */
  memoryLimit?: number;
  /** The worker's file; tests put a fake one here. */
  workerPath?: string;
}

interface Job {
  picture: Uint8Array;
  /** Answers the caller; only the first answer counts. */
  settle(outcome: CardReading | CardReaderError): void;
}

const ownWorker = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** What one card is expected to take before any was read, in milliseconds. */
const firstGuess = 1_500;
/** How much the last card says about the next. */
const weight = 0.3;

const crashed = () => new CardReaderError('crashed', 'The card reader stopped while reading.');
const isClosed = () => new CardReaderError('crashed', 'The card reader is closed.');
const tookTooLong = () => new CardReaderError('timeout', 'Reading the card took too long.');
const givenUp = () => new CardReaderError('given_up', 'Nobody waits for this card any more.');

/** Makes a card reader. Its process starts with the first card. */
export function createCardReader({
  maxWaiting = scanning.cards,
  waitLimit = scanning.wait,
  timeLimit = scanning.read,
  abandonedLimit = 5_000,
  idleLimit = 300_000,
  memoryLimit = 900e6,
  workerPath = ownWorker,
}: CardReaderOptions = {}): CardReader {
  const waiting: Job[] = [];
  let worker: CardProcess | undefined;
  let current: Job | undefined;
  let began = 0;
  let typical = firstGuess;
  let isOpen = true;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  function start(): CardProcess {
    worker ??= startCardProcess(workerPath, { onAnswer, onLost });
    return worker;
  }

  function after(milliseconds: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  }

  function next(): void {
    current = waiting.shift();
    if (!current) {
      after(idleLimit, stop);
      timer?.unref();
      return;
    }
    began = performance.now();
    after(timeLimit, () => fail(tookTooLong()));
    hand(current);
  }

  function hand({ picture }: Job): void {
    lastId += 1;
    start().send({ id: lastId, picture });
  }

  function onAnswer(answer: WorkerAnswer): void {
    if (!current || answer.id !== lastId) return;
    typical += weight * (performance.now() - began - typical);
    if ('reading' in answer) current.settle(answer.reading);
    else current.settle(new CardReaderError(answer.error.kind, answer.error.message));
    const isSpoilt = 'error' in answer && answer.error.kind === 'crashed';
    if (isSpoilt || answer.rss > memoryLimit) stop();
    next();
  }

  /** A worker that ended by itself takes its card with it, unless it never saw that. */
  function onLost(wasStarting: boolean): void {
    worker = undefined;
    if (!current) return;
    if (wasStarting) hand(current);
    else fail(crashed());
  }

  function fail(error: CardReaderError): void {
    stop();
    current?.settle(error);
    next();
  }

  function stop(): Promise<void> | undefined {
    const ending = worker;
    worker = undefined;
    return ending?.stop();
  }

  function leave(job: Job): void {
    const place = waiting.indexOf(job);
    if (place !== -1) waiting.splice(place, 1);
  }

  /** Milliseconds until a card that comes now is likely to be read. */
  const expectedWait = () => typical * (waiting.length + (current ? 1 : 0));

  const busy = () =>
    new CardReaderError('busy', 'Too many cards are being read right now.', {
      retryAfter: Math.ceil(expectedWait() / 1_000),
    });

  /** Puts a card into the queue; it leaves that when it is read, refused or given up. */
  function queue(picture: Uint8Array, signal: AbortSignal | undefined): Promise<CardReading> {
    return new Promise((resolve, reject) => {
      const tooLate = setTimeout(() => {
        if (current === job) return;
        leave(job);
        job.settle(busy());
      }, waitLimit);
      const giveUp = () => {
        leave(job);
        job.settle(givenUp());
        // The rest of a card is mostly quicker than a new process, unless the card is a bad one.
        if (current === job) after(Math.min(abandonedLimit, timeLimit), () => fail(givenUp()));
      };
      const job: Job = {
        picture,
        settle(outcome) {
          clearTimeout(tooLate);
          signal?.removeEventListener('abort', giveUp);
          if (outcome instanceof CardReaderError) reject(outcome);
          else resolve(outcome);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.push(job);
      if (!current) next();
    });
  }

  return {
    async read(picture, signal) {
      if (!isOpen) throw isClosed();
      if (signal?.aborted) throw givenUp();
      if (waiting.length >= maxWaiting || expectedWait() > waitLimit) throw busy();
      return queue(picture, signal);
    },
    warm() {
      if (!isOpen || worker) return;
      start();
      if (!current) next();
    },
    async close() {
      isOpen = false;
      clearTimeout(timer);
      const jobs = [current, ...waiting.splice(0)];
      current = undefined;
      for (const job of jobs) job?.settle(isClosed());
      await stop();
    },
  };
}
