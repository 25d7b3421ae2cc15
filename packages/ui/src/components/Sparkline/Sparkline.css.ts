import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media, vars } from '../../styles/index.ts';

const { color } = vars;

export const sparkline = recipe({
  base: component({
    flex: 'none',
    overflow: 'visible',
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
  variants: {
    tone: {
      accent: component({ color: color.accent.fill }),
      neutral: component({ color: color.icon.default }),
      success: component({ color: color.success.icon }),
      danger: component({ color: color.danger.icon }),
    },
  },
});

export const line = style(
  component({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
);

export const dot = style(component({ fill: 'currentColor' }));

export const area = style(
  component({
    fill: 'currentColor',
    opacity: 0.12,
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

/** If there is no trend to draw: no value, or only one. */
export const ground = style(
  component({
    stroke: color.border.strong,
    strokeDasharray: '2 4',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
