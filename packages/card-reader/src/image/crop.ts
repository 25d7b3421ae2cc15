import type { RgbImage } from '../types.ts';
import type { RotatedBox } from '../text/geometry.ts';

/** The recogniser's line height, in pixels. */
export const lineHeight = 48;

const minWidth = 16;
const maxWidth = 1600;
const maxSamples = 4;

/** Cuts a turned box out of a picture and sets it upright, `height` pixels high. */
export function cropBox(image: RgbImage, box: RotatedBox, height = lineHeight): RgbImage {
  const ratio = box.width / box.height;
  const width = Math.max(minWidth, Math.min(maxWidth, Math.round(height * ratio)));
  // Shrinking without averaging would drop thin strokes: sample several points a pixel.
  const samples = Math.max(1, Math.min(maxSamples, Math.round(box.height / height)));
  const stepX = box.width / (width * samples);
  const stepY = box.height / (height * samples);
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  const maxX = image.width - 1.001;
  const maxY = image.height - 1.001;
  const data = new Uint8Array(width * height * 3);
  const sum = new Float64Array(3);
  const share = 1 / (samples * samples);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sum.fill(0);
      for (let sub = 0; sub < samples * samples; sub++) {
        const along = (x * samples + (sub % samples) + 0.5) * stepX - box.width / 2;
        const across = (y * samples + Math.floor(sub / samples) + 0.5) * stepY - box.height / 2;
        const sourceX = box.cx + along * cos - across * sin - 0.5;
        const sourceY = box.cy + along * sin + across * cos - 0.5;
        addSample(
          image,
          Math.min(maxX, Math.max(0, sourceX)),
          Math.min(maxY, Math.max(0, sourceY)),
          sum,
        );
      }
      for (let channel = 0; channel < 3; channel++) {
        data[(y * width + x) * 3 + channel] = (sum[channel] ?? 0) * share;
      }
    }
  }
  return { data, width, height };
}

/** Adds the colour at a place between pixels to `sum`, interpolated bilinearly. */
function addSample(image: RgbImage, x: number, y: number, sum: Float64Array): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const tx = x - left;
  const ty = y - top;
  const first = (top * image.width + left) * 3;
  const below = first + image.width * 3;
  const { data } = image;
  for (let channel = 0; channel < 3; channel++) {
    const upper = (data[first + channel] ?? 0) * (1 - tx) + (data[first + 3 + channel] ?? 0) * tx;
    const lower = (data[below + channel] ?? 0) * (1 - tx) + (data[below + 3 + channel] ?? 0) * tx;
    sum[channel] = (sum[channel] ?? 0) + upper * (1 - ty) + lower * ty;
  }
}
