/** The basis of every `.css.ts`. Import this module there instead of the package's index. */
export { vars } from '../theme/contract.ts';
export { breakpoints, layer, layout, space, type, weight } from '../theme/scales.ts';
export { focusRing, focusRingInset } from './focusRing.ts';
export { component, inLayer } from './inLayer.ts';
export { layers } from '../theme/layers.css.ts';
export type { LayerName } from '../theme/layers.css.ts';
export { media } from './media.ts';
export { transition } from './motion.ts';
export { printedColors, screenOnly } from './print.css.ts';
export { pageTop, pageTopVariable, topbarHeight } from './pageTop.ts';
export {
  displayStyle,
  languageNameStyle,
  scriptNeeds,
  tabularNumbers,
  textStyle,
  truncate,
} from './text.ts';
export type { TextSize } from './text.ts';
