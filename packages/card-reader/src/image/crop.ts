import type { RgbImage } from '../types.ts';
import type { RotatedBox } from './geometry.ts';

/** The recogniser's line height, in pixels. */
export const lineHeight = 48;

const minWidth = 16;
const maxWidth = 1600;
const maxSamples = 4;

/** Cuts a rotated box out of a picture and makes it upright, `height` pixels high. */
export function cropBox(image: RgbImage, box: RotatedBox, height = lineHeight): RgbImage {
  const ratio = box.width / box.height;
  const width = Math.max(minWidth, Math.min(maxWidth, Math.round(height * ratio)));
  // Shrinking without averaging would drop thin strokes: sample several points a pixel.
  const samples = Math.max(1, Math.min(maxSamples, Math.round(box.height / height)));
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  const stepX = box.width / (width * samples);
  const stepY = box.height / (height * samples);
  const data = new Uint8Array(width * height * 3);
  const share = 1 / (samples * samples);
  let target = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (let sub = 0; sub < samples * samples; sub++) {
        const along = (x * samples + (sub % samples) + 0.5) * stepX - box.width / 2;
        const across = (y * samples + Math.floor(sub / samples) + 0.5) * stepY - box.height / 2;
        const sourceX = box.cx + along * cos - across * sin - 0.5;
        const sourceY = box.cy + along * sin + across * cos - 0.5;
        const place = placeOf(image, sourceX, sourceY);
        red += between(image, place, 0);
        green += between(image, place, 1);
        blue += between(image, place, 2);
      }
      data[target++] = red * share;
      data[target++] = green * share;
      data[target++] = blue * share;
    }
  }
  return { data, width, height };
}

/** A position between four pixels, the first of which is at `index` in the picture's data. */
interface Place {
  index: number;
  /** How far it is to the next column and row, 0 to 1. */
  right: number;
  down: number;
}

function placeOf({ width, height }: RgbImage, x: number, y: number): Place {
  const insideX = Math.min(width - 1.001, Math.max(0, x));
  const insideY = Math.min(height - 1.001, Math.max(0, y));
  const left = Math.floor(insideX);
  const top = Math.floor(insideY);
  return { index: (top * width + left) * 3, right: insideX - left, down: insideY - top };
}

/** The colour at a position between pixels, interpolated bilinearly. */
function between(
  { data, width }: RgbImage,
  { index, right, down }: Place,
  channel: number,
): number {
  const first = index + channel;
  const below = first + width * 3;
  const upper = (data[first] ?? 0) * (1 - right) + (data[first + 3] ?? 0) * right;
  const lower = (data[below] ?? 0) * (1 - right) + (data[below + 3] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}
