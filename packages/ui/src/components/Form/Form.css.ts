import { style } from '@vanilla-extract/css';
import { component, space } from '../../styles/index.ts';

export const form = style(component({ display: 'grid', gap: space[4], minWidth: 0 }));
