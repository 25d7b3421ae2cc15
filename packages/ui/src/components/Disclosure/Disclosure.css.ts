import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRing,
  focusRingInset,
  media,
  space,
  textStyle,
  transition,
  vars,
  weight,
} from '../../styles/index.ts';

const { color } = vars;

export const disclosure = recipe({
  base: component({ minWidth: 0 }),
  variants: {
    look: {
      alone: {},
      row: component({ borderBlockEnd: `1px solid ${color.border.subtle}` }),
    },
  },
});

export const heading = style(component({ display: 'flex', minWidth: 0 }));

export const trigger = recipe({
  base: component({
    ...transition('background-color', 'color'),
    display: 'flex',
    gap: space[2],
    minWidth: 0,
    borderRadius: vars.radius.control,
    color: color.text.default,
    textAlign: 'start',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.coarse]: { minHeight: vars.control.lg },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
  variants: {
    look: {
      alone: component({
        ...textStyle('sm'),
        minHeight: vars.control.md,
        paddingBlock: '7px',
        paddingInlineEnd: space[3],
        paddingInlineStart: space[1.5],
        border: '1px solid transparent',
        fontWeight: weight.medium,
        selectors: {
          '&[data-focus-visible]': focusRing,
          '&[data-pressed]': { backgroundColor: color.background.pressed },
        },
        '@media': {
          [media.hover]: {
            selectors: {
              '&[data-hovered]:not([data-pressed])': { backgroundColor: color.background.hover },
            },
          },
        },
      }),
      row: component({
        ...textStyle('md'),
        flex: '1 1 auto',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space[4],
        minHeight: '56px',
        paddingBlock: space[4],
        // The focus ring keeps a distance from the label.
        paddingInline: space[2],
        fontWeight: weight.medium,
        selectors: {
          '&[data-focus-visible]': focusRingInset,
          '&[data-pressed]': { color: color.accent.text },
        },
        '@media': {
          [media.hover]: { selectors: { '&[data-hovered]': { color: color.accent.text } } },
        },
      }),
    },
  },
});

export const title = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));

const turning = {
  transitionProperty: 'rotate',
  transitionDuration: vars.motion.base,
  transitionTimingFunction: vars.motion.out,
};

/** Points down when open; when closed, up or (before the label) in the reading direction. */
export const chevron = recipe({
  base: component({
    ...turning,
    flex: 'none',
    color: color.icon.default,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  }),
  variants: {
    look: {
      alone: component({
        marginBlockStart: 'calc((1lh - 16px) / 2)',
        rotate: '-90deg',
        selectors: {
          '&:dir(rtl)': { rotate: '90deg' },
          '[aria-expanded="true"] > &': { rotate: '0deg' },
        },
      }),
      row: component({ selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } } }),
    },
  },
});

/** React Aria sets the target height during the animation, and `auto` afterwards. */
export const panel = style(
  component({
    height: 'var(--disclosure-panel-height)',
    overflow: 'clip',
    transition: `height ${vars.motion.base} ${vars.motion.out}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const content = recipe({
  base: component({ ...textStyle('sm'), minWidth: 0, overflowWrap: 'anywhere' }),
  variants: {
    look: {
      // Aligned with the title, with space for the focus rings of the content.
      alone: component({ paddingBlock: space[1], paddingInline: '31px 4px' }),
      row: component({
        maxWidth: '70ch',
        paddingBlockEnd: space[5],
        paddingInline: space[2],
        color: color.text.muted,
      }),
    },
  },
});
