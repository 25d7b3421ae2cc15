import type { Scan } from '@cardinal/contract';
import type { Size } from './regions.ts';

/** A rectangle within a picture, in pixels. */
export interface Area extends Size {
  left: number;
  top: number;
}

/** How many times as large as the texts the card is: a logo or an address may be beside them. */
const room = 2.2;

/**
 * The part of a picture that shows the card: around the texts that were read, because the edges of
 * the card are not looked for. The whole picture if nothing was read.
 */
export function cardArea(regions: Scan['regions'], size: Size): Area {
  const points = Object.values(regions).flatMap((region) => region ?? []);
  // Spread, a bitmap would lose its size, which is not its own property.
  if (points.length === 0) return { left: 0, top: 0, width: size.width, height: size.height };
  const between = (values: number[], length: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const more = ((most - least) * (room - 1)) / 2;
    const start = Math.max(0, least - more);
    return [start * length, (Math.min(1, most + more) - start) * length] as const;
  };
  const [left, width] = between(
    points.map(([x]) => x),
    size.width,
  );
  const [top, height] = between(
    points.map(([, y]) => y),
    size.height,
  );
  return { left, top, width, height };
}

/** Where an area is after quarter turns of the whole picture clockwise. */
export function turnedArea({ left, top, width, height }: Area, size: Size, turns: number): Area {
  switch (turns % 4) {
    case 1:
      return { left: size.height - top - height, top: left, width: height, height: width };
    case 2:
      return {
        left: size.width - left - width,
        top: size.height - top - height,
        width,
        height,
      };
    case 3:
      return { left: top, top: size.width - left - width, width: height, height: width };
    default:
      return { left, top, width, height };
  }
}
