import { inLayer } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** As high as the charts, so that nothing moves when they load. */
export const waiting = style(inLayer('features', { minHeight: '196px' }));
