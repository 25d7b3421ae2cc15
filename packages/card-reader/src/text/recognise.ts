import type { RgbImage } from '../types.ts';
import { cropBox, lineHeight } from '../image/crop.ts';
import { decodeCtc, decodeHan } from './ctc.ts';
import type { RotatedBox } from './geometry.ts';
import type { Model, TextModels } from './models.ts';
import { insertSpaces, placeGlyphs } from './spaces.ts';
import type { PlacedGlyph } from './spaces.ts';

/** What one box says. */
export interface RecognisedBox {
  glyphs: PlacedGlyph[];
  text: string;
  /** Mean over the characters, 0 to 1. */
  confidence: number;
  crop: RgbImage;
}

/** Widths are rounded up to this, so that the model's buffers are reused from line to line. */
const widthStep = 32;
const minWidth = 64;
/** Lines read in one go; more would need more memory without saving time. */
const maxBatch = 6;
/** A narrower line may be padded to this share of the widest in its batch. */
const minShare = 0.85;

const classifierWidth = 192;

/** Reads the text of each box; the answers stand in the boxes' order. */
export async function recogniseBoxes(
  image: RgbImage,
  boxes: readonly RotatedBox[],
  models: TextModels,
): Promise<RecognisedBox[]> {
  const crops = boxes.map((box, index) => ({ index, crop: cropBox(image, box) }));
  const results: RecognisedBox[] = [];
  for (const batch of batches(crops.toSorted((a, b) => b.crop.width - a.crop.width))) {
    const read = await recogniseBatch(
      batch.map(({ crop }) => crop),
      models,
    );
    for (const [position, { index }] of batch.entries()) {
      const result = read[position];
      if (result) results[index] = result;
    }
  }
  return results;
}

/** Groups items, widest first, so that little of a batch is padding. */
function batches<T extends { crop: RgbImage }>(widestFirst: T[]): T[][] {
  const groups: T[][] = [];
  for (const item of widestFirst) {
    const group = groups.at(-1);
    const widest = group?.[0]?.crop.width ?? Infinity;
    if (group && group.length < maxBatch && item.crop.width >= widest * minShare) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

async function recogniseBatch(crops: RgbImage[], models: TextModels): Promise<RecognisedBox[]> {
  const widest = Math.max(minWidth, ...crops.map((crop) => crop.width));
  const width = Math.ceil(widest / widthStep) * widthStep;
  const output = await models.recognise(planes(crops, width), [crops.length, 3, lineHeight, width]);
  const steps = output.dims[1] ?? 0;
  const stepWidth = width / steps;
  const size = steps * models.alphabet.characters.length;
  return crops.map((crop, index) => {
    const read = decodeCtc(output.data, index * size, steps, models.alphabet);
    const characters = decodeHan(output.data, index * size, steps, models.alphabet);
    const glyphs = characters
      ? placeGlyphs(characters, stepWidth)
      : insertSpaces(placeGlyphs(read, stepWidth), crop);
    const total = glyphs.reduce((sum, glyph) => sum + glyph.confidence, 0);
    return {
      glyphs,
      text: glyphs.map((glyph) => glyph.char).join(''),
      confidence: glyphs.length ? total / glyphs.length : 0,
      crop,
    };
  });
}

/** The probability that a line of text stands upside down, 0 to 1. */
export async function upsideDown(
  image: RgbImage,
  box: RotatedBox,
  classify: Model,
): Promise<number> {
  const start = { ...box, width: Math.min(box.width, box.height * 4) };
  const crop = cropBox(image, start);
  const output = await classify(planes([crop], classifierWidth), [
    1,
    3,
    lineHeight,
    classifierWidth,
  ]);
  return output.data[1] ?? 0;
}

/** Crops as one batch of blue, green and red planes from -1 to 1, padded with 0 on the right. */
function planes(crops: RgbImage[], width: number): Float32Array {
  const planeSize = lineHeight * width;
  const values = new Float32Array(crops.length * 3 * planeSize);
  for (const [index, crop] of crops.entries()) {
    const columns = Math.min(width, crop.width);
    for (let channel = 0; channel < 3; channel++) {
      const plane = (index * 3 + channel) * planeSize;
      for (let y = 0; y < lineHeight; y++) {
        for (let x = 0; x < columns; x++) {
          const value = crop.data[(y * crop.width + x) * 3 + 2 - channel] ?? 0;
          values[plane + y * width + x] = value / 127.5 - 1;
        }
      }
    }
  }
  return values;
}
