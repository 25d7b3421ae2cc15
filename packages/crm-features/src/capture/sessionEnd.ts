import { ApiError } from '../client/index.ts';

/** Whether the session ended: that has its own notice, which no toast should replace. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
