import { asFractions, boxAtAngle, cornersOf, type RotatedBox } from '../image/geometry.ts';
import type { PictureText } from '../text/readText.ts';
import type { Point, Quad, RgbImage } from '../types.ts';
import { surfaceOfLines } from './lines.ts';
import { cardShapes, type CardShape } from './shapes.ts';
import { surfaceOf, withWideEdges, type Surface } from './surface.ts';

/** More cards than this in one picture are too small to be read. */
const mostCards = 4;
/** How many times as large as the smallest card the largest may be. */
const mostDifference = 3.5;
/** Share of the text that may lie beside the cards: something else is on the table. */
const mostBeside = 0.12;
/** A shape within another is the same card seen more precisely if it is at least this large a part. */
const sameCard = 0.7;

/** What a block of text leaves free around it, as a share of its shorter side. */
const blockMargin = 0.1;
/** How many times as large as the largest card it is at most. */
const mostLarger = 1.25;

/**
 * Which edges are looked for: with how much grain smoothed, and how steep they are at least. Faint ones
 * only if the others are not those of cards.
 */
const stages = [
  [
    { surface: (image: RgbImage) => surfaceOf(image, 1), steepness: [8, 14, 24, 36, 52] },
    { surface: (image: RgbImage) => surfaceOf(image, 3), steepness: [4, 8, 14, 26] },
  ],
  [{ surface: surfaceOfLines, steepness: [16, 20, 24, 28, 32, 36, 42, 48] }],
];

/** What tells how to reach somebody. */
const contact = /@|www\.|(?:\d[\s()./-]{0,3}){7}/i;

/** A text or code in the picture, in pixels. */
interface Mark {
  corners: Quad;
  middle: Point;
  /** Its length: long texts count more than short ones. */
  length: number;
  /** Whether it tells how to reach somebody, as cards do. */
  isContact: boolean;
}

/**
 * The cards in a picture that shows two to four of them, each whole and apart from the others: their
 * corners as fractions of the picture, in reading order. Empty if there is a single card, or any doubt.
 * @param codes The corners of the codes in the picture, in pixels
 */
export function findCards(
  image: RgbImage,
  { lines, regionOf }: PictureText,
  codes: readonly Quad[] = [],
): Quad[] {
  const marks = [
    ...lines.flatMap(({ text }, index) => {
      const region = regionOf([index]);
      return region ? [markOf(inPixels(region, image), contact.test(text))] : [];
    }),
    ...codes.map((corners) => markOf(corners, true)),
  ];
  if (marks.filter(({ isContact }) => isContact).length < 2) return [];
  return inReadingOrder(cardsWith(marks, image)).map((card) =>
    asFractions(cornersOf(upright(card)), image.width, image.height),
  );
}

function cardsWith(marks: readonly Mark[], image: RgbImage): RotatedBox[] {
  const shapes: CardShape[] = [];
  for (const stage of stages) {
    for (const { surface, steepness } of stage) {
      const found = shapesWithText(surface(image), steepness, marks);
      // Most pictures show a single card: there is nothing to look for.
      if (found === 'single') return [];
      shapes.push(...found);
    }
    const cards = outermost(shapes);
    if (isCards(cards, marks)) return cards;
  }
  const cards = outermost(shapes);
  const block = blockBeside(cards, marks);
  return block && isCards(cards, marks, block) ? [...cards, block] : [];
}

const inPixels = (quad: Quad, { width, height }: RgbImage): Quad => {
  const pixel = ([x, y]: Point): Point => [x * width, y * height];
  return [pixel(quad[0]), pixel(quad[1]), pixel(quad[2]), pixel(quad[3])];
};

function markOf(corners: Quad, isContact: boolean): Mark {
  const [first, second, third, fourth] = corners;
  return {
    corners,
    middle: [
      (first[0] + second[0] + third[0] + fourth[0]) / 4,
      (first[1] + second[1] + third[1] + fourth[1]) / 4,
    ],
    length: Math.hypot(second[0] - first[0], second[1] - first[1]),
    isContact,
  };
}

/** The shapes on which text is; `single` if all of it is on one. */
function shapesWithText(
  surface: Surface,
  steepness: readonly number[],
  marks: readonly Mark[],
): CardShape[] | 'single' {
  const found: CardShape[] = [];
  for (const each of [surface, withWideEdges(surface)]) {
    for (const least of steepness) {
      const shapes = cardShapes(each, least).filter((shape) => marksIn(shape, marks).length > 0);
      if (shapes.some((shape) => marksIn(shape, marks).length === marks.length)) return 'single';
      found.push(...shapes);
    }
  }
  return found;
}

