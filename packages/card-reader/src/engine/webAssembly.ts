import * as ort from 'onnxruntime-web';

import type { ModelLoader } from '../text/model.ts';
import { modelLoader } from './modelLoader.ts';

/**
 * Runs models on WebAssembly, which every platform has.
 * @param threads Total number for all models of this JavaScript thread
 */
export function webAssemblyLoader(threads: number): ModelLoader {
  ort.env.wasm.numThreads = threads;
  return modelLoader(ort, { executionProviders: ['wasm'] });
}
