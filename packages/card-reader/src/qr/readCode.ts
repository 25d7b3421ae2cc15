import { contactOf, textOfCode, type Contact } from '@cardinal/contact';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import type { CodeFormat, Point, Quad, RgbImage } from '../types.ts';

/** A code on a card or badge, and its position in pixels. */
export interface FoundCode {
  format: CodeFormat;
  text: string;
  /** Undefined if the text contains no contact data. */
  contact: Contact | undefined;
  corners: Quad;
  /** The texts of the other codes. */
  others: string[];
  /** The positions of all codes. */
  places: Quad[];
}

/**
 * Formats that the decoder looks for. An Aztec rune is a number up to 255, found in noise more
 * often than on badges.
 */
const wanted = ['QRCode', 'AztecCode', 'DataMatrix', 'PDF417', 'Code128', 'Code39'] as const;

/** Bars are found in noise, too, but not this many characters of them. */
const fewestInBars = 4;

/** The decoder returns the variant of a format: `QRCodeModel2`. */
const families: readonly (readonly [prefix: string, format: CodeFormat])[] = [
  ['QRCode', 'qr'],
  ['Aztec', 'aztec'],
  ['DataMatrix', 'data_matrix'],
  ['PDF417', 'pdf417'],
  ['Code128', 'code128'],
  ['Code39', 'code39'],
];
const bars: ReadonlySet<CodeFormat> = new Set(['code128', 'code39'] as const);

/**
 * Finds the first code with contact data, else the first with any text; undefined if there is none.
 */
export type CodeReader = (image: RgbImage) => Promise<FoundCode | undefined>;

/**
 * Loads the decoder.
 * @param wasmBinary Its WebAssembly; without it, the decoder would fetch it from a server
 */
export async function loadCodeReader(wasmBinary: ArrayBuffer): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return readCode;
}

async function readCode(image: RgbImage): Promise<FoundCode | undefined> {
  const { image: pixels, scale } = asImageData(image);
  const codes = await readBarcodes(pixels, {
    formats: [...wanted],
    tryHarder: true,
    // The bars of PDF417 are found only where they lie along the rows.
    tryRotate: true,
  });
  const found = codes.flatMap(({ text: decoded, bytes, format, position }) => {
    const text = textOfCode(bytes) ?? decoded;
    const family = families.find(([prefix]) => format.startsWith(prefix));
    if (!family || text.trim() === '') return [];
    if (bars.has(family[1]) && text.trim().length < fewestInBars) return [];
    const { topLeft, topRight, bottomRight, bottomLeft } = position;
    const inPicture = ({ x, y }: { x: number; y: number }): Point => [x * scale, y * scale];
    const corners: Quad = [
      inPicture(topLeft),
      inPicture(topRight),
      inPicture(bottomRight),
      inPicture(bottomLeft),
    ];
    return [{ format: family[1], text, contact: contactOf(text), corners }];
  });
  const first = found.find(({ contact }) => contact) ?? found[0];
  if (!first) return undefined;
  const others = new Set(found.map(({ text }) => text));
  others.delete(first.text);
  return { ...first, others: [...others], places: found.map(({ corners }) => corners) };
}

/**
 * Longer pictures are shrunk to this many pixels on their longer side: a code a tenth as wide as the
 * picture still has three pixels a module, and looking for codes takes half the time.
 */
const longestSide = 1600;

/** The decoder's input: grey pixels in a browser's ImageData, which Node lacks. */
function asImageData({ data, width: fullWidth, height: fullHeight }: RgbImage) {
  const scale = Math.max(1, Math.max(fullWidth, fullHeight) / longestSide);
  const width = Math.floor(fullWidth / scale);
  const height = Math.floor(fullHeight / scale);
  const pixels = new Uint8ClampedArray(width * height * 4);
  const words = new Uint32Array(pixels.buffer);
  // Shrunk, a pixel is the mean of two of the four in its place.
  const next = scale > 1 ? (fullWidth + 1) * 3 : 0;
  const greyAt = (at: number) => (data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  let to = 0;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y * scale) * fullWidth;
    for (let x = 0; x < width; x++) {
      const from = (row + Math.floor(x * scale)) * 3;
      words[to++] = opaque + ((greyAt(from) + greyAt(from + next)) >> 3) * everyChannel;
    }
  }
  return { image: { data: pixels, width, height, colorSpace: 'srgb' } as const, scale };
}

/** A pixel in one word: its last byte is full, and the other three are alike. */
const opaque = 0xff000000;
const everyChannel = 0x010101;
