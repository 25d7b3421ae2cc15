import { createPipeline, type CardPipeline } from '../pipeline.ts';
import { decodeImage } from './decode.ts';
import { fastestEngine, startEngine, type EngineName } from './engine.ts';
import { startLineThreads } from './lineThreads.ts';
import { readFinderFiles } from './modelFiles.ts';
import { resizeImage } from './resize.ts';
import { createSharedMemory } from './shareMemory.ts';
import { startCodeThread } from './startCodeThread.ts';

export { fastestEngine, type EngineName } from './engine.ts';

/** Number of threads that read lines, and of threads that detect text. */
const threads = 2;

/**
 * The complete pipeline on Node: pictures by sharp, models from their npm packages.
 * @param engine The engine that runs the models
 */
export async function createNodePipeline(
  engine: EngineName = fastestEngine(),
): Promise<CardPipeline> {
  const readLines = startLineThreads(engine, threads);
  const readCode = startCodeThread();
  const share = createSharedMemory();
  const [loadModel, finder] = await Promise.all([startEngine(engine, threads), readFinderFiles()]);
  return createPipeline({
    pictures: { decode: async (bytes) => share(await decodeImage(bytes)), resize: resizeImage },
    loadModel,
    finder,
    readLines,
    readCode,
  });
}
