import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import { hindiName, type } from '../theme/scales.ts';
import { media } from './media.ts';

/** Size of the type scale; `2xl` grows from 768 px. */
export type TextSize = Exclude<keyof typeof type, '2xlWide'>;

const scriptHeight = '--_cardinal-script-height';
const scriptTracking = '--_cardinal-script-tracking';

/**
 * What a script needs in large sizes, whose lines are close: height for the signs above and below its
 * letters, and no letter spacing where letters are joined.
 */
export const scriptNeeds = {
  hi: { vars: { [scriptHeight]: '1.35em', [scriptTracking]: '0' } },
  ar: { vars: { [scriptHeight]: '1.4em', [scriptTracking]: '0' } },
};

/** The needs of the languages of the application. */
export const scriptRules = [[[':lang(hi)'], scriptNeeds.hi]] as const;

const declarations = ({ size, lineHeight, tracking }: (typeof type)[keyof typeof type]) => ({
  fontSize: size,
  lineHeight,
  letterSpacing: tracking,
});

/** As `textStyle`, for a size of one place that is as large as the largest of the type scale. */
export const displayStyle = (step: { size: string; lineHeight: string; tracking: string }) => ({
  fontSize: step.size,
  lineHeight: `max(${step.lineHeight}, var(${scriptHeight}, 0em))`,
  letterSpacing: `calc(${step.tracking} * var(${scriptTracking}, 1))`,
});

/** Font size, line height and letter spacing of a step of the type scale. */
export function textStyle(size: TextSize) {
  if (size === 'xl') return displayStyle(type.xl);
  if (size !== '2xl') return declarations(type[size]);
  return { ...displayStyle(type['2xl']), '@media': { [media.md]: displayStyle(type['2xlWide']) } };
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

/**
 * The name of a language in that language: on a page in another one, the whole font of its script would
 * load for one word.
 */
export const languageNameStyle = { fontFamily: `"${hindiName}", ${vars.font.sans}` } as const;

/** Digits of the same width, so that numbers align. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;
