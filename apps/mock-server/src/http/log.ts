import { createMiddleware } from 'hono/factory';
import { destination, pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { Environment } from './environment.ts';

/** Messages of libraries may quote values; addresses in them are hidden. */
const withoutAddresses = (text: string | undefined) =>
  text?.replace(/[^\s"'<>(,=]+@[^\s"'<>),]+/g, '[address]');

/** What is told of an error: pino's own serializer copies every property, values of rows too. */
function describeError(error: Error & { code?: unknown }) {
  return { type: error.name, code: error.code, stack: withoutAddresses(error.stack) };
}

/** Lines are written together: bytes that are waited for, and milliseconds at most. */
const batch = { minLength: 4_096, periodicFlush: 100 };

/** Structured log, one JSON object a line. It never holds names, addresses, tokens or texts. */
export function createLog(level: Settings['logLevel'], stream?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return pino(options, stream ?? destination({ dest: 1, sync: false, ...batch }));
}

/** One line for each request: what was asked for (never of whom), the outcome and the time. */
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
