import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, layout, media, vars } from '../../styles/index.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const centre = style(
  component({ display: 'grid', placeItems: 'center', alignContent: 'center', padding: '24px' }),
);

/** On a phone the dialog fills the screen, so there is no scrim. */
export const fullscreen = style(component({ '@media': { [media.phone]: { padding: 0 } } }));

export const dialog = recipe({
  base: component({
    width: '100%',
    maxHeight: 'calc(var(--visual-viewport-height, 100dvh) - 48px)',
    borderRadius: vars.radius.dialog,
    selectors: {
      '&[data-entering]': { animation: `${rise} ${vars.motion.slow} ${vars.motion.out}` },
      '&[data-exiting]': { animation: `${rise} ${vars.motion.base} ${vars.motion.exit} reverse` },
    },
  }),
  variants: {
    size: {
      sm: component({ maxWidth: layout.dialog.sm }),
      md: component({ maxWidth: layout.dialog.md }),
      lg: component({ maxWidth: layout.dialog.lg }),
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
