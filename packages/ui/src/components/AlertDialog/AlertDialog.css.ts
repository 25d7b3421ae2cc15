import { style } from '@vanilla-extract/css';
import { component, textStyle, vars, weight } from '../../styles/index.ts';

export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '24px',
    outline: 'none',
  }),
);

export const title = style(
  component({ ...textStyle('lg'), fontWeight: weight.semibold, overflowWrap: 'anywhere' }),
);

export const message = style(
  component({ ...textStyle('sm'), color: vars.color.text.muted, overflowWrap: 'anywhere' }),
);

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    marginBlockStart: '16px',
  }),
);
