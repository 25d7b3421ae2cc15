import { recipe } from '@vanilla-extract/recipes';
import { component, textStyle, vars } from '../../styles/index.ts';

const { color } = vars;
const toned = (tone: { soft: string; text: string }) =>
  component({ backgroundColor: tone.soft, color: tone.text });

export const alert = recipe({
  base: component({
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    minHeight: vars.control.md,
    padding: '9px 12px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
  }),
  variants: {
    tone: {
      neutral: component({
        backgroundColor: color.background.sunken,
        color: color.text.muted,
      }),
      info: toned(color.info),
      success: toned(color.success),
      warning: toned(color.warning),
      danger: toned(color.danger),
    },
  },
});
