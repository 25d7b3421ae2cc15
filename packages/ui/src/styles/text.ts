import type { StyleRule } from '@vanilla-extract/css';
import { type } from '../theme/scales.ts';
import { media } from './media.ts';

/** Size of the type scale; `2xl` grows from 768 px. */
export type TextSize = Exclude<keyof typeof type, '2xlWide'>;

const declarations = ({ size, lineHeight, tracking }: (typeof type)[keyof typeof type]) => ({
  fontSize: size,
  lineHeight,
  letterSpacing: tracking,
});

/** Font size, line height and letter spacing of a step of the type scale. */
export function textStyle(size: TextSize) {
  return {
    ...declarations(type[size]),
    ...(size === '2xl' && { '@media': { [media.md]: declarations(type['2xlWide']) } }),
  };
}

/**
 * One line that is cut off with an ellipsis. Text with `dir="auto"` is cut off according to its own
 * script, but aligned with its surroundings.
 */
export const truncate = {
  minWidth: 0,
  textAlign: ['-webkit-match-parent', 'match-parent'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Digits of the same width, so that numbers align. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;
