import { globalStyle, style } from '@vanilla-extract/css';
import { component, screenOnly, tabularNumbers, textStyle, vars } from '../../styles/index.ts';

export const pagination = style([
  screenOnly,
  component({
    ...textStyle('sm'),
    ...tabularNumbers,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '8px',
    minHeight: '56px',
    color: vars.color.text.muted,
  }),
]);

export const controls = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px',
    marginInlineStart: 'auto',
  }),
);

/** The chevrons point in the reading direction. */
export const directional = style({});
globalStyle(`${directional}:dir(rtl) svg`, component({ scale: '-1 1' }));
