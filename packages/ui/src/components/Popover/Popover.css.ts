import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';

export const content = style(component({ padding: '16px', outline: 'none' }));
