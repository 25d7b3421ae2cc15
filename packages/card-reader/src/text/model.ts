import * as ort from 'onnxruntime-web';

import { simplifyModel } from './onnx/simplify.ts';

/** Runs one model: planar float input of shape [batch, 3, height, width]. */
export type Model = (input: Float32Array, dims: number[]) => Promise<ModelOutput>;

interface ModelOutput {
  data: Float32Array;
  dims: readonly number[];
}

/** Sets how many WebAssembly threads all models of this JavaScript thread use together. */
export function shareThreads(count: number): void {
  ort.env.wasm.numThreads = count;
}

/** Loads a model's file (ONNX) into WebAssembly. */
export async function loadModel(file: Uint8Array): Promise<Model> {
  const session = await ort.InferenceSession.create(simplifyModel(file), {
    executionProviders: ['wasm'],
    graphOptimizationLevel: 'all',
    // A thread that waits for the other one leaves its core to the server.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  const [inputName, outputName] = [session.inputNames[0], session.outputNames[0]];
  if (inputName === undefined || outputName === undefined) {
    throw new Error('A model has no input or output.');
  }
  return async (input, dims) => {
    const tensor = new ort.Tensor('float32', input, dims);
    const output = (await session.run({ [inputName]: tensor }))[outputName];
    if (!(output?.data instanceof Float32Array)) {
      throw new TypeError('A model did not answer with floats.');
    }
    return { data: output.data, dims: output.dims };
  };
}
