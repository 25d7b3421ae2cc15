import { createHash } from 'node:crypto';
import { requestHeaders } from '@cardinal/contract';
import { invalid } from '../../services/shared/failures.ts';
import type { IdempotentCall } from '../../services/shared/idempotency.ts';
import type { RequestContext } from '../environment.ts';
import { say } from '../../services/shared/sentences/sentence.ts';

/** The path of a request: the pattern of its call, filled with the validated ids. */
function validPath(c: RequestContext): string {
  // Hono types validated data only along a chain of literals; every call with `{id}` validates it.
  const params: Readonly<Record<string, string>> | undefined = c.req.valid('param' as never);
  return (c.get('route') ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '');
}

/**
 * The creating call that an `Idempotency-Key` header makes repeatable; undefined without the header.
 * @param sent What the client sent. What a validated body contains also depends on the version that
 * validated it, and a request may be repeated after an upgrade.
 * @throws `invalid` unless the key is printable text of up to 255 characters.
 */
export function idempotentCall(
  key: string | undefined,
  { method, path, sent }: { method: string; path: string; sent: string },
): IdempotentCall | undefined {
  if (key === undefined) return undefined;
  if (!requestHeaders['Idempotency-Key'].safeParse(key).success) {
    throw invalid([
      { path: 'Idempotency-Key', message: say(({ request }) => request.idempotencyKey) },
    ]);
  }
  return { method, path, key, bodyHash: createHash('sha256').update(sent).digest('hex') };
}

/**
 * The repeatable call that a request makes, as `idempotentCall`.
 * @param sent If absent, the body, which must have been read as JSON.
 */
export async function idempotentRequest(
  c: RequestContext,
  sent?: string,
): Promise<IdempotentCall | undefined> {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return undefined;
  const { method } = c.req;
  return idempotentCall(key, { method, path: validPath(c), sent: sent ?? (await c.req.text()) });
}
