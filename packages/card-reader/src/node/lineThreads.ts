import { Worker } from 'node:worker_threads';

import type { RotatedBox } from '../text/geometry.ts';
import type { LineReader, ReadBox } from '../text/recognise.ts';
import type { RgbImage } from '../types.ts';
import type { EngineName } from './engine.ts';
import type { LineAnswer, LineRequest, LineThreadData } from './lineThread.ts';

const file = new URL('./lineThread.ts', import.meta.url);

/** Starts threads that read the lines of a picture at the same time. */
export function startLineThreads(engine: EngineName, count: number): LineReader {
  const threads = Array.from({ length: count }, () => startThread({ engine }));
  let memory = new Uint8Array(new SharedArrayBuffer(0));
  /** The picture in memory that all threads can read; it is used again for the next picture. */
  const share = (image: RgbImage): RgbImage => {
    const { length } = image.data;
    if (memory.length < length) memory = new Uint8Array(new SharedArrayBuffer(length));
    memory.set(image.data);
    return { ...image, data: memory.subarray(0, length) };
  };
  return async (image, boxes) => {
    const shared = share(image);
    // The longest first: at the end no thread waits long for another one.
    const order = [...boxes.keys()].toSorted((a, b) => lengthOf(boxes[b]) - lengthOf(boxes[a]));
    const lines: ReadBox[] = [];
    const work = async (thread: LineThread) => {
      thread.show(shared);
      for (let index = order.shift(); index !== undefined; index = order.shift()) {
        const box = boxes[index];
        if (box) lines[index] = await thread.read(box);
      }
    };
    await Promise.all(threads.map(work));
    return lines;
  };
}

const lengthOf = (box: RotatedBox | undefined) => (box ? box.width / box.height : 0);

interface LineThread {
  show(image: RgbImage): void;
  /** Reads a line of the picture shown last. */
  read(box: RotatedBox): Promise<ReadBox>;
}

function startThread(workerData: LineThreadData): LineThread {
  const worker = new Worker(file, { workerData });
  let settle: ((answer: LineAnswer) => void) | undefined;
  let failure: LineAnswer | undefined;
  worker.on('message', (answer: LineAnswer) => settle?.(answer));
  worker.on('error', (error) => {
    failure = { error };
    settle?.(failure);
  });
  // A thread without work must not keep its process running.
  worker.unref();
  const send = (request: LineRequest) => worker.postMessage(request, []);
  return {
    show: (image) => send({ image }),
    async read(box) {
      worker.ref();
      const answer = await new Promise<LineAnswer>((resolve) => {
        settle = resolve;
        if (failure) resolve(failure);
        else send({ box });
      });
      worker.unref();
      if ('line' in answer) return answer.line;
      throw answer.error;
    },
  };
}
