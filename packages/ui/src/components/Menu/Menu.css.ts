import { style, styleVariants } from '@vanilla-extract/css';
import { component, media, textStyle, vars, weight } from '../../styles/index.ts';

const { color } = vars;

export const tones = styleVariants({
  default: {},
  danger: component({
    color: color.danger.text,
    selectors: {
      '&[data-focused]': { backgroundColor: color.danger.soft },
      '&[data-disabled]': { color: color.text.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'CanvasText',
        selectors: {
          '&[data-focused]': { backgroundColor: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
});

export const section = style(
  component({
    selectors: {
      '& + &': {
        marginBlockStart: '4px',
        paddingBlockStart: '4px',
        borderBlockStart: `1px solid ${color.border.subtle}`,
      },
    },
  }),
);

export const sectionTitle = style(
  component({
    ...textStyle('xs'),
    padding: '6px 8px 4px',
    fontWeight: weight.medium,
    color: color.text.subtle,
  }),
);
