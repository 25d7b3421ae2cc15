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

const { background, border, icon, text } = vars.color;

/** All segments are as wide as the widest, or share the available width. */
export const track = recipe({
  base: component({
    display: 'inline-grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignSelf: 'flex-start',
    maxWidth: '100%',
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.sunken,
    selectors: { '&[data-disabled]': { borderColor: border.subtle } },
  }),
  variants: { fullWidth: { true: component({ display: 'grid', alignSelf: 'stretch' }) } },
});

export const segment = recipe({
  base: component({
    ...transition('background-color', 'color'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    // Content after a label wraps before the label itself does.
    flexWrap: 'wrap',
    columnGap: space[1.5],
    minWidth: 0,
    // The height includes the border of the track.
    marginBlock: '-1px',
    paddingBlock: space[1],
    paddingInline: space[4],
    borderRadius: vars.radius.control,
    color: text.muted,
    fontWeight: weight.medium,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-pressed]:not([data-selected])': { backgroundColor: background.pressed },
      '&[data-selected]': { color: text.default },
      '&[data-focus-visible]': { ...focusRing, zIndex: 1 },
      '&[data-disabled]': { color: text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&[data-hovered]:not([data-selected], [data-pressed])': { color: text.default },
        },
      },
      [media.touch]: { minHeight: vars.control.lg },
      [media.forcedColors]: {
        selectors: {
          '&[data-pressed]:not([data-selected])': { backgroundColor: 'transparent' },
          '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: {
      sm: component({
        ...textStyle('xs'),
        minHeight: vars.control.sm,
        paddingInline: space[3],
      }),
      md: component({ ...textStyle('sm'), minHeight: vars.control.md }),
      lg: component({ ...textStyle('sm'), minHeight: vars.control.lg }),
    },
  },
  defaultVariants: { size: 'md' },
});

/** The background of the chosen segment; slides to the next one. */
export const plate = style(
  component({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: `1px solid ${border.strong}`,
    borderRadius: 'inherit',
    backgroundColor: background.surface,
    transitionProperty: 'translate, width, height',
    transitionDuration: vars.motion.base,
    transitionTimingFunction: vars.motion.out,
    selectors: {
      '[data-disabled] > &': {
        borderColor: border.default,
        backgroundColor: background.disabled,
      },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'Highlight',
        backgroundColor: 'Highlight',
        selectors: {
          '[data-disabled] > &': { backgroundColor: 'Canvas', borderColor: 'GrayText' },
        },
      },
    },
  }),
);

/** Above that background. */
export const words = style(component({ position: 'relative', minWidth: 0 }));
export const segmentIcon = style(
  component({
    position: 'relative',
    flex: 'none',
    color: icon.default,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);
export const end = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    marginBlock: '-2px',
    forcedColorAdjust: 'auto',
  }),
);
