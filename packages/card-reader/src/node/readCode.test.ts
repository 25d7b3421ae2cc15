import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

import { loadCodeReader, type CodeReader } from '../qr/readCode.ts';
import { decodeImage } from './decode.ts';
import { readCodeDecoder } from './modelFiles.ts';

const require = createRequire(import.meta.url);

let readCode: CodeReader;

beforeAll(async () => {
  const { buffer } = await readFile(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
  readCode = await loadCodeReader(await readCodeDecoder());
});

type WrittenFormat = 'QRCode' | 'Aztec' | 'DataMatrix' | 'PDF417' | 'Code128' | 'Code39';

/** A photographed badge: the code in a corner of a large picture, turned, blurred and compressed. */
async function badge(texts: readonly (readonly [WrittenFormat, string])[], degrees = 0) {
  const codes = await Promise.all(
    texts.map(async ([format, text], index) => {
      const { svg } = await writeBarcode(text, { format, scale: format === 'Code39' ? 4 : 6 });
      const code = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
      return { input: code, left: 90 + index * 600, top: 380 };
    }),
  );
  const card = sharp({ create: { width: 1_400, height: 900, channels: 3, background: '#f4f2ee' } });
  const drawn = await card.composite(codes).png().toBuffer();
  const turned = sharp(drawn).rotate(degrees, { background: '#776' }).blur(0.8);
  return decodeImage(await turned.jpeg({ quality: 80 }).toBuffer());
}

// Only what hangs is too late: a busy machine takes its time.
describe('readCode', () => {
  it.each([
    ['QRCode', 'qr'],
    ['Aztec', 'aztec'],
    ['DataMatrix', 'data_matrix'],
    ['PDF417', 'pdf417'],
    ['Code128', 'code128'],
    ['Code39', 'code39'],
  ] as const)('reads %s upright, on its side and at an angle', async (written, format) => {
    for (const degrees of [0, 90, 8]) {
      const code = await readCode(await badge([[written, 'VST-2026-004711']], degrees));
      expect(code, `${degrees}°`).toMatchObject({ format, text: 'VST-2026-004711' });
      expect(code?.contact).toBeUndefined();
    }
  });

  it('prefers the code with contact data', async () => {
    const code = await readCode(
      await badge([
        ['DataMatrix', '4711'],
        ['QRCode', 'MECARD:N:Doe,Jane;EMAIL:jane@example.com;;'],
      ]),
    );
    expect(code).toMatchObject({
      format: 'qr',
      contact: { emails: ['jane@example.com'] },
      others: ['4711'],
    });
  });

  it('finds a small code in a large picture, and says where it is', async () => {
    const vcard = 'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane;;;\nTEL:+442079460812\nEND:VCARD';
    const { svg } = await writeBarcode(vcard, { format: 'QRCode', scale: 8 });
    const [side, left, top] = [300, 1_800, 1_100];
    const code = await sharp(Buffer.from(svg)).resize(side, side).flatten().png().toBuffer();
    const large = { width: 2_400, height: 1_600, channels: 3, background: '#f4f2ee' } as const;
    const card = sharp({ create: large }).composite([{ input: code, left, top }]);
    const found = await readCode(await decodeImage(await card.jpeg({ quality: 80 }).toBuffer()));
    expect(found?.contact?.firstName).toBe('Jane');
    for (const [x, y] of found?.corners ?? []) {
      expect(x >= left && x <= left + side && y >= top && y <= top + side).toBe(true);
    }
  });

  it('keeps letters of any script', async () => {
    const code = await readCode(await badge([['Aztec', 'Zoë 東京 4711']]));
    expect(code?.text).toBe('Zoë 東京 4711');
  });

  it('finds nothing on blank and noisy pictures', async () => {
    const blank = sharp({ create: { width: 800, height: 600, channels: 3, background: '#9ab' } });
    const noise = sharp({
      create: {
        width: 1_000,
        height: 700,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    for (const picture of [blank, noise]) {
      const image = await decodeImage(await picture.jpeg().toBuffer());
      expect(await readCode(image)).toBeUndefined();
    }
  });
});
