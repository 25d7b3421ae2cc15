import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, textStyle, vars, weight } from '../../styles/index.ts';

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

/** Icons stand on the first line, however many follow. */
export const lead = style(
  component({ display: 'flex', alignItems: 'center', height: textStyle('sm').lineHeight }),
);

export const body = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '4px',
    flex: '1 1 auto',
    minWidth: 0,
  }),
);

export const words = style(component({ minWidth: 0, overflowWrap: 'anywhere', flex: '1 1 16ch' }));

/** As high as a small button, on the first line, whatever it is. */
export const actionPlace = style(
  component({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: vars.control.sm,
    marginBlock: '-4px',
  }),
);

export const title = style(component({ fontWeight: weight.semibold }));

export const dismiss = style(
  component({ flex: 'none', marginBlock: '-4px', marginInlineEnd: '-6px' }),
);
