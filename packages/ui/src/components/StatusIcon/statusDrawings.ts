import { Flame } from 'lucide-react';
import { onePathIcon } from '../Icon/onePathIcon.ts';

/** The drawings of the statuses, a single path each. */
export const statusDrawings = {
  hot: Flame,
  warm: onePathIcon(
    'sun',
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  ),
  cold: onePathIcon(
    'snowflake',
    'M10 20l-1.25-2.5L6 18M10 4 8.75 6.5 6 6M14 20l1.25-2.5L18 18M14 4l1.25 2.5L18 6M17 21l-3-6h-4M17 3l-3 6 1.5 3M2 12h6.5L10 9M20 10l-1.5 2 1.5 2M22 12h-6.5L14 15M4 10l1.5 2L4 14M7 21l3-6-1.5-3M7 3l3 6h4',
  ),
  closed: onePathIcon(
    'circle-check',
    'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM16 9l-5.5 5.5L8 12',
  ),
} as const;
