import { style } from '@vanilla-extract/css';
import {
  component,
  media,
  printedColors,
  space,
  tabularNumbers,
  textStyle,
  vars,
  weight,
} from '../../styles/index.ts';

const { color } = vars;

export const list = style(
  component({
    ...textStyle('sm'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    margin: 0,
    color: color.text.default,
  }),
);

export const item = style(component({ display: 'grid', gap: space[1.5], minWidth: 0 }));

export const line = style(
  component({
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space[3],
    minWidth: 0,
    minHeight: '20px',
  }),
);

export const label = style(
  component({ display: 'flex', alignItems: 'flex-start', gap: space[2], minWidth: 0 }),
);
export const icon = style(
  component({
    flex: 'none',
    // Centred on the first line.
    marginBlockStart: 'calc((1lh - 16px) / 2)',
    color: color.icon.subtle,
  }),
);
export const words = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));

export const figure = style(
  component({ ...tabularNumbers, flex: 'none', fontWeight: weight.medium }),
);
export const share = style(component({ color: color.text.subtle, fontWeight: weight.regular }));

export const track = style(
  component({
    ...printedColors,
    display: 'block',
    overflow: 'hidden',
    height: '6px',
    borderRadius: vars.radius.full,
    backgroundColor: color.background.pressed,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const bar = style(
  component({
    ...printedColors,
    display: 'block',
    height: '100%',
    // Small values stay visible.
    minWidth: '3px',
    borderRadius: vars.radius.full,
    backgroundColor: color.accent.fill,
    '@media': {
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

export const empty = style(component({ ...textStyle('sm'), color: color.text.subtle }));
