import type { Caller } from '../../services/shared/principal.ts';
import type { RequestContext } from '../environment.ts';
import { clientFinder, networkOf, type TrustedProxies } from './proxies.ts';

/** Creates the function that determines where a request comes from. */
export function createCallerReader(trusted: TrustedProxies) {
  const findClient = clientFinder(trusted);
  return (c: RequestContext): Caller => ({
    address: networkOf(
      findClient(
        c.env?.incoming?.socket.remoteAddress ?? 'in-process',
        c.req.header('X-Forwarded-For'),
      ),
    ),
    userAgent: c.req.header('User-Agent') ?? '',
  });
}
