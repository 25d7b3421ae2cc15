import { calls, responseHeaders } from '@cardinal/contract';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { Environment, RequestContext } from './environment.ts';

/** Seconds for which a browser caches the response to a preflight. */
const maxAge = 600;

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
  const allow = cors({
    origin: (origin) => origin,
    exposeHeaders: Object.keys(responseHeaders),
    maxAge,
  });

  async function isAllowed(c: RequestContext, origin: string): Promise<boolean> {
    if (origin === own) return false;
    if (settled.includes(origin)) return true;
    return c.req.path === calls.embedSession.path
      ? partners.isKnown(origin)
      : partners.isLive(origin);
  }

  return createMiddleware<Environment>(async (c, next) => {
    const origin = c.req.header('Origin');
    // If the database does not respond, the call itself reports it.
    const allowed = origin !== undefined && (await isAllowed(c, origin).catch(() => false));
    return allowed ? allow(c, next) : next();
  });
}
