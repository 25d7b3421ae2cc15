import { cropBox, lineHeight } from '../image/crop.ts';
import type { RgbImage } from '../types.ts';
import type { TextBox } from './components.ts';
import { nearestHalfTurn } from '../image/geometry.ts';
import type { Model } from './model.ts';
import type { TextModels } from './models.ts';
import { planesOf } from './planes.ts';

/**
 * Above this mean of the classifier, both directions are read, and the one with more confidence
 * wins.
 */
const doubt = 0.15;

/** Number of lines that are classified, and of lines that are read both ways when in doubt. */
const asked = 5;
const readTwice = 3;

/**
 * The direction of the text, and the boxes rotated to it: each box's `angle` becomes its reading
 * direction, its width the length of its line.
 */
export async function alignBoxes(
  image: RgbImage,
  boxes: TextBox[],
  models: TextModels,
): Promise<{ angle: number; boxes: TextBox[] }> {
  const long = boxes.map(alongLongSide);
  const angle = dominantAngle(long);
  const aligned = long.map((box) => alignTo(box, angle));
  if (!(await isFlipped(image, aligned, models))) return { angle, boxes: aligned };
  return {
    angle: angle + Math.PI,
    boxes: aligned.map(halfTurn),
  };
}

function alongLongSide(box: TextBox): TextBox {
  return box.height > box.width ? quarterTurn(box) : box;
}

const halfTurn = (box: TextBox): TextBox => ({ ...box, angle: box.angle + Math.PI });

const quarterTurn = (box: TextBox): TextBox => ({
  ...box,
  width: box.height,
  height: box.width,
  angle: box.angle + Math.PI / 2,
});

/** The mean direction (without sense), in which long and thin boxes have the most say. */
export function dominantAngle(boxes: readonly TextBox[]): number {
  let x = 0;
  let y = 0;
  for (const box of boxes) {
    const weight = box.width * Math.min(8, box.width / box.height - 1);
    x += weight * Math.cos(2 * box.angle);
    y += weight * Math.sin(2 * box.angle);
  }
  return Math.atan2(y, x) / 2;
}

/** Rotates a box to the common direction, keeping the slight slant of its own line. */
export function alignTo(box: TextBox, angle: number): TextBox {
  const off = Math.abs(nearestHalfTurn(box.angle, angle) - angle);
  const turned = off > Math.PI / 4 ? quarterTurn(box) : box;
  const own = nearestHalfTurn(turned.angle, angle);
  // A short box's own angle is unreliable.
  const slanted = Math.abs(own - angle) > 0.2 && turned.width / turned.height < 3;
  return { ...turned, angle: slanted ? angle : own };
}

async function isFlipped(image: RgbImage, boxes: TextBox[], models: TextModels): Promise<boolean> {
  const wide = boxes
    .filter((box) => box.width / box.height > 2.5)
    .toSorted((a, b) => b.width * b.score - a.width * a.score)
    .slice(0, asked);
  if (!wide.length) return false;
  let sum = 0;
  for (const box of wide) sum += await upsideDown(image, box, models.classify);
  if (sum / wide.length <= doubt) return false;
  const sample = wide.slice(0, readTwice);
  const turned = sample.map(halfTurn);
  const confidence = async (lines: TextBox[]) =>
    (await models.readLines(image, lines)).reduce((total, line) => total + line.confidence, 0);
  return (await confidence(turned)) > (await confidence(sample));
}

const classifierWidth = 192;

/** The probability that a line of text is upside down, 0 to 1. */
async function upsideDown(image: RgbImage, box: TextBox, classify: Model): Promise<number> {
  const start = { ...box, width: Math.min(box.width, box.height * 4) };
  const input = planesOf(cropBox(image, start), classifierWidth);
  const output = await classify(input, [1, 3, lineHeight, classifierWidth]);
  return output.data[1] ?? 0;
}
