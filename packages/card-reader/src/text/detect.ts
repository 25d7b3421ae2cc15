import type { PictureAdapter } from '../image/pictures.ts';
import type { RgbImage } from '../types.ts';
import { textBoxes, type TextBox } from './components.ts';
import type { Model } from './model.ts';

/** The longer side of the detector's input picture, in pixels. */
const detectorSide = 1280;
const maxEnlargement = 2;
/** The detector's input sides must be multiples of this. */
const grid = 32;

/**
 * The detector's channels (blue, green, red), and its input for each value of a pixel: normalised by
 * ImageNet's mean and deviation.
 */
const channels = [
  { source: 2, mean: 0.485, deviation: 0.229 },
  { source: 1, mean: 0.456, deviation: 0.224 },
  { source: 0, mean: 0.406, deviation: 0.225 },
].map(({ source, mean, deviation }) => {
  const gain = 1 / (255 * deviation);
  const shift = mean / deviation;
  return { source, inputs: Float32Array.from({ length: 256 }, (_, value) => value * gain - shift) };
});

/** Finds the pieces of text in a picture, as rotated boxes in the picture's pixels. */
export async function detectText(
  image: RgbImage,
  model: Model,
  resize: PictureAdapter['resize'],
): Promise<TextBox[]> {
  const longer = Math.max(image.width, image.height);
  const scale = Math.min(detectorSide / longer, maxEnlargement);
  const width = onGrid(image.width * scale);
  const height = onGrid(image.height * scale);
  const resized = await resize(image, width, height);
  const { data } = await model(normalised(resized.data, width * height), [1, 3, height, width]);
  const scaleX = image.width / width;
  const scaleY = image.height / height;
  return textBoxes(data, width, height).map((box) => scaled(box, scaleX, scaleY));
}

/** Rounding to the grid changes the proportions by a few percent at most: lengths use the mean. */
function scaled(box: TextBox, scaleX: number, scaleY: number): TextBox {
  const scale = (scaleX + scaleY) / 2;
  return {
    ...box,
    cx: box.cx * scaleX,
    cy: box.cy * scaleY,
    width: box.width * scale,
    height: box.height * scale,
  };
}

const onGrid = (length: number) => Math.max(grid, Math.round(length / grid) * grid);

function normalised(rgb: Uint8Array, pixels: number): Float32Array {
  const planes = new Float32Array(3 * pixels);
  for (const [plane, { source, inputs }] of channels.entries()) {
    const start = plane * pixels;
    for (let pixel = 0; pixel < pixels; pixel++) {
      planes[start + pixel] = inputs[rgb[pixel * 3 + source] ?? 0] ?? 0;
    }
  }
  return planes;
}
