/**
 * What widgets need on a page that is not Cardinal's own: the themes, and the reset for the inside of
 * widgets alone. Nothing else on the page changes.
 */
import './theme/themes.css.ts';
import './styles/widgetReset.css.ts';
