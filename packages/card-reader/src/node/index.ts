import { createPipeline } from '../pipeline.ts';
import type { CardPipeline } from '../pipeline.ts';
import { decodeImage } from './decode.ts';
import { startLineThreads } from './lineThreads.ts';
import { readFinderFiles, readCodeDecoder } from './modelFiles.ts';
import { resizeImage } from './resize.ts';

/** The complete pipeline on Node: pictures by sharp, models from their npm packages. */
export async function createNodePipeline(): Promise<CardPipeline> {
  const readLines = startLineThreads();
  const [finder, codeDecoder] = await Promise.all([readFinderFiles(), readCodeDecoder()]);
  return createPipeline({
    pictures: { decode: decodeImage, resize: resizeImage },
    finder,
    readLines,
    codeDecoder,
  });
}
