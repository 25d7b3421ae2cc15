import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `GET /api/config`. */
export const config = outcomes(calls.config);
