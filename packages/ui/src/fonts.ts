/** Inter with its optical-size axis, self-hosted. A separate entry, so that a host may bring its own. */
import '@fontsource-variable/inter/opsz.css';
