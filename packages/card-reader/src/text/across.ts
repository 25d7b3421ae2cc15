import type { RgbImage } from '../types.ts';
import type { TextBox } from './components.ts';
import type { LineReader } from './recognise.ts';

/** A box at least this many times as high as wide is a line perpendicular to the others. */
const across = 3.5;

/**
 * Rotates the boxes of lines that are perpendicular to the others, such as word marks at a card's
 * edge, to their own direction. Both variants are read, and the one with more confidence wins.
 */
export async function turnAcross(
  image: RgbImage,
  boxes: readonly TextBox[],
  readLines: LineReader,
): Promise<TextBox[]> {
  const turned: TextBox[] = [];
  for (const box of boxes) {
    turned.push(box.height > box.width * across ? await surer(image, box, readLines) : box);
  }
  return turned;
}

async function surer(image: RgbImage, box: TextBox, readLines: LineReader): Promise<TextBox> {
  const along = { ...box, width: box.height, height: box.width };
  const down = { ...along, angle: box.angle + Math.PI / 2 };
  const up = { ...along, angle: box.angle - Math.PI / 2 };
  const [readDown, readUp] = await readLines(image, [down, up]);
  return (readDown?.confidence ?? 0) > (readUp?.confidence ?? 0) ? down : up;
}
