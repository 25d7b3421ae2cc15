import { style } from '@vanilla-extract/css';
import { component, space, textStyle, vars, weight } from '../../styles/index.ts';

export const brand = style(
  component({
    ...textStyle('md'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    fontWeight: weight.semibold,
    color: 'inherit',
  }),
);

export const mark = style(component({ flex: 'none' }));

export const part = {
  card: style(component({ fill: vars.color.logo.card })),
  fold: style(component({ fill: vars.color.logo.fold })),
  beak: style(component({ fill: vars.color.logo.beak })),
};

export const monoPart = {
  card: style(component({ fill: 'currentColor', fillOpacity: 0.55 })),
  fold: style(component({ fill: 'currentColor' })),
  beak: style(component({ fill: 'currentColor' })),
};
