import { style } from '@vanilla-extract/css';
import { component, vars } from '../../styles/index.ts';

export const accordion = style(
  component({ minWidth: 0, borderBlockStart: `1px solid ${vars.color.border.subtle}` }),
);
