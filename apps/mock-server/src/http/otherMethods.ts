import type { Hono } from 'hono';
import type { Environment, RequestContext } from './environment.ts';
import { methodNotAllowed } from './responses/problems.ts';
import { say } from '../services/shared/sentences/sentence.ts';

/** Methods in the order in which responses list them, whichever handler was added first. */
const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** All methods that a path accepts; `methods` are those with a handler. */
const taken = (methods: readonly string[]): string[] => [
  ...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  'OPTIONS',
];

/** Responds to a method without a handler: to OPTIONS with the accepted methods, to others with 405. */
export function otherMethod(c: RequestContext, handled: readonly string[]): Response {
  const methods = order.filter((method) => handled.includes(method));
  const Allow = taken(methods).join(', ');
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow });
  throw methodNotAllowed(
    say(({ request }) => request.method({ methods: methods.join(' and ') })),
    Allow,
  );
}

/** Whether a path with these handlers accepts a method. */
export const takes = (methods: readonly string[], method: string): boolean =>
  methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));

/** Refuses every other method on a path. Added after its handlers. */
export function closeAddress(
  app: Hono<Environment>,
  path: string,
  methods: readonly string[] = ['GET'],
): void {
  app.all(path, (c) => otherMethod(c, methods));
}
