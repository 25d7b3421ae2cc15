import { style } from '@vanilla-extract/css';
import { component, focusRing, media, screenOnly, transition, vars } from '../../styles/index.ts';

const { border, icon, text } = vars.color;

export const button = style([
  screenOnly,
  component({
    ...transition('color'),
    position: 'relative',
    flex: 'none',
    verticalAlign: 'middle',
    width: '32px',
    height: '32px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: border.strong,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      // The icons darken when their row is hovered.
      '[data-row-key]:hover &, [data-row-key]:focus-within &': {
        '@media': { [media.hover]: { color: icon.default } },
      },
      '&:hover, &:active, &:focus-visible': { color: text.default },
      '&[aria-disabled="true"], [data-row-key]:hover &[aria-disabled="true"]': {
        color: text.disabled,
      },
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        margin: 'auto',
        width: '16px',
        height: '16px',
        backgroundColor: 'currentColor',
        maskRepeat: 'no-repeat',
        maskSize: 'contain',
      },
    },
    '@media': {
      [media.coarse]: { width: '44px', height: '44px' },
      [media.phone]: {
        width: '44px',
        height: '44px',
        color: icon.default,
        selectors: { '&::before': { width: '20px', height: '20px' } },
      },
      // System colours replace every other colour; a mask has nothing else to show.
      [media.forcedColors]: {
        selectors: {
          '&::before': { backgroundColor: 'ButtonText' },
          '&[aria-disabled="true"]::before': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
]);
