import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component, media, vars } from '../../styles/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** Space before a skeleton; `auto` moves it to the end of its line. */
export const before = createVar();

export const skeleton = style(
  component({
    display: 'block',
    marginInlineStart: fallbackVar(before, '0'),
    maxWidth: '100%',
    border: '1px solid transparent',
    backgroundColor: vars.color.background.pressed,
    animation: `${breathe} 1400ms ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { borderColor: 'GrayText' },
    },
  }),
);

export const radii = styleVariants({
  tag: component({ borderRadius: vars.radius.tag }),
  control: component({ borderRadius: vars.radius.control }),
  card: component({ borderRadius: vars.radius.card }),
  full: component({ borderRadius: vars.radius.full }),
});
