import { style } from '@vanilla-extract/css';
import { component, focusRing, space, textStyle, vars, weight } from '../../styles/index.ts';

const { danger } = vars.color;

export const summary = style(
  component({
    ...textStyle('sm'),
    display: 'flex',
    gap: space[2],
    padding: space[3],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: danger.soft,
    color: danger.text,
    selectors: { '&:focus-visible': focusRing },
  }),
);
export const icon = style(component({ color: danger.icon, marginBlockStart: '2px' }));
export const title = style(component({ fontWeight: weight.semibold }));
export const list = style(component({ marginBlockStart: space[1] }));
