import type { RgbImage } from '../types.ts';

/** The ink pixels of a line's crop, for any colours. */
export interface InkMap {
  /** 1 for ink, row by row. */
  ink: Uint8Array;
  width: number;
  height: number;
}

/** Share of the way from paper to the strongest ink from which a pixel counts as ink. */
const inkShare = 0.42;

/** White, in tenths: three parts red, six green, one blue. */
const brightest = 2550;
/** Every so many pixels count for the levels of paper and ink. */
const sampled = 7;

/** Separates ink from paper: dark on light or light on dark, whichever stands out more. */
export function inkOf(crop: RgbImage): InkMap {
  const { data, width, height } = crop;
  const luma = new Uint16Array(width * height);
  const histogram = new Uint32Array(brightest + 1);
  for (let index = 0; index < luma.length; index++) {
    const pixel = index * 3;
    const value = (data[pixel] ?? 0) * 3 + (data[pixel + 1] ?? 0) * 6 + (data[pixel + 2] ?? 0);
    luma[index] = value;
    if (index % sampled === 0) histogram[value] = (histogram[value] ?? 0) + 1;
  }
  const samples = Math.ceil(luma.length / sampled);
  const paper = percentile(histogram, samples, 0.5);
  const dark = paper - percentile(histogram, samples, 0.03);
  const light = percentile(histogram, samples, 0.97) - paper;
  const sign = dark > light ? -1 : 1;
  const threshold = Math.max(dark, light) * inkShare;
  const ink = new Uint8Array(width * height);
  for (const [index, value] of luma.entries()) {
    if ((value - paper) * sign > threshold) ink[index] = 1;
  }
  return { ink, width, height };
}

/** The value that a share of the samples lies below or at. */
function percentile(histogram: Uint32Array, samples: number, share: number): number {
  const rank = Math.floor((samples - 1) * share);
  let below = 0;
  for (const [value, count] of histogram.entries()) {
    below += count;
    if (below > rank) return value;
  }
  return brightest;
}
