import { readFile } from 'node:fs/promises';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { scoreField, type CardTruth } from '../../../bench/cardScore.ts';
import { createCardReader, type CardField, type CardReader } from './index.ts';

const folder = new URL('../../../bench/cards/', import.meta.url);
const picture = (file: string) => readFile(new URL(file, folder));
const fields: CardField[] = ['first_name', 'last_name', 'email', 'phone', 'company', 'position'];

const patience = 600_000;
vi.setConfig({ testTimeout: patience });

let reader: CardReader;
let truths: Record<string, CardTruth>;

beforeAll(async () => {
  truths = JSON.parse(await readFile(new URL('truth.json', folder), 'utf8'));
  // Generous, because these tests do not measure time, even on a busy machine.
  reader = createCardReader({ waitLimit: patience, timeLimit: patience });
  reader.warm?.();
});
afterAll(() => reader.close());

const middle = (region: [number, number][] | undefined) => ({
  x: (region ?? []).reduce((sum, [x]) => sum + x / 4, 0),
  y: (region ?? []).reduce((sum, [, y]) => sum + y / 4, 0),
});

describe('the card reader on pictures', () => {
  it.each([
    ['card-001.jpg', 'clean'],
    ['card-029.jpg', 'light on dark'],
    ['card-018.jpg', 'a photo, with accents'],
    ['card-034.jpg', 'small, and lying on its side'],
    ['card-014.jpg', 'with a QR code'],
  ])('reads %s: %s', async (file) => {
    const { fields: read, confidence, readable } = await reader.read(await picture(file));
    const truth = truths[file];
    expect(readable).toBe(true);
    for (const field of fields) {
      expect(truth && scoreField(field, read[field], truth), `${field}: ${read[field]}`).toBe(1);
      expect(confidence[field]).toBeGreaterThan(0.5);
    }
  });

  it('honours EXIF orientation: fields and regions are those of the upright picture', async () => {
    const upright = await reader.read(await picture('card-001.jpg'));
    // The pixels are rotated by 90°, and the orientation tag reverses that.
    const lying = await sharp(await picture('card-001.jpg'))
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const turned = await reader.read(lying);
    expect(turned.fields).toEqual(upright.fields);
    for (const field of fields) {
      expect(middle(turned.regions[field]).x).toBeCloseTo(middle(upright.regions[field]).x, 1);
      expect(middle(turned.regions[field]).y).toBeCloseTo(middle(upright.regions[field]).y, 1);
    }
  });

  it('returns regions of the displayed picture if the text is rotated', async () => {
    const upright = await reader.read(await picture('card-001.jpg'));
    const sideways = await reader.read(
      await sharp(await picture('card-001.jpg'))
        .rotate(90)
        .jpeg()
        .toBuffer(),
    );
    expect(sideways.fields.email).toBe(upright.fields.email);
    const [before, after] = [upright, sideways].map(({ regions }) => middle(regions.email));
    expect(after?.x).toBeCloseTo(1 - (before?.y ?? 0), 1);
    expect(after?.y).toBeCloseTo(before?.x ?? 0, 1);
  });

  it('returns "no card" for a blank picture and for noise', async () => {
    const blank = sharp({ create: { width: 800, height: 600, channels: 3, background: '#9ab' } });
    const noise = sharp({
      create: {
        width: 640,
        height: 480,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    for (const image of [blank, noise]) {
      const reading = await reader.read(await image.jpeg().toBuffer());
      expect(reading.readable).toBe(false);
      expect(Object.values(reading.fields).join('')).toBe('');
    }
  });

  it('refuses data that is not a picture, and continues', async () => {
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><text>Hi</text></svg>',
    );
    await expect(reader.read(svg)).rejects.toMatchObject({ kind: 'unsupported' });
    const cut = (await picture('card-001.jpg')).subarray(0, 20_000);
    await expect(reader.read(cut)).rejects.toMatchObject({ kind: 'broken' });
    const { readable } = await reader.read(await picture('card-038.jpg'));
    expect(readable).toBe(true);
  });
});
