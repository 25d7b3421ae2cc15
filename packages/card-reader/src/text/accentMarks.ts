import type { AccentMark, RgbImage } from '../types.ts';
import { cropBox, lineHeight } from '../image/crop.ts';
import type { RotatedBox } from '../image/geometry.ts';
import { inkOf, type InkMap } from './ink.ts';
import type { PlacedGlyph } from './spaces.ts';
import { inkBlobs, type Blob } from './blobs.ts';

/** The crop is made taller by these shares of its height: capitals' accents stand above the box. */
const extraAbove = 0.28;
const extraBelow = 0.12;

/**
 * In a picture whose lines are lower than this (pixels), the absence of a mark is not significant.
 */
const sharpHeight = 22;

/** More letters than this share don't carry accents in any language but Vietnamese. */
const maxShare = 0.4;

const xHeightLetter = /^[acegmnopqrsuvwxyz]$/;
const tallLetter = /^[A-PR-Zbdfhklt0-9]$/;
const onBaseline = /^[a-fh-ik-or-xzA-IK-PR-Z]$/;
const descending = /^[gjpqyQJ,;@()]$/;

/** Rows of a line's crop, in pixels from its top. */
interface Rows {
  xTop: number | undefined;
  capTop: number | undefined;
  baseline: number;
}

/**
 * Looks for the ink of accents beside each letter of a line, because the recogniser knows only few
 * accented letters. Returns one entry per UTF-16 unit of the line's text.
 */
export function measureMarks(
  image: RgbImage,
  box: RotatedBox,
  glyphs: readonly PlacedGlyph[],
  cropWidth: number,
): (AccentMark | undefined)[] {
  const crop = tallCrop(image, box);
  const map = inkOf(crop);
  // Both crops cut the same width at the same scale, but for rounding and the width's limits.
  const scale = crop.width / cropWidth;
  const letters = glyphs.map((glyph) => ({ char: glyph.char, x: glyph.x * scale }));
  const advance = medianAdvance(letters);
  const rows = measureRows(map, letters, advance);
  if (!rows) return glyphs.map(() => undefined);
  const blobs = inkBlobs(map);
  const sure = box.height >= sharpHeight && showsDots(letters, blobs, rows);
  const marks = letters.map((letter, index): AccentMark | undefined => {
    if (!/^\p{L}$/u.test(letter.char)) return undefined;
    const top =
      /\p{Lu}/u.test(letter.char) || tallLetter.test(letter.char) ? rows.capTop : rows.xTop;
    if (top === undefined) return undefined;
    const height = rows.baseline - top;
    const above = blobs.filter(
      (blob) =>
        blob.y1 <= top + height * 0.1 &&
        blob.y1 >= top - height * 0.55 &&
        blob.y1 - blob.y0 <= height * 0.6 &&
        blob.area >= Math.max(6, height * height * 0.012) &&
        nearestLetter(letters, (blob.x0 + blob.x1) / 2) === index,
    );
    if (above.length && !/^[ij]$/.test(letter.char)) return shapeOf(above);
    if (hangsBelow(map, letters, index, rows, advance)) return 'below';
    return sure ? 'none' : undefined;
  });
  const seen = marks.filter((mark) => mark && mark !== 'none').length;
  // This many can only be another line's ink, or a texture.
  return seen > 2 && seen > letters.length * maxShare ? marks.map(() => undefined) : marks;
}

function tallCrop(image: RgbImage, box: RotatedBox): RgbImage {
  const shift = ((extraBelow - extraAbove) / 2) * box.height;
  const scale = 1 + extraAbove + extraBelow;
  const taller = {
    ...box,
    cx: box.cx - shift * Math.sin(box.angle),
    cy: box.cy + shift * Math.cos(box.angle),
    height: box.height * scale,
  };
  return cropBox(image, taller, Math.round(lineHeight * scale));
}

interface PlacedLetter {
  char: string;
  x: number;
}

