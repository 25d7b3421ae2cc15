import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRing,
  media,
  space,
  tabularNumbers,
  textStyle,
  vars,
  weight,
} from '../../styles/index.ts';

const { color } = vars;

export const timeline = style(
  component({ display: 'flex', flexDirection: 'column', gap: space[5], minWidth: 0 }),
);

export const day = style(component({ minWidth: 0 }));

export const dayName = style(
  component({
    ...textStyle('xs'),
    marginBlockEnd: space[3],
    fontWeight: weight.medium,
    color: color.text.muted,
  }),
);

/** The line connects the dots of a day. */
export const entry = style(
  component({
    position: 'relative',
    display: 'flex',
    gap: space[3],
    minWidth: 0,
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&:focus-visible': focusRing,
      '&:not(:last-child)': { paddingBlockEnd: space[4] },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 'calc(0.75rem + 16px) 4px',
        insetInlineStart: '11.5px',
        width: '1px',
        backgroundColor: color.border.default,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:not(:last-child)::before': { backgroundColor: 'CanvasText' } },
      },
    },
  }),
);

const toned = (tone: { soft: string; icon: string }) =>
  component({ backgroundColor: tone.soft, color: tone.icon });

export const dot = recipe({
  base: component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '24px',
    height: '24px',
    // Centred on the first line of the title.
    marginBlockStart: 'calc(0.75rem - 12px)',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
  }),
  variants: {
    tone: {
      neutral: component({
        backgroundColor: color.background.pressed,
        color: color.icon.default,
      }),
      accent: component({ backgroundColor: color.accent.soft, color: color.accent.text }),
      success: toned(color.success),
      warning: toned(color.warning),
      danger: toned(color.danger),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const words = style(component({ flex: '1 1 auto', minWidth: 0, paddingBlock: '0.125rem' }));

/** Title and time on one line; the time wraps below if they do not fit. */
export const headline = style(
  component({
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
  }),
);

export const title = style(
  component({
    minWidth: 0,
    fontWeight: weight.medium,
    color: color.text.default,
    overflowWrap: 'anywhere',
  }),
);

export const time = style(
  component({
    ...textStyle('xs'),
    ...tabularNumbers,
    flex: 'none',
    color: color.text.subtle,
  }),
);

export const detail = style(
  component({
    ...textStyle('sm'),
    marginBlockStart: '2px',
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
);

/** The exact height of a title with one line below. */
export const waitingWords = style(
  component({
    display: 'grid',
    alignContent: 'space-evenly',
    flex: '1 1 auto',
    height: '46px',
  }),
);

export const more = style(component({ alignSelf: 'flex-start' }));
