import { inLayer, media, vars } from '@cardinal/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';

const sweep = keyframes({
  from: { insetBlockStart: '0' },
  to: { insetBlockStart: 'calc(100% - 2px)' },
});

/** The picture while it is being read. */
export const reading = style(inLayer('features', { position: 'relative' }));

/**
 * A line that moves over the picture like a scanner's, at the progress bar's twenty steps per
 * second.
 */
export const beam = style(
  inLayer('features', {
    position: 'absolute',
    insetInline: 0,
    height: '2px',
    backgroundColor: vars.color.accent.fill,
    boxShadow: `0 0 16px 3px ${vars.color.accent.fill}`,
    animation: `${sweep} 1.6s steps(32) infinite alternate`,
    '@media': { [media.reducedMotion]: { display: 'none' } },
  }),
);
