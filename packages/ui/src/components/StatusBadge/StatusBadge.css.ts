import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, textStyle, truncate, vars, weight } from '../../styles/index.ts';

const { status } = vars.color;

const toned = ({ soft, text, border }: { soft: string; text: string; border: string }) =>
  component({ backgroundColor: soft, color: text, borderColor: border });

/** The pill that StatusBadge and StatusSelect share. */
export const statusPill = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: vars.radius.control,
    fontWeight: weight.medium,
    verticalAlign: 'middle',
  }),
  variants: {
    tone: {
      hot: toned(status.hot),
      warm: toned(status.warm),
      cold: toned(status.cold),
      closed: toned(status.closed),
    },
    size: {
      md: component({ ...textStyle('xs'), height: vars.control.sm, paddingInline: '7px' }),
      lg: component({ ...textStyle('sm'), height: vars.control.md, paddingInline: '11px' }),
    },
  },
});

export const word = style(component(truncate));
