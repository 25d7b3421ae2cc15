import { style } from '@vanilla-extract/css';
import { component, textStyle, vars } from '../../styles/index.ts';

export const pageHeader = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '24px',
    rowGap: '12px',
    paddingBlock: '24px 20px',
  }),
);

export const words = style(component({ flex: '1 1 240px', minWidth: 0 }));

export const title = style(component({ outline: 'none' }));

export const description = style(
  component({ ...textStyle('sm'), color: vars.color.text.muted, overflowWrap: 'anywhere' }),
);

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }),
);
