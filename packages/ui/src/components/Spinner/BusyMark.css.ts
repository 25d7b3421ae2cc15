import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';

export const busyMark = style(component({ display: 'grid', flex: 'none' }));
