import type { AccentMark, RgbImage } from '../types.ts';
import { cropBox, lineHeight } from '../image/crop.ts';
import { measureMarks } from './accentMarks.ts';
import { createAlphabet, decodeCtc, decodeHan } from './ctc.ts';
import type { RotatedBox } from '../image/geometry.ts';
import type { Model } from './model.ts';
import { planesOf } from './planes.ts';
import { insertSpaces, placeGlyphs } from './spaces.ts';

/** What one box says. */
export interface ReadBox {
  text: string;
  /** Mean over the characters, 0 to 1. */
  confidence: number;
  /** For each UTF-16 unit of `text`: the ink seen beside it; undefined where it was not measured. */
  marks: (AccentMark | undefined)[];
}

/** Reads the text of each box; the answers are in the boxes' order. */
export type LineReader = (image: RgbImage, boxes: readonly RotatedBox[]) => Promise<ReadBox[]>;

/** Widths are rounded up to this, so that the model's buffers are reused from line to line. */
const widthStep = 32;
const minWidth = 64;

/** Below this a line is noise that looks like text. */
export const minConfidence = 0.45;

/** Addresses and numbers have no accents to look for, and are most of a card's text. */
const mayCarryAccents = (text: string) =>
  !/@|www|https?:|\p{Script=Han}/iu.test(text) && text.replace(/\D/g, '').length < 5;

/**
 * Reads lines with one model, one after the other: a batch would be padded to its widest line, and
 * its intermediate results would no longer fit into the processor's cache.
 * @param characters the model's character list, one character a line
 */
export function createLineReader(model: Model, characters: string): LineReader {
  const alphabet = createAlphabet(characters);

  async function read(image: RgbImage, box: RotatedBox): Promise<ReadBox> {
    const crop = cropBox(image, box);
    const width = Math.max(minWidth, Math.ceil(crop.width / widthStep) * widthStep);
    const output = await model(planesOf(crop, width), [1, 3, lineHeight, width]);
    const steps = output.dims[1] ?? 0;
    const stepWidth = width / steps;
    const characters = decodeHan(output.data, steps, alphabet);
    const glyphs = characters
      ? placeGlyphs(characters, stepWidth)
      : insertSpaces(placeGlyphs(decodeCtc(output.data, steps, alphabet), stepWidth), crop);
    const total = glyphs.reduce((sum, glyph) => sum + glyph.confidence, 0);
    const text = glyphs.map((glyph) => glyph.char).join('');
    const confidence = glyphs.length ? total / glyphs.length : 0;
    const isMeasured = confidence >= minConfidence && mayCarryAccents(text);
    const marks = isMeasured
      ? measureMarks(image, box, glyphs, crop.width)
      : glyphs.map(() => undefined);
    return { text, confidence, marks };
  }

  return async (image, boxes) => {
    const lines: ReadBox[] = [];
    for (const box of boxes) lines.push(await read(image, box));
    return lines;
  };
}
