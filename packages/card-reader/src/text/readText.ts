import type { PictureAdapter } from '../image/pictures.ts';
import type { FrameBox, Quad, RgbImage, TextLine } from '../types.ts';
import { detectText } from './detect.ts';
import { alignBoxes } from './direction.ts';
import { turnAcross } from './across.ts';
import {
  asFractions,
  boxAtAngle,
  cornersOf,
  inFrame,
  nearestHalfTurn,
  type RotatedBox,
} from '../image/geometry.ts';
import type { TextModels } from './models.ts';
import { minConfidence } from './recognise.ts';

/** A line that runs across the others takes the place of a letter: its place and size count. */
function placeOf(box: RotatedBox, angle: number): FrameBox {
  const runsAcross = Math.abs(nearestHalfTurn(box.angle, angle) - angle) > Math.PI / 4;
  return inFrame(runsAcross ? { ...box, width: box.height } : box, angle);
}

/** The text of a picture. */
export interface PictureText {
  /** From top to bottom, as the text runs. */
  lines: TextLine[];
  /** The quadrilateral around some lines (by index), in fractions of the picture. */
  regionOf(lines: readonly number[]): Quad | undefined;
}

/** Finds and reads the lines of text in a picture, in whatever direction they run. */
export async function readText(
  image: RgbImage,
  models: TextModels,
  resize: PictureAdapter['resize'],
): Promise<PictureText> {
  const found = await detectText(image, models.detect, resize);
  if (!found.length) return { lines: [], regionOf: () => undefined };
  const { angle, boxes: aligned } = await alignBoxes(image, found, models);
  const boxes = await turnAcross(image, aligned, models.readLines);
  const recognised = await models.readLines(image, boxes);
  const read = boxes
    .flatMap((box, index) => {
      const result = recognised[index];
      if (!result?.text.trim() || result.confidence < minConfidence) return [];
      const { text, confidence, marks } = result;
      const line: TextLine = { text, confidence, marks, box: placeOf(box, angle) };
      return [{ line, corners: cornersOf(box) }];
    })
    .toSorted((a, b) => a.line.box.y0 - b.line.box.y0);
  return {
    lines: read.map(({ line }) => line),
    regionOf: (indexes) => {
      const quads = indexes.flatMap((index) => read[index]?.corners ?? []);
      if (!quads.length) return undefined;
      const [only] = indexes;
      const single = indexes.length === 1 ? read[only ?? -1] : undefined;
      const quad = single?.corners ?? cornersOf(boxAtAngle(quads, angle));
      return asFractions(quad, image.width, image.height);
    },
  };
}
