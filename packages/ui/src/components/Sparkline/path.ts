/** A point in the drawing, in px from its top left. */
export interface Place {
  x: number;
  y: number;
}

/** Space at the edges, so that strokes and the last dot are not clipped. */
const margin = 3;

/**
 * The points of the values: evenly spaced, the lowest at the bottom; equal values in the middle.
 */
export function placesOf(values: readonly number[], width: number, height: number): Place[] {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const step = values.length > 1 ? (width - 2 * margin) / (values.length - 1) : 0;
  const start = values.length > 1 ? margin : width / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  return values.map((value, index) => {
    const share = range === 0 ? 0.5 : (value - lowest) / range;
    return {
      x: round(start + index * step),
      y: round(height - margin - share * (height - 2 * margin)),
    };
  });
}

/** An SVG path through the points. */
export const lineThrough = (places: readonly Place[]) =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
