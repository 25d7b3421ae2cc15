import { readFile } from 'node:fs/promises';

import type { CardField, CardReading } from '@cardinal/card-reader';
import { createNodePipeline, fastestEngine, type EngineName } from '@cardinal/card-reader/node';
import { describe, expect, it } from 'vitest';

import { startBrowserReader } from '../../../bench/browserReader.ts';
import { scoreField, type CardTruth } from '../../../bench/cardScore.ts';

const folder = new URL('../../../bench/cards/', import.meta.url);
const card = 'card-018.jpg';
const fields: CardField[] = ['first_name', 'last_name', 'email', 'phone', 'company', 'position'];

const picture = (file: string) => readFile(new URL(file, folder));

async function read(engine: EngineName): Promise<CardReading> {
  const readCard = await createNodePipeline(engine);
  return readCard(await picture(card));
}

/** Fields that are not what the card says. */
async function wrongFields(file: string, reading: CardReading['fields']): Promise<CardField[]> {
  const truths: Record<string, CardTruth> = JSON.parse(
    await readFile(new URL('truth.json', folder), 'utf8'),
  );
  const truth = truths[file];
  return fields.filter((field) => !truth || scoreField(field, reading[field], truth) < 1);
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
    expect(await wrongFields(card, (await read('webassembly')).fields)).toEqual([]);
  });

  it('reads cards in a browser without a network, and makes no request', async () => {
    const { readCard, requests, close } = await startBrowserReader();
    try {
      for (const file of [card, 'card-001.jpg', 'card-014.jpg', 'card-034.jpg']) {
        const { suggested_lead: lead, reader } = await readCard(await picture(file));
        const wrong = await wrongFields(file, lead);
        expect(reader).toBe('device');
        expect({ file, wrong }).toEqual({ file, wrong: [] });
      }
      await expect(readCard(Buffer.from('GIF89a'))).rejects.toThrow('Please select an image file.');
      await expect(readCard((await picture(card)).subarray(0, 200))).rejects.toThrow('damaged');
      expect(requests).toEqual([]);
    } finally {
      await close();
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
