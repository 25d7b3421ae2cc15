import { onePathIcon } from '../Icon/onePathIcon.ts';
import { statusPaths } from './statusPaths.ts';

/** The drawings of the statuses, a single path each. */
export const statusDrawings = {
  hot: onePathIcon('flame', statusPaths.hot),
  warm: onePathIcon('sun', statusPaths.warm),
  cold: onePathIcon('snowflake', statusPaths.cold),
  closed: onePathIcon('circle-check', statusPaths.closed),
} as const;
