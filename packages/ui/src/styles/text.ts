import type { StyleRule } from '@vanilla-extract/css';
import { type } from '../theme/scales.ts';
import { media } from './media.ts';

/** Size of the type scale; `2xl` grows by itself from 768 px on. */
export type TextSize = Exclude<keyof typeof type, '2xlWide'>;

const declarations = ({ size, lineHeight, tracking }: (typeof type)[keyof typeof type]) => ({
  fontSize: size,
  lineHeight,
  letterSpacing: tracking,
});

/** Font size, line height and tracking of a step of the type scale. */
export function textStyle(size: TextSize) {
  return {
    ...declarations(type[size]),
    ...(size === '2xl' && { '@media': { [media.md]: declarations(type['2xlWide']) } }),
  };
}

/**
 * One line that ends in an ellipsis. Text with `dir="auto"` ends where its own script ends, yet
 * stays on the side of what surrounds it.
 */
export const truncate = {
  minWidth: 0,
  textAlign: ['-webkit-match-parent', 'match-parent'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Figures of one width, for numbers that line up. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;
