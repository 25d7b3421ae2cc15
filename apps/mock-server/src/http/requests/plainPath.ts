import { createMiddleware } from 'hono/factory';
import { notFound } from '../../services/shared/failures.ts';
import type { Environment } from '../environment.ts';

/** A segment `.` or `..`, also encoded, in the path of a URL. */
const removable = /^[^?]*\/(?:\.|%2e){1,2}(?:[/?]|$)/i;
const slashAtEnd = /^[^?]*\/(?:\?|$)/;
const ofApi = /^\/api(?:\/|$)/;

/**
 * Responds with 404 to a path that would otherwise be read as a shorter one: the router ignores a
 * slash at the end, and parsing a URL removes the segments `.` and `..`. An id that is empty or such
 * a segment would otherwise turn a call into another one. Pages may have the slash.
 */
export const requirePlainPath = createMiddleware<Environment>(async (c, next) => {
  const { url = '' } = c.env?.incoming ?? {};
  // Hono's own path has no slash at its end.
  const hasSlash = ofApi.test(c.req.path) && slashAtEnd.test(c.req.url);
  if (hasSlash || removable.test(url)) throw notFound('address');
  await next();
});
