import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, focusRing, media, transition, vars, weight } from '../../styles/index.ts';

const { accent, border, text } = vars.color;

export const link = recipe({
  base: component({
    ...transition('color', 'text-decoration-color'),
    borderRadius: '2px',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
  variants: {
    variant: {
      default: component({
        color: text.link,
        fontWeight: weight.medium,
        textDecorationColor: accent.edge,
        '@media': {
          [media.hover]: {
            selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
          },
        },
      }),
      quiet: component({
        color: 'inherit',
        textDecorationColor: border.strong,
        '@media': {
          [media.hover]: {
            selectors: {
              '&[data-hovered]': { color: text.link, textDecorationColor: 'currentColor' },
            },
          },
        },
      }),
    },
  },
});

export const externalIcon = style(
  component({ display: 'inline', marginInlineStart: '0.25em', verticalAlign: '-0.125em' }),
);
