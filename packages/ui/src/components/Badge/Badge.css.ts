import { recipe } from '@vanilla-extract/recipes';
import { component, textStyle, vars, weight } from '../../styles/index.ts';

const { color } = vars;

export const badge = recipe({
  base: component({
    ...textStyle('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    maxWidth: '100%',
    minHeight: '22px',
    paddingInline: '6px',
    border: '1px solid transparent',
    borderRadius: vars.radius.tag,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      neutral: component({
        backgroundColor: color.background.pressed,
        color: color.text.muted,
      }),
      success: component({ backgroundColor: color.success.soft, color: color.success.text }),
      warning: component({ backgroundColor: color.warning.soft, color: color.warning.text }),
      danger: component({ backgroundColor: color.danger.soft, color: color.danger.text }),
      info: component({ backgroundColor: color.info.soft, color: color.info.text }),
    },
  },
});
