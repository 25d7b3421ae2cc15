import { randomUUID } from 'node:crypto';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { Environment } from './environment.ts';

/**
 * The policy allows nothing but our own files: no inline script or style, pictures from anywhere by
 * https (events link to theirs), camera pictures as blob and data.
 */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob: https:",
  'media-src blob:',
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const security = {
  'Content-Security-Policy': contentPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
} as const;

const httpsForEver = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** Answers of the API are kept by nobody. */
const ofApi = { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' } as const;
const apiPath = /^\/api(?:\/|$)/;

const pack = compress();
const nothing = () => Promise.resolve();

/** What a client or proxy may call a request. */
const requestName = /^[\w=-]{1,255}$/;

/**
 * Gives every answer the headers that it owes: security, and the request's id. They are collected
 * first and written at once by `sendText`: to change a finished Response costs the server as much as
 * all else of a request. What answers otherwise (files, pages) is packed and
 * gets them afterwards.
 * @param isHttps Whether people reach the server by https; only then may it ask for https for ever.
 */
export function createResponseHeaders(isHttps: boolean) {
  const always = { ...security, ...(isHttps && httpsForEver) };
  return createMiddleware<Environment>(async (c, next) => {
    const given = c.req.header('X-Request-Id') ?? '';
    const requestId = requestName.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    const owed = apiPath.test(c.req.path) ? { ...always, ...ofApi } : always;
    c.set('headers', { ...owed, 'X-Request-Id': requestId });
    await next();
    if (c.get('hasHeaders')) return;
    await pack(c, nothing);
    const { headers } = c.res;
    for (const [name, value] of Object.entries(c.get('headers') ?? {})) {
      if (!headers.has(name)) headers.set(name, value);
    }
  });
}
