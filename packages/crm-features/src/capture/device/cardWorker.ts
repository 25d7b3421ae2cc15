import type {
  DeviceReaderAnswer,
  DeviceReaderMessage,
  DeviceReading,
  Scan,
} from '@cardinal/contract';
import { scanning } from '@cardinal/contract/limits';
import { PictureRefused } from '../card/pictureError.ts';
import type { OpenedReader } from './readerCache.ts';

type PictureMessage = Extract<DeviceReaderMessage, { id: number }>;

/** A picture to read in the worker. */
export interface ReadTask {
  kind: DeviceReading;
  picture: Blob;
  /** The phone numbers of each of the latest leads. */
  people: NonNullable<PictureMessage['people']>;
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });

/**
 * Reads pictures in a worker, one at a time. It starts with the first picture, and ends when it has
 * had nothing to do for a minute: it takes hundreds of megabytes.
 * @param open Reads the files that the worker is given
 */
export function createCardWorker(open: () => Promise<OpenedReader>) {
  let worker: Promise<Worker> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let lastId = 0;

  async function start(): Promise<Worker> {
    const { worker: script, files } = await open();
    const started = new Worker(script, { type: 'module', name: 'cardinal-reader' });
    const message: DeviceReaderMessage = { files };
    started.postMessage(
      message,
      Object.values(files).map(({ buffer }) => buffer),
    );
    return started;
  }

  /** Ends the picture that is being read. */
  let giveUp: ((reason: string) => void) | undefined;

  function stop(reason = 'The worker was ended.') {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    giveUp?.(reason);
    ended?.then(
      (each) => each.terminate(),
      () => undefined,
    );
  }

  /** The worker's answer. A worker that breaks or hangs is replaced by the next picture's. */
  function ask(asked: Worker, message: PictureMessage) {
    return new Promise<DeviceReaderAnswer>((resolve, reject) => {
      const over = new AbortController();
      const { signal } = over;
      const timer = setTimeout(() => stop('The worker did not answer.'), scanning.read);
      const end = () => {
        clearTimeout(timer);
        over.abort();
        giveUp = undefined;
      };
      giveUp = (reason) => {
        end();
        reject(new Error(reason));
      };
      const onError = ({ message: why }: ErrorEvent) => stop(why || 'The worker did not start.');
      asked.addEventListener('error', onError, { signal });
      asked.addEventListener(
        'message',
        ({ data }: MessageEvent<DeviceReaderAnswer>) => {
          if (data.id !== message.id) return;
          end();
          resolve(data);
        },
        { signal },
      );
      asked.postMessage(message, [message.picture.buffer]);
    });
  }

  async function readOne({ picture, ...task }: ReadTask): Promise<Scan | null> {
    clearTimeout(idle);
    const bytes = new Uint8Array(await picture.arrayBuffer());
    worker ??= start();
    worker.catch(() => {
      worker = undefined;
    });
    const started = await worker;
    lastId += 1;
    const answer = await ask(started, { ...task, id: lastId, picture: bytes });
    idle = setTimeout(() => stop(), scanning.idle);
    if ('scan' in answer) return answer.scan;
    if ('refusal' in answer) throw new PictureRefused(answer.refusal);
    stop();
    throw new Error(answer.failure);
  }

  return {
    /**
     * Reads a picture.
     * @throws PictureRefused; ReaderError; what went wrong with the worker
     */
    read(task: ReadTask, signal: AbortSignal): Promise<Scan | null> {
      const read = turn.then(() => {
        signal.throwIfAborted();
        return readOne(task);
      });
      turn = read.catch(() => undefined);
      return Promise.race([read, aborted(signal)]);
    },
    /** Ends the worker; the next picture starts another. */
    stop: () => stop(),
  };
}
