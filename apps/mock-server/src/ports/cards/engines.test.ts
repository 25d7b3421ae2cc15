import { readFile } from 'node:fs/promises';

import type { CardField, CardReading } from '@cardinal/card-reader';
import { createNodePipeline, fastestEngine, type EngineName } from '@cardinal/card-reader/node';
import { describe, expect, it } from 'vitest';

import { scoreField, type CardTruth } from '../../../bench/cardScore.ts';

const folder = new URL('../../../bench/cards/', import.meta.url);
const card = 'card-018.jpg';
const fields: CardField[] = ['first_name', 'last_name', 'email', 'phone', 'company', 'position'];

async function read(engine: EngineName): Promise<CardReading> {
  const readCard = await createNodePipeline(engine);
  return readCard(await readFile(new URL(card, folder)));
}

const hasNative = fastestEngine() === 'native';
if (!hasNative) {
  process.stderr.write(
    '\nWARNING: onnxruntime-node cannot be loaded here, so its test of the card reader is SKIPPED.\n\n',
  );
}

// Generous, so that only a hang exceeds it, even on a busy machine.
describe('the engines of the card reader', { timeout: 600_000 }, () => {
  it('reads a card on WebAssembly', async () => {
    const truths: Record<string, CardTruth> = JSON.parse(
      await readFile(new URL('truth.json', folder), 'utf8'),
    );
    const truth = truths[card];
    const reading = await read('webassembly');
    for (const field of fields) {
      expect(truth && scoreField(field, reading.fields[field], truth), `${field}`).toBe(1);
    }
  });

  it.skipIf(!hasNative)('reads the same text natively', async () => {
    const [expected, reading] = [await read('webassembly'), await read('native')];
    const { confidence, regions } = expected;
    // Rounding differs in the last digits of these two.
    expect({ ...reading, confidence, regions }).toEqual(expected);
    expect(Object.keys(reading.regions)).toEqual(Object.keys(regions));
    for (const field of fields) {
      expect(reading.confidence[field]).toBeCloseTo(confidence[field], 2);
    }
  });

  it('falls back to WebAssembly if the native engine cannot be loaded', () => {
    const missing = () => {
      throw new Error("Cannot find module 'onnxruntime-node'");
    };
    expect(fastestEngine(missing)).toBe('webassembly');
  });
});
