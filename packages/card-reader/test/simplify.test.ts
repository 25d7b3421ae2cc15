import * as ort from 'onnxruntime-web';
import { describe, expect, it } from 'vitest';

import { readFinderFiles, readReaderFiles } from '../src/node/modelFiles.ts';
import { readGraph } from '../src/engine/onnx/graph.ts';
import { simplifyModel } from '../src/engine/onnx/simplify.ts';

ort.env.wasm.numThreads = 1;

/** What a model answers to noise that is the same in every run. */
async function answerOf(file: Uint8Array, dims: number[]): Promise<Float32Array> {
  const session = await ort.InferenceSession.create(file, { executionProviders: ['wasm'] });
  const length = dims.reduce((product, size) => product * size, 1);
  const noise = Float32Array.from({ length }, (_, index) => Math.sin(index * 12.9898));
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  const { data } =
    (await session.run({ [input]: new ort.Tensor('float32', noise, dims) }))[output] ?? {};
  await session.release();
  if (!(data instanceof Float32Array)) throw new TypeError('The model did not answer with floats.');
  return data;
}

// Only what hangs is too late: a busy machine takes its time.
describe('simplifyModel', () => {
  it('leaves out most of the detector’s and the recogniser’s passes', async () => {
    const [{ detect }, { recognise }] = await Promise.all([readFinderFiles(), readReaderFiles()]);
    for (const file of [detect, recognise]) {
      const passes = (bytes: Uint8Array) =>
        readGraph(bytes).nodes.filter(({ operation }) => /^(?:Add|Mul|Div|Clip)$/.test(operation));
      expect(passes(simplifyModel(file)).length).toBeLessThan(passes(file).length * 0.4);
    }
  });

  it('changes no answer of any model', async () => {
    const [finder, { recognise }] = await Promise.all([readFinderFiles(), readReaderFiles()]);
    for (const [file, dims] of [
      [finder.detect, [1, 3, 96, 160]],
      [finder.classify, [1, 3, 48, 192]],
      [recognise, [1, 3, 48, 96]],
    ] as const) {
      const [before, after] = [
        await answerOf(file, [...dims]),
        await answerOf(simplifyModel(file), [...dims]),
      ];
      const difference = before.map((value, index) => Math.abs(value - (after[index] ?? NaN)));
      expect(after).toHaveLength(before.length);
      expect(Math.max(...difference.slice(0, 1000))).toBeLessThan(1e-4);
      expect(difference.every((value) => value < 1e-4)).toBe(true);
    }
  });

  it('refuses what is no model', () => {
    expect(() => simplifyModel(new TextEncoder().encode('not a model'))).toThrow(RangeError);
  });
});
