import type { Hono } from 'hono';
import type { Environment, RequestContext } from './environment.ts';
import { methodNotAllowed } from './problems.ts';

/** Everything that an address takes, where `methods` have a handler of their own. */
const taken = (methods: readonly string[]): string[] => [
  ...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  'OPTIONS',
];

/** Answers a method that has no handler at an address: OPTIONS with what it takes, others with 405. */
export function otherMethod(c: RequestContext, methods: readonly string[]): Response {
  const Allow = taken(methods).join(', ');
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow });
  throw methodNotAllowed(`This address takes ${methods.join(' and ')}.`, Allow);
}

/** Whether an address with these handlers takes a method. */
export const takes = (methods: readonly string[], method: string): boolean =>
  methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));

/** Closes an address behind its handlers to every other method. */
export function closeAddress(
  app: Hono<Environment>,
  path: string,
  methods: readonly string[] = ['GET'],
): void {
  app.all(path, (c) => otherMethod(c, methods));
}
