import { createPipeline } from '../pipeline.ts';
import type { CardPipeline } from '../pipeline.ts';
import { decodeImage } from './decode.ts';
import { readModelFiles, readCodeDecoder } from './modelFiles.ts';
import { resizeImage } from './resize.ts';

/** The complete pipeline on Node: pictures by sharp, models from their npm packages. */
export async function createNodePipeline(): Promise<CardPipeline> {
  const [models, codeDecoder] = await Promise.all([readModelFiles(), readCodeDecoder()]);
  return createPipeline({
    pictures: { decode: decodeImage, resize: resizeImage },
    models,
    codeDecoder,
  });
}
