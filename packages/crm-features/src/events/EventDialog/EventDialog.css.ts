import { style } from '@vanilla-extract/css';
import { inLayer } from '@cardinal/ui/styles';

/** At the start of the footer, away from the buttons. */
export const requiredNote = style(inLayer('features', { marginInlineEnd: 'auto' }));
