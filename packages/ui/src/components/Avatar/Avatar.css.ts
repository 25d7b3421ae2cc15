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
      sm: component({ ...textStyle('xs'), ...edge('1.5rem') }),
      md: component({ ...textStyle('xs'), ...edge('2rem') }),
      lg: component({ ...textStyle('md'), ...edge('3rem') }),
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
