import { idempotentCall } from '../services/idempotency.ts';
import type { IdempotentCall } from '../services/idempotency.ts';
import type { RequestContext } from './environment.ts';

/**
 * The creating call that a request makes, by its `Idempotency-Key`; undefined without one.
 * @param body As validated. @throws 422 for a key that is none.
 */
export function idempotentRequest(c: RequestContext, body: unknown): IdempotentCall | undefined {
  const { method, path } = c.req;
  return idempotentCall(c.req.header('Idempotency-Key'), { method, path, body });
}
