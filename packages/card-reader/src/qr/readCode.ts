import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import type { CodeFormat, Quad, RgbImage } from '../types.ts';
import { contactOf } from './contactOf.ts';
import type { Contact } from './contact.ts';

/** A code on a card or badge, and where it stands (pixels). */
export interface FoundCode {
  format: CodeFormat;
  text: string;
  /** Undefined if the text contains no contact data. */
  contact: Contact | undefined;
  corners: Quad;
}

/** What the decoder looks for. An Aztec rune is a number up to 255, seen in noise more than on badges. */
const wanted = ['QRCode', 'AztecCode', 'DataMatrix', 'PDF417'] as const;

/** The decoder answers the variant of a format: `QRCodeModel2`. */
const families: readonly (readonly [prefix: string, format: CodeFormat])[] = [
  ['QRCode', 'qr'],
  ['Aztec', 'aztec'],
  ['DataMatrix', 'data_matrix'],
  ['PDF417', 'pdf417'],
];

/** Finds the first code with contact data, else the first with any text; undefined where there is none. */
export type CodeReader = (image: RgbImage) => Promise<FoundCode | undefined>;

/**
 * Loads the decoder.
 * @param wasmBinary Its WebAssembly; without it, it would ask a server for it
 */
export async function loadCodeReader(wasmBinary: ArrayBuffer): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return readCode;
}

async function readCode(image: RgbImage): Promise<FoundCode | undefined> {
  const codes = await readBarcodes(asImageData(image), {
    formats: [...wanted],
    tryHarder: true,
    // The bars of PDF417 are found only where they lie along the rows.
    tryRotate: true,
  });
  const found = codes.flatMap(({ text, format, position }): FoundCode[] => {
    const family = families.find(([prefix]) => format.startsWith(prefix));
    if (!family || text.trim() === '') return [];
    const { topLeft, topRight, bottomRight, bottomLeft } = position;
    const corners: Quad = [
      [topLeft.x, topLeft.y],
      [topRight.x, topRight.y],
      [bottomRight.x, bottomRight.y],
      [bottomLeft.x, bottomLeft.y],
    ];
    return [{ format: family[1], text, contact: contactOf(text), corners }];
  });
  return found.find(({ contact }) => contact) ?? found[0];
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
