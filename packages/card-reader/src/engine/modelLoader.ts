import type * as ort from 'onnxruntime-web';

import type { ModelLoader } from '../text/model.ts';
import { simplifyModel } from './onnx/simplify.ts';

/** The common interface of onnxruntime's builds for different platforms. */
export type Runtime = Pick<typeof ort, 'InferenceSession' | 'Tensor'>;

/** Loads models into a build of onnxruntime. @param options Options of that build */
export function modelLoader(
  { InferenceSession, Tensor }: Runtime,
  options: ort.InferenceSession.SessionOptions,
): ModelLoader {
  return async (file) => {
    const session = await InferenceSession.create(simplifyModel(file), {
      graphOptimizationLevel: 'all',
      // A thread that is waiting for the other one leaves its core to the server.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
      ...options,
    });
    const [inputName, outputName] = [session.inputNames[0], session.outputNames[0]];
    if (inputName === undefined || outputName === undefined) {
      throw new Error('A model has no input or output.');
    }
    return async (input, dims) => {
      const tensor = new Tensor('float32', input, dims);
      const output = (await session.run({ [inputName]: tensor }))[outputName];
      if (!(output?.data instanceof Float32Array)) {
        throw new TypeError('A model did not answer with floats.');
      }
      return { data: output.data, dims: output.dims };
    };
  };
}
