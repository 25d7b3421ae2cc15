import { calls, responseHeaders } from '@cardinal/contract';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { Environment, RequestContext } from './environment.ts';

/** What assistants in web pages call; each call carries its token, and there are no cookies. */
export const openPaths = ['/mcp', '/.well-known/*', '/oauth/*'] as const;

const allowEveryone = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  exposeHeaders: ['WWW-Authenticate', 'Mcp-Session-Id', 'MCP-Protocol-Version', 'Retry-After'],
  maxAge: 600,
});

/** Lets pages of every origin make the calls of a path and read the responses. */
export const openToEveryone = createMiddleware<Environment>((c, next) =>
  c.req.header('Origin') === undefined ? next() : allowEveryone(c, next),
);

interface Options {
  /** Origin of the server itself, whose pages need no permission. */
  own: string;
  /** Origins from the setting, whose pages may make every call. */
  settled: readonly string[];
  partners: {
    /** Whether a live key names this origin. */
    isLive(origin: string): Promise<boolean>;
    /** Whether any key names this origin, even one that has ended. */
    isKnown(origin: string): Promise<boolean>;
  };
}

/**
 * Lets pages of other origins call the API and read its headers: origins from the setting, and
 * those that a live partner key names. Pages whose key has ended can only read that refusal.
 */
export function createCrossOrigin({ own, settled, partners }: Options) {
  /** @param maxAge Seconds for which a browser caches the response to a preflight */
  const allow = (maxAge: number) =>
    cors({ origin: (origin) => origin, exposeHeaders: Object.keys(responseHeaders), maxAge });
  const allowSettled = allow(600);
  // A key may end at any moment, and browsers must learn it with the next call.
  const allowPartner = allow(0);

  const isPartner = (c: RequestContext, origin: string): Promise<boolean> =>
    c.req.path === calls.embedSession.path ? partners.isKnown(origin) : partners.isLive(origin);

  return createMiddleware<Environment>(async (c, next) => {
    const origin = c.req.header('Origin');
    if (origin === undefined || origin === own) return next();
    if (settled.includes(origin)) return allowSettled(c, next);
    // If the database does not respond, the call itself reports it.
    return (await isPartner(c, origin).catch(() => false)) ? allowPartner(c, next) : next();
  });
}
