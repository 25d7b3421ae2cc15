import type { RgbImage } from '../types.ts';
import { pixelsOf, surface } from './pixels.ts';

/** Scales a picture to exactly this size. */
export async function resizeWithCanvas(
  image: RgbImage,
  width: number,
  height: number,
): Promise<RgbImage> {
  const original = surface(image.width, image.height);
  const whole = original.createImageData(image.width, image.height);
  for (let from = 0, to = 0; from < image.data.length; from += 3, to += 4) {
    whole.data[to] = image.data[from] ?? 0;
    whole.data[to + 1] = image.data[from + 1] ?? 0;
    whole.data[to + 2] = image.data[from + 2] ?? 0;
    whole.data[to + 3] = 255;
  }
  original.putImageData(whole, 0, 0);
  const scaled = surface(width, height);
  scaled.drawImage(original.canvas, 0, 0, width, height);
  return pixelsOf(scaled);
}
