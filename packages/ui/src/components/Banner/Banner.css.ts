import { recipe } from '@vanilla-extract/recipes';
import { component, media, space, textStyle, vars } from '../../styles/index.ts';

const { color } = vars;
const toned = (tone: { soft: string; text: string; border: string }) =>
  component({ backgroundColor: tone.soft, borderColor: tone.border, color: tone.text });

/** From edge to edge, with the page's gutters and without rounded corners. */
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
