import * as ort from 'onnxruntime-web';

import { createAlphabet } from './ctc.ts';
import type { Alphabet } from './ctc.ts';

/** Runs one model: planar float input of shape [batch, 3, height, width]. */
export type Model = (input: Float32Array, dims: number[]) => Promise<ModelOutput>;

interface ModelOutput {
  data: Float32Array;
  dims: readonly number[];
}

/** The three PP-OCRv4 models: where text is, whether it is upside down, what it says. */
export interface TextModels {
  detect: Model;
  classify: Model;
  recognise: Model;
  alphabet: Alphabet;
}

/** The models' files (ONNX) and the recogniser's character list, one character a line. */
export interface ModelFiles {
  detect: Uint8Array;
  classify: Uint8Array;
  recognise: Uint8Array;
  characters: string;
}

/**
 * Loads the models into WebAssembly; takes about a second.
 * @param threads WebAssembly threads; 2 is what a card's small pictures can use
 */
export async function loadModels(files: ModelFiles, threads = 2): Promise<TextModels> {
  ort.env.wasm.numThreads = threads;
  const [detect, classify, recognise] = await Promise.all([
    loadModel(files.detect),
    loadModel(files.classify),
    loadModel(files.recognise),
  ]);
  return { detect, classify, recognise, alphabet: createAlphabet(files.characters) };
}

async function loadModel(file: Uint8Array): Promise<Model> {
  const session = await ort.InferenceSession.create(file, {
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
