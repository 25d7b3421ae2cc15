import type { RotatedBox } from '../image/geometry.ts';
import type { LineReader, ReadBox } from '../text/recognise.ts';
import type { EngineName } from './engine.ts';
import type { LineThreadData } from './lineThread.ts';
import { startPictureThread, type PictureThread } from './pictureThread.ts';

const file = new URL('./lineThread.ts', import.meta.url);

type LineThread = PictureThread<RotatedBox, ReadBox>;

/** Starts threads that read the lines of a picture at the same time; its data must be shared. */
export function startLineThreads(engine: EngineName, count: number): LineReader {
  const data: LineThreadData = { engine };
  const threads = Array.from({ length: count }, (): LineThread => startPictureThread(file, data));
  return async (image, boxes) => {
    // Longest first, so that no thread waits long for another one at the end.
    const order = [...boxes.keys()].toSorted((a, b) => lengthOf(boxes[b]) - lengthOf(boxes[a]));
    const lines: ReadBox[] = [];
    const work = async (thread: LineThread) => {
      thread.show(image);
      for (let index = order.shift(); index !== undefined; index = order.shift()) {
        const box = boxes[index];
        if (box) lines[index] = await thread.ask(box);
      }
    };
    await Promise.all(threads.map(work));
    return lines;
  };
}

const lengthOf = (box: RotatedBox | undefined) => (box ? box.width / box.height : 0);
