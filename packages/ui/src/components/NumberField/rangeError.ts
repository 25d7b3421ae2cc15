import type { Messages } from '../../internal/messages/messages.ts';

/** Which numbers a field accepts. */
export interface NumberRange {
  minValue?: number;
  maxValue?: number;
  step?: number;
}

/** Digits after which a sum of decimal steps contains only rounding errors. */
const precision = 12;
const rounded = (value: number) => Number(value.toPrecision(precision));

/**
 * The allowed numbers on either side of a value between two steps; undefined if the value is
 * allowed.
 */
export function nearestSteps(value: number, { minValue, maxValue, step }: NumberRange): number[] {
  if (step === undefined) return [];
  const start = minValue ?? 0;
  const steps = rounded((value - start) / step);
  if (Number.isInteger(steps)) return [];
  const below = rounded(start + Math.floor(steps) * step);
  const above = rounded(start + Math.ceil(steps) * step);
  return maxValue !== undefined && above > maxValue ? [below] : [below, above];
}

/** The error of a number, if any; NaN stands for an empty field, which has none. */
export function rangeError(
  value: number,
  range: NumberRange,
  messages: Messages,
  format: (value: number) => string,
): string | undefined {
  if (Number.isNaN(value)) return undefined;
  const { minValue, maxValue } = range;
  if (minValue !== undefined && value < minValue) return messages.atLeast(format(minValue));
  if (maxValue !== undefined && value > maxValue) return messages.atMost(format(maxValue));
  const nearest = nearestSteps(value, range);
  return nearest.length > 0 ? messages.nearest(nearest.map(format)) : undefined;
}
