import { style } from '@vanilla-extract/css';
import { component, space, textStyle, vars } from '../../styles/index.ts';

const line = { borderBlockStart: `1px solid ${vars.color.border.subtle}` };

export const divider = style(
  component({ border: 0, margin: 0, width: '100%', height: 0, ...line }),
);

export const labelled = style(
  component({
    ...textStyle('xs'),
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    color: vars.color.text.subtle,
    selectors: { '&::before, &::after': { content: '""', flex: 1, ...line } },
  }),
);
