import { recipe } from '@vanilla-extract/recipes';
import { component, textStyle, vars, weight } from '../../styles/index.ts';

const { color } = vars;
const edge = (length: string) => ({ width: length, height: length });

export const avatar = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    overflow: 'hidden',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    userSelect: 'none',
  }),
  variants: {
    size: {
      sm: component({ ...textStyle('xs'), ...edge('24px') }),
      md: component({ ...textStyle('xs'), ...edge('32px') }),
      lg: component({ ...textStyle('md'), ...edge('48px') }),
    },
    tone: {
      neutral: component({
        backgroundColor: color.background.pressed,
        color: color.text.muted,
      }),
      accent: component({ backgroundColor: color.accent.soft, color: color.accent.text }),
    },
  },
});
