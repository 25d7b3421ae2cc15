import { style } from '@vanilla-extract/css';
import { inLayer } from '@cardinal/ui/styles';

export const voiceForm = style(inLayer('features', { maxWidth: '560px' }));

export const voiceEnd = style(inLayer('features', { display: 'flex', justifyContent: 'flex-end' }));
