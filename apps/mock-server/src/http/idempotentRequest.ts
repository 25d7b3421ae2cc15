import { idempotentCall } from '../services/shared/idempotency.ts';
import type { IdempotentCall } from '../services/shared/idempotency.ts';
import type { RequestContext } from './environment.ts';

/** The path of a request as its call has it, filled with the validated ids. */
function validPath(c: RequestContext): string {
  // Hono types validated data along a chain of literals; every call with `{id}` validates it.
  const params: Readonly<Record<string, string>> | undefined = c.req.valid('param' as never);
  return (c.get('route') ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '');
}

/**
 * The creating call that a request makes, by its `Idempotency-Key`; undefined without one.
 * @param body As validated. @throws 422 for a key that is none.
 */
export function idempotentRequest(c: RequestContext, body: unknown): IdempotentCall | undefined {
  const { method } = c.req;
  return idempotentCall(c.req.header('Idempotency-Key'), { method, path: validPath(c), body });
}
