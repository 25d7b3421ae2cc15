/**
 * Inter with its optical-size axis, and the letters of Hindi, self-hosted. A separate entry, so that
 * hosts can use their own font.
 */
import '@fontsource-variable/inter/opsz.css';
import './fonts.css.ts';
