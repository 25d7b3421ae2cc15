import { randomUUID } from 'node:crypto';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { Environment } from '../environment.ts';

/**
 * The policy permits only the server's own files: no inline scripts or styles. Images may come from
 * anywhere over HTTPS, because events link to theirs, and from the camera as blob and data URLs.
 */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob:",
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

const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** Responses of the API must not be cached. */
const ofApi = { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' } as const;
const apiPath = /^\/api(?:\/|$)/;

const pack = compress();
const nothing = () => Promise.resolve();

/** Request ids that are accepted from clients and proxies. */
const requestName = /^[\w=-]{1,255}$/;

/**
 * Creates the middleware that adds security headers and the request id to every response. They are
 * collected first and written together by `sendText`, because changing a finished Response costs as
 * much as the rest of the request. Other responses (files, pages) are compressed and get the headers
 * afterwards.
 * @param isHttps Whether the public URL uses HTTPS; only then may the server demand HTTPS
 */
export function createResponseHeaders(isHttps: boolean) {
  const always = { ...security, ...(isHttps && strictTransport) };
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
