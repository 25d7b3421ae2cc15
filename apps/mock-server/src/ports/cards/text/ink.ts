import type { RgbImage } from '../types.ts';

/** Which pixels of a line's crop are ink, whatever the colours are. */
export interface InkMap {
  /** 1 for ink, row by row. */
  ink: Uint8Array;
  width: number;
  height: number;
}

/** Share of the way from paper to the strongest ink from which a pixel counts as ink. */
const inkShare = 0.42;

/** Separates ink from paper: dark on light or light on dark, whichever stands out more. */
export function inkOf(crop: RgbImage): InkMap {
  const { data, width, height } = crop;
  const luma = new Float32Array(width * height);
  for (let index = 0; index < luma.length; index++) {
    const pixel = index * 3;
    luma[index] =
      ((data[pixel] ?? 0) * 3 + (data[pixel + 1] ?? 0) * 6 + (data[pixel + 2] ?? 0)) / 10;
  }
  const sorted = luma.filter((_, index) => index % 7 === 0).toSorted();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const paper = at(0.5);
  const dark = paper - at(0.03);
  const light = at(0.97) - paper;
  const sign = dark > light ? -1 : 1;
  const threshold = Math.max(dark, light) * inkShare;
  const ink = new Uint8Array(width * height);
  for (const [index, value] of luma.entries()) {
    if ((value - paper) * sign > threshold) ink[index] = 1;
  }
  return { ink, width, height };
}
