import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `/api/events`. */
export const events = { list: outcomes(calls.events) };
