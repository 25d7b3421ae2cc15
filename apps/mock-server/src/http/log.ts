import { createMiddleware } from 'hono/factory';
import { destination, pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { cutForLog } from '../foreignText.ts';
import type { Environment } from './environment.ts';

/**
 * Messages of libraries may contain values; email addresses in them are hidden. After a slash, as in
 * `node_modules/@hono`, the sign is part of a path.
 */
const withoutAddresses = (text: string) =>
  text.replace(/[^\s"'<>(),=]+/g, (word) => (/[^/]@./.test(word) ? '[address]' : word));

/** Logged properties of an error: pino's own serializer copies all of them, including row values. */
function describeError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    code: error.code,
    stack: withoutAddresses(cutForLog(error.stack ?? '')),
  };
}

/** Lines are written in batches: of this many bytes, or after this many milliseconds. */
const batch = { minLength: 4_096, periodicFlush: 100 };

/** Creates the structured log, one JSON object per line. It never contains names, addresses, tokens or texts. */
export function createLog(level: LevelWithSilent, stream?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return pino(options, stream ?? destination({ dest: 1, sync: false, ...batch }));
}

/** Creates the middleware that logs one line per request: the call (never its subject), outcome and time. */
export function createRequestLog(log: Logger) {
  return createMiddleware<Environment>(async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: c.get('route') ?? 'static',
      status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    };
    if (c.get('route')) log.info(line, 'request');
    else log.debug(line, 'request');
  });
}
