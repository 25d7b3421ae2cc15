import type { FrameBox, Point, Quad } from '../types.ts';

/** A rectangle rotated by `angle` radians (clockwise on a picture, whose y points down). */
export interface RotatedBox {
  cx: number;
  cy: number;
  width: number;
  height: number;
  angle: number;
}

/** The convex hull (Andrew's monotone chain), without its repeated first point. */
export function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn(from: Point | undefined, via: Point | undefined, to: Point): number {
  if (!from || !via) return 0;
  return (via[0] - from[0]) * (to[1] - from[1]) - (via[1] - from[1]) * (to[0] - from[0]);
}

/** The smallest rectangle of any direction around a convex hull; undefined for no points. */
export function smallestBox(hull: Point[]): RotatedBox | undefined {
  let best: RotatedBox | undefined;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const box = boxAtAngle(hull, angle);
    if (!best || box.width * box.height < best.width * best.height) best = box;
  }
  return best;
}

/** The rectangle around points whose sides run along and across `angle`. */
export function boxAtAngle(points: readonly Point[], angle: number): RotatedBox {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    x0 = Math.min(x0, along);
    x1 = Math.max(x1, along);
    y0 = Math.min(y0, across);
    y1 = Math.max(y1, across);
  }
  const along = (x0 + x1) / 2;
  const across = (y0 + y1) / 2;
  return {
    cx: along * cos - across * sin,
    cy: along * sin + across * cos,
    width: x1 - x0,
    height: y1 - y0,
    angle,
  };
}

/** A box's corners in the picture's own axes, clockwise from the text's top left. */
export function cornersOf(box: RotatedBox): Quad {
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  const corner = (along: number, across: number): Point => [
    box.cx + along * box.width * cos - across * box.height * sin,
    box.cy + along * box.width * sin + across * box.height * cos,
  ];
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

/** Corners in pixels as fractions of the picture, kept inside it. */
export function asFractions(quad: Quad, width: number, height: number): Quad {
  const clamp = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4;
  const fraction = ([x, y]: Point): Point => [clamp(x / width), clamp(y / height)];
  return [fraction(quad[0]), fraction(quad[1]), fraction(quad[2]), fraction(quad[3])];
}

/** The position of a box in a frame rotated by `angle`, ignoring its own slight slant. */
export function inFrame(box: RotatedBox, angle: number): FrameBox {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const along = box.cx * cos + box.cy * sin;
  const across = box.cy * cos - box.cx * sin;
  return {
    x0: along - box.width / 2,
    y0: across - box.height / 2,
    x1: along + box.width / 2,
    y1: across + box.height / 2,
  };
}

/** Rotates an angle by half turns until it is within a quarter turn of `target`. */
export function nearestHalfTurn(angle: number, target: number): number {
  return angle - Math.PI * Math.round((angle - target) / Math.PI);
}
