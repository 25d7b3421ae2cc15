import type { Caller } from '../services/accounts.ts';
import type { RequestContext } from './environment.ts';

/**
 * The caller's address. Behind a trusted proxy it is the last entry of X-Forwarded-For, the one
 * that the proxy itself wrote; everything before it comes from the caller and may be invented.
 */
function clientAddress(c: RequestContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'in-process';
}

/** Makes the function that tells where a request comes from. */
export const callerOf =
  (trustProxy: boolean) =>
  (c: RequestContext): Caller => ({
    address: clientAddress(c, trustProxy),
    userAgent: c.req.header('User-Agent') ?? '',
  });
