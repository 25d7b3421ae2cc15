import * as ort from 'onnxruntime-web/wasm';

import { modelLoader } from '../engine/modelLoader.ts';
import type { ModelLoader } from '../text/model.ts';

/**
 * Starts plain WebAssembly in this JavaScript thread, which needs neither shared memory nor a
 * graphics card.
 * @param wasmBinary The engine's WebAssembly; without it, the engine would fetch it from a server
 */
export function startWebAssembly(wasmBinary: Uint8Array<ArrayBuffer>): ModelLoader {
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmBinary = wasmBinary;
  return modelLoader(ort, { executionProviders: ['wasm'] });
}

/** Lets go of the WebAssembly's file: it is compiled once the first model is loaded. */
export function releaseFile(): void {
  ort.env.wasm.wasmBinary = undefined;
}
