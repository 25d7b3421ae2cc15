import { style } from '@vanilla-extract/css';
import { inLayer } from './inLayer.ts';

/** For controls and navigation, which are not printed. */
export const screenOnly = style(
  inLayer('utilities', { '@media': { print: { display: 'none !important' } } }),
);

/** For colours that are content, such as a bar of a chart: browsers print no others. */
export const printedColors = {
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
} as const;
