// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { decodeImage } from './decode.ts';
import { sniffImage } from '../image/sniff.ts';

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

const text = (value: string) => new TextEncoder().encode(value);

/** Changes the size in a PNG's header, which makes it claim more pixels than it has. */
async function bomb(): Promise<Uint8Array> {
  const { crc32 } = await import('node:zlib');
  const png = await picture().png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('sniffImage', () => {
  it('recognises pictures by their first bytes', async () => {
    expect(sniffImage(await picture().jpeg().toBuffer())).toBe('jpeg');
    expect(sniffImage(await picture().png().toBuffer())).toBe('png');
    expect(sniffImage(await picture().webp().toBuffer())).toBe('webp');
    expect(sniffImage(text('\0\0\0\x18ftypheic'))).toBe('heic');
  });

  it.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'RIFF....WAVE'])(
    'refuses %j',
    (start) => {
      expect(sniffImage(text(start))).toBeUndefined();
    },
  );
});

describe('decodeImage', () => {
  it('returns three channels for any file', async () => {
    const grey = await picture().greyscale().png().toBuffer();
    expect(await decodeImage(grey)).toMatchObject({ width: 40, height: 20 });
    expect((await decodeImage(grey)).data).toHaveLength(40 * 20 * 3);
  });

  it('draws a transparent picture on white', async () => {
    const clear = sharp({ create: { width: 4, height: 4, channels: 4, background: '#0000' } });
    const { data } = await decodeImage(await clear.png().toBuffer());
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('rotates a picture upright by its EXIF orientation', async () => {
    const turned = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await decodeImage(turned)).toMatchObject({ width: 20, height: 40 });
  });

  it('reduces pictures that are larger than needed', async () => {
    const large = await picture(4800, 1200).jpeg().toBuffer();
    expect(await decodeImage(large)).toMatchObject({ width: 2400, height: 600 });
  });

  it('refuses files that are not pictures, are damaged, or unpack to too many pixels', async () => {
    const jpeg = await picture(400, 300).jpeg().toBuffer();
    await expect(decodeImage(text('<svg/>'))).rejects.toMatchObject({ kind: 'unsupported' });
    await expect(decodeImage(jpeg.subarray(0, 500))).rejects.toMatchObject({ kind: 'broken' });
    await expect(decodeImage(new Uint8Array(0))).rejects.toMatchObject({ kind: 'unsupported' });
    await expect(decodeImage(await bomb())).rejects.toMatchObject({ kind: 'too_large' });
  });

  it('reports that a HEIC picture cannot be read, rather than that it is damaged', async () => {
    const heic = new Uint8Array(300);
    heic.set(new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
    await expect(decodeImage(heic)).rejects.toMatchObject({ kind: 'unsupported' });
  });
});
