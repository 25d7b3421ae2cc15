import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `GET /api/users`. */
export const users = outcomes(calls.users);
