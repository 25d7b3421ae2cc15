import type { RgbImage } from '../types.ts';
import type { Glyph } from './ctc.ts';
import { inkOf } from './ink.ts';

/** A character with the place of its middle, in pixels of the line's crop. */
export interface PlacedGlyph extends Glyph {
  x: number;
}

/** Confidence given to a space that was measured instead of read. */
const spaceConfidence = 0.8;

/** Places glyphs on a crop; `stepWidth` is the width of one of the model's time steps. */
export function placeGlyphs(glyphs: Glyph[], stepWidth: number): PlacedGlyph[] {
  return glyphs.map((glyph) => ({
    ...glyph,
    x: ((glyph.first + glyph.last) / 2 + 0.5) * stepWidth,
  }));
}

/**
 * The model drops many spaces between Latin words (it was trained on Chinese, mostly):
 * puts them back where the line has a blank wider than its letters' gaps.
 */
export function insertSpaces(glyphs: PlacedGlyph[], crop: RgbImage): PlacedGlyph[] {
  if (glyphs.length < 3) return glyphs;
  const { gaps, textHeight } = gapsBetween(glyphs, crop);
  const isSpace = (index: number) => glyphs[index]?.char === ' ';
  const letterGaps = gaps.slice(1).filter((_, index) => !isSpace(index) && !isSpace(index + 1));
  const usualGap = letterGaps.toSorted((a, b) => a - b)[Math.floor(letterGaps.length * 0.4)] ?? 0;
  // The spaces of a line are alike: one much narrower than the widest lies between loose letters.
  const widest = Math.min(Math.max(...gaps), textHeight * 0.8);
  const limit = Math.max(textHeight * 0.19, usualGap * 2 + textHeight * 0.04, widest * 0.5);
  return glyphs.flatMap((glyph, index) => {
    const before = glyphs[index - 1];
    if (!before || before.char === ' ' || glyph.char === ' ') return [glyph];
    // After a full stop or comma the blank above the dot counts too.
    const afterStop = /[.,:;'’]/.test(before.char) ? limit * 1.25 : limit;
    const needed = Math.max(afterStop, textHeight * usualBlank(before.char, glyph));
    if ((gaps[index] ?? 0) < needed) return [glyph];
    const space = { ...glyph, char: ' ', confidence: spaceConfidence, x: (before.x + glyph.x) / 2 };
    return [space, glyph];
  });
}

/** From this probability on the recogniser suspects a space between digits, where it seldom reads one. */
const suspected = 0.02;
/** Below this probability the recogniser rules a space out, even in wide lettering. */
const ruledOut = 0.0012;
/** Two texts on one line are as far apart as this, whatever the recogniser says. */
const twoTexts = 1.5;

/**
 * The widest blank between two characters of one word, as a share of the text's height. Upright
 * strokes such as 1 and I have more blank beside them than other characters.
 */
function usualBlank(left: string, { char, space = 1 }: PlacedGlyph): number {
  if (space < ruledOut) return twoTexts;
  if (space > suspected) return 0;
  const narrow = [left, char].filter((one) => /[1Il|ij]/.test(one)).length;
  if (narrow === 0) return 0;
  return 0.21 + narrow * (/\d/.test(left) && /\d/.test(char) ? 0.22 : 0.13);
}

/** The widest blank before each glyph, and the height of the ink, in pixels. */
function gapsBetween(
  glyphs: PlacedGlyph[],
  crop: RgbImage,
): { gaps: number[]; textHeight: number } {
  const { ink, width, height } = inkOf(crop);
  const firstRow = Math.round(height * 0.12);
  const lastRow = Math.round(height * 0.9);
  const gaps = glyphs.map(() => 0);
  let top = height;
  let bottom = 0;
  let blankStart = -1;
  for (let x = 0; x < width; x++) {
    let inked = false;
    for (let y = firstRow; y < lastRow; y++) {
      if (!ink[y * width + x]) continue;
      inked = true;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    if (!inked) {
      if (blankStart < 0) blankStart = x;
    } else if (blankStart >= 0) {
      const middle = (blankStart + x) / 2;
      const next = glyphs.findIndex((glyph) => glyph.x >= middle);
      if (blankStart > 0 && next > 0) gaps[next] = Math.max(gaps[next] ?? 0, x - blankStart);
      blankStart = -1;
    }
  }
  return { gaps, textHeight: Math.max(14, bottom - top) };
}
