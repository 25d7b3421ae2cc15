import type { Region, Scan } from '@cardinal/contract';

/** Dimensions of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

type Point = Region[number];

/** The vector between two corners, in pixels. */
function way([x1, y1]: Point, [x2, y2]: Point, { width, height }: Size) {
  return { x: (x2 - x1) * width, y: (y2 - y1) * height };
}

const lengthOf = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);

/** Position of a text: its first corner, its dimensions in pixels, and its rotation. */
export interface Line {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Degrees clockwise. */
  tilt: number;
}

/** A region as a line of text, which may be rotated. */
export function lineAt(region: Region, size: Size): Line {
  const [topLeft, topRight, bottomRight, bottomLeft] = region;
  const along = way(topLeft, topRight, size);
  return {
    left: topLeft[0] * size.width,
    top: topLeft[1] * size.height,
    width: Math.max(lengthOf(along), lengthOf(way(bottomLeft, bottomRight, size))),
    height: Math.max(
      lengthOf(way(topLeft, bottomLeft, size)),
      lengthOf(way(topRight, bottomRight, size)),
    ),
    tilt: (Math.atan2(along.y, along.x) * 180) / Math.PI,
  };
}

/** Quarter turns clockwise after which most of the card's text is upright. */
export function uprightTurns(regions: Scan['regions'], size: Size): number {
  let across = 0;
  let down = 0;
  for (const region of Object.values(regions)) {
    if (!region) continue;
    const { x, y } = way(region[0], region[1], size);
    across += x;
    down += y;
  }
  const quarters = Math.round(Math.atan2(down, across) / (Math.PI / 2));
  return (4 - quarters) % 4;
}
