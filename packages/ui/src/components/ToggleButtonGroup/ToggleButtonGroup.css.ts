import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRing,
  media,
  space,
  textStyle,
  transition,
  vars,
  weight,
} from '../../styles/index.ts';

const { accent, background, border, status, text, icon } = vars.color;

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: space[1.5], minWidth: 0 }),
);

/** The label above; not a label element, because a group is not a single control. */
export const groupLabel = style(
  component({ display: 'flex', alignItems: 'center', minHeight: '22px' }),
);

export const group = style(component({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

/** The chosen option also has a border of twice the width, so that colour is not needed. */
const chosen = (look: { soft: string; edge: string; text: string }) =>
  component({
    selectors: {
      '&[data-selected]:not([data-disabled])': {
        backgroundColor: look.soft,
        borderColor: look.edge,
        boxShadow: `inset 0 0 0 1px ${look.edge}`,
        color: look.text,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]:not([data-disabled])': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  });

export const toggle = recipe({
  base: component({
    ...transition('background-color', 'border-color', 'color'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // Of equal width, unless one label needs more.
    flex: '1 1 0',
    minWidth: 'fit-content',
    gap: space[1.5],
    paddingBlock: space[1],
    paddingInline: '11px',
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.surface,
    color: text.muted,
    fontWeight: weight.medium,
    cursor: 'pointer',
    selectors: {
      '&[data-pressed]': { backgroundColor: background.pressed },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': {
        borderColor: border.subtle,
        color: text.disabled,
        cursor: 'default',
      },
      '&[data-disabled][data-selected]': {
        borderColor: border.default,
        boxShadow: `inset 0 0 0 1px ${border.default}`,
        backgroundColor: background.disabled,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&[data-hovered]:not([data-selected])': {
            backgroundColor: background.hover,
            borderColor: border.strongHover,
          },
        },
      },
      [media.touch]: { minHeight: vars.control.lg },
      [media.forcedColors]: {
        selectors: {
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: {
      sm: component({ ...textStyle('xs'), minHeight: vars.control.sm }),
      md: component({ ...textStyle('sm'), minHeight: vars.control.md }),
      lg: component({ ...textStyle('sm'), minHeight: vars.control.lg }),
    },
    tone: {
      accent: chosen(accent),
      hot: chosen(status.hot),
      warm: chosen(status.warm),
      cold: chosen(status.cold),
      closed: chosen(status.closed),
    },
  },
  defaultVariants: { size: 'md', tone: 'accent' },
});

const colored = (color: string) =>
  component({
    selectors: {
      '[data-disabled] > &': { color: 'inherit' },
      ':not([data-disabled]) > &': { color },
    },
    '@media': {
      [media.forcedColors]: { selectors: { ':not([data-disabled]) > &': { color: 'inherit' } } },
    },
  });

export const toggleIcon = recipe({
  variants: {
    tone: {
      accent: colored(icon.default),
      hot: colored(status.hot.icon),
      warm: colored(status.warm.icon),
      cold: colored(status.cold.icon),
      closed: colored(status.closed.icon),
    },
  },
  defaultVariants: { tone: 'accent' },
});
