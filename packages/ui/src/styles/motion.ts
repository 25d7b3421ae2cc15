import { vars } from '../theme/contract.ts';

/**
 * Transitions the given properties with the duration of a colour change (120 ms). Durations come
 * from the theme, which sets them to zero under `prefers-reduced-motion`.
 */
export function transition(...properties: [string, ...string[]]) {
  return {
    transitionProperty: properties.join(', '),
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.out,
  };
}
