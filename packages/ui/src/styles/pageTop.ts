import { layout } from '../theme/scales.ts';

/** Height of the bar at the top of a phone's screen, including the device's safe area. */
export const topbarHeight = `calc(${layout.topbarPhone} + env(safe-area-inset-top, 0px))`;

/**
 * The variable with the height of everything that stays at the top of the page while it scrolls.
 */
export const pageTopVariable = '--cardinal-page-top';

/** The `top` of a sticky element that stays below that. */
export const pageTop = `var(${pageTopVariable}, 0px)`;
