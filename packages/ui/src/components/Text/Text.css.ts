import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  tabularNumbers,
  textStyle,
  truncate,
  vars,
  weight,
} from '../../styles/index.ts';

const { color } = vars;

export const text = recipe({
  base: component({ margin: 0, overflowWrap: 'anywhere' }),
  variants: {
    size: {
      xs: component(textStyle('xs')),
      sm: component(textStyle('sm')),
      md: component(textStyle('md')),
      lg: component(textStyle('lg')),
    },
    tone: {
      default: component({ color: color.text.default }),
      muted: component({ color: color.text.muted }),
      subtle: component({ color: color.text.subtle }),
      accent: component({ color: color.accent.text }),
      danger: component({ color: color.danger.text }),
      success: component({ color: color.success.text }),
      onAccent: component({ color: color.text.onAccent }),
      inherit: component({ color: 'inherit' }),
    },
    weight: {
      regular: component({ fontWeight: weight.regular }),
      medium: component({ fontWeight: weight.medium }),
      semibold: component({ fontWeight: weight.semibold }),
    },
    truncate: { true: component({ ...truncate, display: 'block' }) },
    numeric: { true: component(tabularNumbers) },
  },
});
