import { createHash } from 'node:crypto';
import { requestHeaders } from '@cardinal/contract';
import { invalid } from '../../services/shared/failures.ts';
import type { IdempotentCall } from '../../services/shared/idempotency.ts';
import type { RequestContext } from '../environment.ts';

/** The path of a request: the pattern of its call, filled with the validated ids. */
function validPath(c: RequestContext): string {
  // Hono types validated data only along a chain of literals; every call with `{id}` validates it.
  const params: Readonly<Record<string, string>> | undefined = c.req.valid('param' as never);
  return (c.get('route') ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '');
}

/**
 * The creating call that an `Idempotency-Key` header makes repeatable; undefined without the header.
 * @param body As validated, so that the order and spacing of the JSON don't matter.
 * @throws `invalid` unless the key is printable text of up to 255 characters.
 */
export function idempotentCall(
  key: string | undefined,
  { method, path, body }: { method: string; path: string; body: unknown },
): IdempotentCall | undefined {
  if (key === undefined) return undefined;
  if (!requestHeaders['Idempotency-Key'].safeParse(key).success) {
    throw invalid([
      { path: 'Idempotency-Key', message: 'Use 1 to 255 printable characters without spaces.' },
    ]);
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return { method, path, key, bodyHash };
}

/** The repeatable call that a request makes, as `idempotentCall`. @param body As validated. */
export function idempotentRequest(c: RequestContext, body: unknown): IdempotentCall | undefined {
  const { method } = c.req;
  return idempotentCall(c.req.header('Idempotency-Key'), { method, path: validPath(c), body });
}
