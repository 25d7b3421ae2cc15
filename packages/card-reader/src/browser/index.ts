import { createPipeline, type CardPipeline } from '../pipeline.ts';
import { loadCodeReader } from '../qr/readCode.ts';
import { loadLineReader } from '../text/models.ts';
import { decodeWithCanvas } from './decode.ts';
import { startWebAssembly } from './engine.ts';
import type { ReaderAsset } from '../types.ts';
import { resizeWithCubic } from './resize.ts';

/**
 * The complete pipeline in this thread of a browser, which should be a worker's: a card takes
 * seconds. Nothing is fetched.
 */
export async function createBrowserPipeline(
  files: Readonly<Record<ReaderAsset, Uint8Array<ArrayBuffer>>>,
): Promise<CardPipeline> {
  const loadModel = startWebAssembly(files.engine);
  const characters = new TextDecoder().decode(files.characters);
  const { recognise, detect, classify } = files;
  const [readLines, readCode] = await Promise.all([
    loadLineReader({ recognise, characters }, loadModel),
    loadCodeReader(files.codes.buffer),
  ]);
  return createPipeline({
    pictures: { decode: decodeWithCanvas, resize: resizeWithCubic },
    loadModel,
    finder: { detect, classify },
    readLines,
    readCode,
  });
}
