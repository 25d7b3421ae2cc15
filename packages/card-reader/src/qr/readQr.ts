import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import type { Quad, RgbImage } from '../types.ts';
import type { Contact } from './contact.ts';
import { parseMeCard } from './mecard.ts';
import { parseVCard } from './vcard.ts';

/** A contact that a QR code on the card carries, and where the code stands (pixels). */
export interface QrContact {
  contact: Contact;
  corners: Quad;
}

/**
 * Loads the decoder.
 * @param wasmBinary Its WebAssembly; without it, it would ask a server for it
 */
export async function loadQrReader(wasmBinary: ArrayBuffer): Promise<void> {
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** The first QR code with a vCard or MeCard; undefined where there is none. */
export async function readQrContact(image: RgbImage): Promise<QrContact | undefined> {
  const codes = await readBarcodes(asImageData(image), {
    formats: ['QRCode'],
    tryHarder: true,
    // For bars only: a QR code is found whichever way it lies.
    tryRotate: false,
  });
  for (const { text, position } of codes) {
    const contact = parseVCard(text) ?? parseMeCard(text);
    if (!contact) continue;
    const { topLeft, topRight, bottomRight, bottomLeft } = position;
    const corners: Quad = [
      [topLeft.x, topLeft.y],
      [topRight.x, topRight.y],
      [bottomRight.x, bottomRight.y],
      [bottomLeft.x, bottomLeft.y],
    ];
    return { contact, corners };
  }
  return undefined;
}

/** The decoder's input: a browser's ImageData, which Node lacks. */
function asImageData({ data, width, height }: RgbImage) {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    pixels[to] = data[from] ?? 0;
    pixels[to + 1] = data[from + 1] ?? 0;
    pixels[to + 2] = data[from + 2] ?? 0;
  }
  return { data: pixels, width, height, colorSpace: 'srgb' } as const;
}
