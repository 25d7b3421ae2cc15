import { recipe } from '@vanilla-extract/recipes';
import { component, textStyle, vars, weight } from '../../styles/index.ts';

const sized = (size: 'sm' | 'md' | 'lg' | 'xl' | '2xl') =>
  component({
    ...textStyle(size),
    fontWeight: size === '2xl' ? weight.display : weight.semibold,
  });

export const heading = recipe({
  base: component({
    margin: 0,
    color: vars.color.text.default,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      sm: sized('sm'),
      md: sized('md'),
      lg: sized('lg'),
      xl: sized('xl'),
      '2xl': sized('2xl'),
    },
  },
});
