import { keyframes, style } from '@vanilla-extract/css';
import { component, media } from '../../styles/index.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style(component({ display: 'inline-flex', flex: 'none' }));

export const drawing = style(
  component({
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      // Progress must stay visible: the strength changes slowly instead of turning.
      [media.reducedMotion]: { animation: `${pulse} 2s steps(4) infinite` },
    },
  }),
);

export const track = style(component({ opacity: 0.25 }));
