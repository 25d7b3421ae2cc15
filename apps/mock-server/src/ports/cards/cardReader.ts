import { fileURLToPath } from 'node:url';
import type { CardReading } from '@cardinal/card-reader';
import { scanning } from '@cardinal/contract/limits';
import { startOwnProcess, type OwnProcess, type ProcessEnd } from '../processes/childProcess.ts';
import { CardReaderError } from './cardReaderError.ts';
import type { WorkerAnswer, WorkerRequest } from './worker.ts';

/** Reads business cards in a separate process. */
export interface CardReader {
  /**
   * Reads a picture (JPEG, PNG, WebP). A picture without a card returns `readable: false`.
   * @param signal Cancels the card: it leaves the queue, and its result is discarded.
   * @param numbers Phone numbers that are already known, in international form: a number on the
   *   card that says nothing of its country is dialled where most of them are, and marked
   * @throws CardReaderError if it cannot be read at all, or not at the moment
   */
  read(
    picture: Uint8Array,
    signal?: AbortSignal,
    numbers?: readonly string[],
  ): Promise<CardReading>;
  /** Starts the process before the first card. */
  warm?(): void;
  /** Ends the process; waiting cards are refused as `crashed`. Settles when it has exited. */
  close(): Promise<void>;
}

/** Limits of a card reader; clients rely on those in the contract. */
export interface CardReaderOptions {
  /** Number of cards that may wait, in addition to the one being read. */
  maxWaiting?: number;
  /** Milliseconds that a card may wait before it is refused as `busy`. */
  waitLimit?: number;
  /** Milliseconds that reading a card may take before its process is killed. */
  timeLimit?: number;
  /** Milliseconds that a cancelled card may be read before the process is killed. @default 5000 */
  abandonedLimit?: number;
  /** Milliseconds without work after which the process ends. @default 300000 */
  idleLimit?: number;
  /** Bytes of memory above which the process is replaced after its card. @default 1.1e9 */
  memoryLimit?: number;
  /** File of the worker; tests use a fake one. */
  workerPath?: string;
}

interface Job {
  picture: Uint8Array;
  numbers: readonly string[];
  /** Settles the caller's promise; only the first outcome counts. */
  settle(outcome: CardReading | CardReaderError): void;
}

const ownWorker = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Expected time per card before any has been read, in milliseconds. */
const firstGuess = 1_500;
/** Weight of the last card in the moving average. */
const weight = 0.3;

const crashed = () => new CardReaderError('crashed', 'The card reader stopped while reading.');
const isClosed = () => new CardReaderError('crashed', 'The card reader is closed.');
const tookTooLong = () => new CardReaderError('timeout', 'Reading the card took too long.');
const givenUp = () => new CardReaderError('given_up', 'The request for this card was cancelled.');

/** Creates a card reader. Its process starts with the first card. */
export function createCardReader({
  maxWaiting = scanning.cards,
  waitLimit = scanning.wait,
  timeLimit = scanning.read,
  abandonedLimit = 5_000,
  idleLimit = 300_000,
  memoryLimit = 1.1e9,
  workerPath = ownWorker,
}: CardReaderOptions = {}): CardReader {
  const waiting: Job[] = [];
  let worker: OwnProcess<WorkerRequest> | undefined;
  let current: Job | undefined;
  let began = 0;
  let typical = firstGuess;
  let isOpen = true;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  function start(): OwnProcess<WorkerRequest> {
    worker ??= startOwnProcess(workerPath, { onAnswer, onLost });
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

  function hand({ picture, numbers }: Job): void {
    lastId += 1;
    start().send({ id: lastId, picture, numbers });
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

  /** If the worker exits on its own, its card fails, unless the worker never received it. */
  function onLost({ wasStarting }: ProcessEnd): void {
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

  /** Milliseconds until reading of a new card is likely to start. */
  const expectedWait = () => typical * (waiting.length + (current ? 1 : 0));

  const busy = () =>
    new CardReaderError('busy', 'Too many cards are being read right now.', {
      retryAfter: Math.ceil(expectedWait() / 1_000),
    });

  /** Adds a card to the queue, which it leaves when it is read, refused or cancelled. */
  function queue(
    picture: Uint8Array,
    signal: AbortSignal | undefined,
    numbers: readonly string[],
  ): Promise<CardReading> {
    return new Promise((resolve, reject) => {
      const tooLate = setTimeout(() => {
        if (current === job) return;
        leave(job);
        job.settle(busy());
      }, waitLimit);
      const giveUp = () => {
        leave(job);
        job.settle(givenUp());
        // Finishing a card is usually faster than starting a process, unless the card is difficult.
        if (current === job) after(Math.min(abandonedLimit, timeLimit), () => fail(givenUp()));
      };
      const job: Job = {
        picture,
        numbers,
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
    async read(picture, signal, numbers = []) {
      if (!isOpen) throw isClosed();
      if (signal?.aborted) throw givenUp();
      if (waiting.length >= maxWaiting || expectedWait() > waitLimit) throw busy();
      return queue(picture, signal, numbers);
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
