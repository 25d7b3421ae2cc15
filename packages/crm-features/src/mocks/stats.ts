import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `GET /api/dashboard/stats`. */
export const stats = outcomes(calls.stats);

/** `GET /api/dashboard/captures`. */
export const captures = outcomes(calls.captures);
