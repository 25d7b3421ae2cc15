import { style } from '@vanilla-extract/css';
import type { LucideIcon } from 'lucide-react';
import { iconMask } from './iconMask.ts';
import { component } from './inLayer.ts';

/** The class with the icon of a RowAction. Only for `.css.ts` files, which run at build time. */
export const rowIcon = (icon: LucideIcon) =>
  style(component({ selectors: { '&::before': { maskImage: iconMask(icon, 16) } } }));
