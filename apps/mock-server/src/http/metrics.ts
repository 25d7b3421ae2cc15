import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '../services/shared/failures.ts';
import type { Environment, RequestContext } from './environment.ts';

/** Upper bounds of the histogram's buckets, in seconds: from a cached read to a scanned card. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Options {
  /** Bearer token for reading; if undefined, only programs on this machine may read. */
  token: string | undefined;
  /** Open live sockets of this process. */
  countSockets(): number;
  /** Waiting and running jobs of all processes, by kind. */
  countJobs(): Promise<ReadonlyMap<string, number>>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Removes metrics without a value, such as the lag of an event loop that was not measured yet. */
const withoutEmpty = (metrics: string) => metrics.replace(/^[^#\n].* Nan\n/gm, '');

/** Whether the request comes from a program on this machine, rather than through a proxy on it. */
function isLocal(c: RequestContext): boolean {
  const address = c.env?.incoming?.socket.remoteAddress ?? '';
  const isForwarded = c.req.header('X-Forwarded-For') ?? c.req.header('Forwarded');
  return /^(?:::ffff:)?127\.|^::1$/.test(address) && isForwarded === undefined;
}

/** Creates the metrics: measures every request, and serves `/metrics` in Prometheus' format. */
export function createMetrics({ token, countSockets, countJobs }: Options) {
  const register = new Registry();
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time of requests by call',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  const sockets = new Gauge({
    name: 'cardinal_live_sockets',
    help: 'Open live sockets',
    registers: [register],
  });
  const jobs = new Gauge({
    name: 'cardinal_jobs',
    help: 'Jobs that wait or run in all processes',
    labelNames: ['kind'],
    registers: [register],
  });
  let isWatching = false;

  function mayRead(c: RequestContext): boolean {
    if (!token) return isLocal(c);
    const given = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(given), digest(token));
  }

  return {
    /** Counts and times every request. */
    measure: createMiddleware<Environment>(async (c, next) => {
      const start = performance.now();
      await next();
      const labels = { method: c.req.method, route: c.get('route') ?? 'static' };
      const seconds = (performance.now() - start) / 1_000;
      requests.observe({ ...labels, status: c.res.status }, seconds);
    }),

    /** Adds `/metrics`; without permission it responds as if it did not exist. */
    addTo(app: Hono<Environment>) {
      app.get('/metrics', async (c) => {
        c.set('route', '/metrics');
        if (!mayRead(c)) throw notFound('address');
        // Collecting the process's metrics costs a little, so it starts with the first request.
        if (!isWatching) collectDefaultMetrics({ register });
        isWatching = true;
        sockets.set(countSockets());
        jobs.reset();
        for (const [kind, n] of await countJobs()) jobs.set({ kind }, n);
        return c.text(withoutEmpty(await register.metrics()), 200, {
          'Content-Type': register.contentType,
        });
      });
    },
  };
}
