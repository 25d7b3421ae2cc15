import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, layout, media, vars } from '../../styles/index.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const centre = style(
  component({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    padding: '24px',
    '@media': { print: { display: 'block', padding: 0 } },
  }),
);

/** On a phone the dialog fills the screen, so there is no scrim. */
export const fullscreen = style(component({ '@media': { [media.phone]: { padding: 0 } } }));

const wide = (maxWidth: string) =>
  component({ maxWidth, '@media': { print: { maxWidth: 'none' } } });

export const dialog = recipe({
  base: component({
    width: '100%',
    maxHeight: 'calc(var(--visual-viewport-height, 100dvh) - 48px)',
    '@media': { print: { maxHeight: 'none' } },
    borderRadius: vars.radius.dialog,
    selectors: {
      '&[data-entering]': { animation: `${rise} ${vars.motion.slow} ${vars.motion.out}` },
      '&[data-exiting]': { animation: `${rise} ${vars.motion.base} ${vars.motion.exit} reverse` },
    },
  }),
  variants: {
    size: {
      sm: wide(layout.dialog.sm),
      md: wide(layout.dialog.md),
      lg: wide(layout.dialog.lg),
    },
    isFullscreen: {
      true: component({
        '@media': {
          [media.phone]: {
            maxWidth: 'none',
            height: 'var(--visual-viewport-height, 100dvh)',
            maxHeight: 'none',
            border: 0,
            borderRadius: 0,
            boxShadow: 'none',
          },
        },
      }),
    },
  },
});
