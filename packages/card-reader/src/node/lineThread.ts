import { workerData } from 'node:worker_threads';

import type { RotatedBox } from '../image/geometry.ts';
import { loadLineReader } from '../text/models.ts';
import type { ReadBox } from '../text/recognise.ts';
import { answerQuestions } from './answerQuestions.ts';
import { startEngine, type EngineName } from './engine.ts';
import { readReaderFiles } from './modelFiles.ts';

/*
 * A thread that reads lines of text, one at a time. Two of them read a card's lines faster than one
 * recogniser that spreads each line over two threads, which wait for each other at every layer.
 */

/** The data with which the thread is started. */
export interface LineThreadData {
  engine: EngineName;
}

const { engine }: LineThreadData = workerData;
const reader = Promise.all([readReaderFiles(), startEngine(engine, 1)]).then(([files, loadModel]) =>
  loadLineReader(files, loadModel),
);

answerQuestions<RotatedBox, ReadBox>(async (image, box) => {
  const readLines = await reader;
  const [line] = await readLines(image, [box]);
  if (!line) throw new Error('The line was not read.');
  return line;
});
