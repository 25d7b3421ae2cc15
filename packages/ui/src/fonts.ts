/**
 * Inter with its optical-size axis, self-hosted. A separate entry, so that hosts can use their own
 * font.
 */
import '@fontsource-variable/inter/opsz.css';
