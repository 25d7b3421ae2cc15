import { parentPort, workerData } from 'node:worker_threads';

import type { RotatedBox } from '../text/geometry.ts';
import { loadLineReader } from '../text/models.ts';
import type { ReadBox } from '../text/recognise.ts';
import type { RgbImage } from '../types.ts';
import { startEngine } from './engine.ts';
import type { EngineName } from './engine.ts';
import { readReaderFiles } from './modelFiles.ts';

/*
 * A thread that reads lines of text, one at a time. Two of them read a card's lines faster than one
 * recogniser that spreads each line over two threads, which wait for each other at every layer.
 */

/** Message to the thread: a line to read. The picture is sent before its first line. */
export type LineRequest = { image: RgbImage } | { box: RotatedBox };

/** Response of the thread to each line. */
export type LineAnswer = { line: ReadBox } | { error: unknown };

/** What the thread is started with. */
export interface LineThreadData {
  engine: EngineName;
}

const port = parentPort;
const { engine }: LineThreadData = workerData;
const reader = Promise.all([readReaderFiles(), startEngine(engine, 1)]).then(([files, loadModel]) =>
  loadLineReader(files, loadModel),
);
let image: RgbImage | undefined;

port?.on('message', (request: LineRequest) => {
  if ('image' in request) image = request.image;
  else void answer(request.box);
});

async function answer(box: RotatedBox): Promise<void> {
  port?.postMessage(await read(box));
}

async function read(box: RotatedBox): Promise<LineAnswer> {
  try {
    const readLines = await reader;
    const [line] = image ? await readLines(image, [box]) : [];
    return line ? { line } : { error: new Error('There is no picture to read from.') };
  } catch (error) {
    return { error };
  }
}
