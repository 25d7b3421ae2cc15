import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media, space, textStyle, vars, weight } from '../../styles/index.ts';

const { color } = vars;
const toned = (tone: { soft: string; text: string; border: string }) =>
  component({ backgroundColor: tone.soft, borderColor: tone.border, color: tone.text });

/** From edge to edge, with the page's own gutters; no corners, because it is no box. */
export const banner = recipe({
  base: component({
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minHeight: '48px',
    paddingBlock: '13px',
    paddingInline: space[8],
    borderBlockEnd: '1px solid transparent',
    '@media': {
      [media.belowLg]: { paddingInline: space[6] },
      [media.phone]: { paddingInline: space[4], gap: space[2] },
      [media.forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
  variants: {
    tone: {
      neutral: component({
        backgroundColor: color.background.sunken,
        borderColor: color.border.default,
        color: color.text.default,
      }),
      info: toned(color.info),
      success: toned(color.success),
      warning: toned(color.warning),
      danger: toned(color.danger),
    },
  },
});

/** The icon stands on the first line, however many follow. */
export const lead = style(
  component({ display: 'flex', alignItems: 'center', height: textStyle('sm').lineHeight }),
);

export const body = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space[4],
    rowGap: space[2],
    flex: '1 1 auto',
    minWidth: 0,
  }),
);

export const words = style(
  component({ flex: '0 1 auto', minWidth: 0, maxWidth: '100ch', overflowWrap: 'anywhere' }),
);

export const title = style(component({ fontWeight: weight.semibold }));

/** As high as a small button, on the first line, whatever it is. */
export const actionPlace = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.control.sm,
    marginBlock: '-4px',
  }),
);

export const dismiss = style(
  component({ flex: 'none', marginBlock: '-4px', marginInlineEnd: '-6px' }),
);
