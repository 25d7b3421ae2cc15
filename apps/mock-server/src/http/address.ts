import type { Caller } from '../services/accounts/accounts.ts';
import type { RequestContext } from './environment.ts';
import { clientFinder } from './proxies.ts';
import type { TrustedProxies } from './proxies.ts';

/** Makes the function that tells where a request comes from. */
export function callerOf(trusted: TrustedProxies) {
  const findClient = clientFinder(trusted);
  return (c: RequestContext): Caller => ({
    address: findClient(
      c.env?.incoming?.socket.remoteAddress ?? 'in-process',
      c.req.header('X-Forwarded-For'),
    ),
    userAgent: c.req.header('User-Agent') ?? '',
  });
}
