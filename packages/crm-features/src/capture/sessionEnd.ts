import { ApiError } from '../client/index.ts';

/** Whether the session ended: that has a notice of its own, which no toast should replace. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
