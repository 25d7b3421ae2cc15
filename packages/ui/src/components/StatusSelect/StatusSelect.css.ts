import { style, styleVariants } from '@vanilla-extract/css';
import { component, focusRing, media, textStyle, transition, vars } from '../../styles/index.ts';

const { status } = vars.color;

const toned = ({ edge, softHover }: { edge: string; softHover: string }) =>
  component({
    selectors: {
      '&[data-hovered]:not([aria-disabled])': {
        '@media': { [media.hover]: { borderColor: edge } },
      },
      '&[data-pressed]:not([aria-disabled])': { borderColor: edge, backgroundColor: softHover },
      '&[aria-expanded="true"]': { borderColor: edge },
    },
  });

/** Touch screens have no keyboard. */
export const keyHint = style(component({ '@media': { [media.coarse]: { display: 'none' } } }));

export const trigger = style(
  component({
    ...transition('background-color', 'border-color'),
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { opacity: 0.6 },
      // On touch screens the target is 44 px around a small pill.
      '&::after': { content: '""', position: 'absolute', inset: '50% 0', translate: '0 -50%' },
    },
    '@media': {
      [media.phone]: { ...textStyle('sm'), height: vars.control.md, paddingInline: '11px' },
      [media.coarse]: {
        selectors: { '&::after': { inset: 'auto 0', top: '50%', height: vars.control.lg } },
      },
    },
  }),
);

export const tones = styleVariants({
  hot: toned(status.hot),
  warm: toned(status.warm),
  cold: toned(status.cold),
  closed: toned(status.closed),
});

/** Keeps the icon's place, so that the pill keeps its width while the spinner replaces it. */
export const lead = style(
  component({ display: 'inline-grid', placeItems: 'center', width: '14px', height: '14px' }),
);