const marksIn = (shape: RotatedBox, marks: readonly Mark[]) =>
  marks.filter(({ middle }) => isInside(middle, shape));

/**
 * Of shapes that overlap the largest: the others are its panels. Of shapes of the same card that which
 * is most like a rectangle.
 */
function outermost(shapes: readonly CardShape[]): CardShape[] {
  const kept: CardShape[] = [];
  for (const shape of shapes.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    const at = kept.findIndex((other) => overlaps(shape, other));
    const other = kept[at];
    if (!other) kept.push(shape);
    else if (areaOf(shape) > areaOf(other) * sameCard && shape.filled > other.filled)
      kept[at] = shape;
  }
  return kept;
}

const areaOf = ({ width, height }: RotatedBox) => width * height;

/** Whether the middle or a corner of a shape is inside a larger one. */
const overlaps = (shape: RotatedBox, other: RotatedBox) =>
  isInside([shape.cx, shape.cy], other) ||
  cornersOf(shape).some((corner) => isInside(corner, other));

/**
 * One more card beside those that were found, whose edges are not seen: all other text is a block of its
 * own. A single card has no two shapes of cards on it with such a block beside them.
 */
function blockBeside(cards: readonly CardShape[], marks: readonly Mark[]): RotatedBox | undefined {
  const beside = marks.filter(({ middle }) => !cards.some((card) => isInside(middle, card)));
  const [longest] = beside.toSorted((a, b) => b.length - a.length);
  if (cards.length < 2 || !longest || !beside.some(({ isContact }) => isContact)) return undefined;
  const [from, to] = longest.corners;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const text = boxAtAngle(
    beside.flatMap(({ corners }) => corners),
    angle,
  );
  const free = Math.min(text.width, text.height) * blockMargin * 2;
  const block = { ...text, width: text.width + free, height: text.height + free };
  const isApart = !cards.some((card) => overlaps(card, block) || overlaps(block, card));
  return isApart && areaOf(block) <= Math.max(...cards.map(areaOf)) * mostLarger
    ? block
    : undefined;
}

/** Whether shapes with text are the cards that a picture shows. @param block One of which only the text is seen */
function isCards(
  shapes: readonly CardShape[],
  marks: readonly Mark[],
  block?: RotatedBox,
): boolean {
  const cards = block ? [...shapes, block] : shapes;
  if (shapes.length < 2 || cards.length > mostCards) return false;
  const areas = shapes.map(areaOf);
  if (Math.max(...areas) > Math.min(...areas) * mostDifference) return false;
  const speaking = shapes.filter((shape) =>
    marksIn(shape, marks).some(({ isContact }) => isContact),
  );
  if (speaking.length < 2) return false;
  const isBeside = ({ middle }: Mark) => !cards.some((card) => isInside(middle, card));
  return sumOf(marks.filter(isBeside)) <= sumOf(marks) * mostBeside;
}

const sumOf = (marks: readonly Mark[]) => marks.reduce((sum, { length }) => sum + length, 0);

function isInside([x, y]: Point, { cx, cy, width, height, angle }: RotatedBox): boolean {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const along = (x - cx) * cos + (y - cy) * sin;
  const across = (y - cy) * cos - (x - cx) * sin;
  return Math.abs(along) <= width / 2 && Math.abs(across) <= height / 2;
}

/** The same rectangle, turned by at most an eighth: its first corner is the top left one. */
function upright(box: RotatedBox): RotatedBox {
  const quarters = Math.round(box.angle / (Math.PI / 2));
  const angle = box.angle - (quarters * Math.PI) / 2;
  return quarters % 2 === 0
    ? { ...box, angle }
    : { ...box, angle, width: box.height, height: box.width };
}

/** From top to bottom; those beside each other from left to right. */
function inReadingOrder(cards: readonly RotatedBox[]): RotatedBox[] {
  const row = Math.min(...cards.map(({ width, height }) => Math.min(width, height)));
  const rows: RotatedBox[][] = [];
  for (const card of cards.toSorted((a, b) => a.cy - b.cy)) {
    const current = rows.at(-1);
    if (current?.[0] && card.cy - current[0].cy < row / 2) current.push(card);
    else rows.push([card]);
  }
  return rows.flatMap((each) => each.toSorted((a, b) => a.cx - b.cx));
}