function medianAdvance(letters: PlacedLetter[]): number {
  const steps = letters.slice(1).map((letter, index) => letter.x - (letters[index]?.x ?? 0));
  return median(steps) ?? lineHeight / 2;
}

function median(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Where the letters' tops and feet are, from the letters whose height is known. */
function measureRows(map: InkMap, letters: PlacedLetter[], advance: number): Rows | undefined {
  const spans = letters.map((letter) => ({
    ...letter,
    span: inkSpan(map, letter.x, advance * 0.3),
  }));
  const of = (kind: RegExp, pick: (span: [number, number]) => number) =>
    median(spans.flatMap(({ char, span }) => (span && kind.test(char) ? [pick(span)] : [])));
  const baseline = of(onBaseline, ([, bottom]) => bottom);
  if (baseline === undefined) return undefined;
  return {
    xTop: of(xHeightLetter, ([top]) => top),
    capTop: of(tallLetter, ([top]) => top),
    baseline,
  };
}

/** The first and last inked row around a column. */
function inkSpan(map: InkMap, x: number, half: number): [number, number] | undefined {
  let top = -1;
  let bottom = -1;
  const x0 = Math.max(0, Math.round(x - half));
  const x1 = Math.min(map.width - 1, Math.round(x + half));
  for (let y = 0; y < map.height; y++) {
    for (let column = x0; column <= x1; column++) {
      if (!map.ink[y * map.width + column]) continue;
      if (top < 0) top = y;
      bottom = y;
      break;
    }
  }
  return top < 0 ? undefined : [top, bottom];
}

function nearestLetter(letters: PlacedLetter[], x: number): number {
  let best = -1;
  let distance = Infinity;
  for (const [index, letter] of letters.entries()) {
    if (letter.char === ' ' || Math.abs(letter.x - x) >= distance) continue;
    best = index;
    distance = Math.abs(letter.x - x);
  }
  return best;
}

function shapeOf(blobs: Blob[]): AccentMark {
  const [first, second] = blobs;
  if (!first) return 'none';
  if (second) return 'dieresis';
  const width = first.x1 - first.x0 + 1;
  const height = first.y1 - first.y0 + 1;
  if (first.slope < -0.4) return 'acute';
  if (first.slope > 0.4) return 'grave';
  if (width > height * 1.9) return 'tilde';
  if (width > height * 1.15 && first.peaked) return 'circumflex';
  return width < height * 1.5 ? 'dot' : 'some';
}

/**
 * Whether the picture is clear enough to show marks: the dots of i and j must stand apart. In a
 * line without them it is assumed.
 */
function showsDots(letters: PlacedLetter[], blobs: Blob[], rows: Rows): boolean {
  const dotted = letters.filter(({ char }) => /^[ij]$/.test(char));
  const top = rows.xTop ?? rows.capTop ?? 0;
  const isDotOf = (letter: PlacedLetter) => (blob: Blob) =>
    blob.y1 <= top + 2 && Math.abs((blob.x0 + blob.x1) / 2 - letter.x) < lineHeight / 6;
  const shown = dotted.filter((letter) => blobs.some(isDotOf(letter)));
  return shown.length * 2 >= dotted.length;
}

/** A cedilla or ogonek: ink under a letter that otherwise stands on the line. */
function hangsBelow(
  map: InkMap,
  letters: PlacedLetter[],
  index: number,
  rows: Rows,
  advance: number,
): boolean {
  const letter = letters[index];
  if (!letter || !/^[csaetCSAET]$/.test(letter.char)) return false;
  const neighbours = [letters[index - 1], letters[index + 1]];
  if (neighbours.some((other) => other && descending.test(other.char))) return false;
  const span = inkSpan(map, letter.x, advance * 0.2);
  const height = rows.baseline - (rows.xTop ?? rows.capTop ?? 0);
  return span !== undefined && span[1] > rows.baseline + Math.max(2, height * 0.2);
}
