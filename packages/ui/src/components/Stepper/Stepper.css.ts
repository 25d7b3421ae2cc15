import { createContainer, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRing,
  media,
  space,
  tabularNumbers,
  textStyle,
  transition,
  vars,
  weight,
} from '../../styles/index.ts';

const { color } = vars;
const stepper = createContainer();

/** Responds to the width of its container, not of the page, for example in dialogs. */
export const frame = style(
  component({ containerType: 'inline-size', containerName: stepper, minWidth: 0 }),
);

const row = `${stepper} (min-width: 32rem)`;

export const list = recipe({
  base: component({ ...textStyle('sm'), display: 'flex', flexDirection: 'column', margin: 0 }),
  variants: {
    orientation: {
      auto: component({
        '@container': { [row]: { flexDirection: 'row', alignItems: 'flex-start', gap: space[3] } },
      }),
      vertical: {},
    },
  },
});

const horizontal = `${list.classNames.variants.orientation.auto} > &`;
const line = { backgroundColor: color.border.strong, content: '""' } as const;

/** A line connects two steps: downwards below the mark, or after the label. */
export const step = style(
  component({
    position: 'relative',
    display: 'flex',
    minWidth: 0,
    selectors: {
      '&:not(:last-child)': { paddingBlockEnd: space[4] },
      '&:not(:last-child)::after': {
        ...line,
        position: 'absolute',
        insetBlock: 'calc(1.5rem + 10px) 6px',
        insetInlineStart: 'calc(0.75rem + 3.5px)',
        width: '1px',
      },
    },
    '@container': {
      [row]: {
        selectors: {
          [horizontal]: { flex: '0 1 auto' },
          [`${horizontal}:not(:last-child)`]: { paddingBlockEnd: 0, gap: space[3] },
          [`${horizontal}:not(:last-child)::after`]: {
            position: 'static',
            flex: '0 0 32px',
            height: '1px',
            marginBlockStart: 'calc(0.75rem + 3.5px)',
          },
        },
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:not(:last-child)::after': { backgroundColor: 'CanvasText' } },
      },
    },
  }),
);

export const content = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    minWidth: 0,
    minHeight: '32px',
    padding: '4px',
    textAlign: 'start',
  }),
);

export const pressable = style(
  component({
    ...transition('background-color'),
    borderRadius: vars.radius.control,
    cursor: 'pointer',
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
      [media.coarse]: { minHeight: vars.control.lg, paddingBlock: '10px', marginBlock: '-6px' },
    },
  }),
);

export const mark = recipe({
  base: component({
    ...textStyle('xs'),
    ...tabularNumbers,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontWeight: weight.semibold,
  }),
  variants: {
    state: {
      done: component({
        color: color.success.icon,
        '@media': { [media.forcedColors]: { borderColor: 'Canvas', color: 'CanvasText' } },
      }),
      current: component({
        backgroundColor: color.accent.fill,
        color: color.text.onAccent,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      }),
      ahead: component({ borderColor: color.border.strong, color: color.text.muted }),
      invalid: component({
        color: color.danger.icon,
        '@media': { [media.forcedColors]: { borderColor: 'Canvas', color: 'CanvasText' } },
      }),
    },
  },
});

export const words = style(component({ minWidth: 0, paddingBlock: '0.125rem' }));

export const label = recipe({
  base: component({ overflowWrap: 'anywhere' }),
  variants: {
    progress: {
      done: component({ color: color.text.default }),
      current: component({ color: color.text.default, fontWeight: weight.semibold }),
      ahead: component({ color: color.text.muted }),
    },
  },
});

export const description = recipe({
  base: component({
    ...textStyle('xs'),
    display: 'block',
    color: color.text.subtle,
    overflowWrap: 'anywhere',
  }),
  variants: { isInvalid: { true: component({ color: color.danger.text }) } },
});
