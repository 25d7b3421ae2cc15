import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';

export const icon = style(component({ flex: 'none', display: 'block' }));
