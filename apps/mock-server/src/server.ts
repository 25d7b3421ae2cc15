import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { scanning } from '@cardinal/contract/limits';
import type { Hono } from 'hono';
import { answerBrokenRequest } from './http/requests/brokenRequest.ts';
import type { Environment } from './http/environment.ts';
import type { Hub } from './realtime/hub.ts';
import { createSocketServer } from './routes/live.ts';

/** Limits of a connection in milliseconds; a picture from a slow phone takes time. */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
/** Milliseconds for running requests during shutdown: the longest is reading a card, with its upload. */
const shutdownLimit = scanning.answer;
const closeIdleEvery = 50;

/** A listening server. */
export interface Listening {
  /** Port on which it listens. */
  port: number;
  /** Accepts no more connections, lets running requests finish and closes the sockets. */
  drain(): Promise<void>;
}

/** Where the server listens. */
interface Place {
  host: string;
  port: number;
  /** Limits of a connection that differ from the defaults. */
  times?: Partial<typeof limits>;
}

/** Starts listening. @throws If the address can't be used. */
export async function listen(
  app: Hono<Environment>,
  hub: Hub,
  { host, port, times }: Place,
): Promise<Listening> {
  const adaptor = createAdaptorServer({
    fetch: app.fetch,
    createServer,
    serverOptions: { ...limits, ...times },
    websocket: { server: createSocketServer() },
  });
  // Made by Node's own createServer, one line above.
  const server = adaptor as Server;
  server.on('clientError', answerBrokenRequest);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();

  return {
    port: typeof address === 'object' && address ? address.port : port,
    async drain() {
      const closed = once(server, 'close');
      server.close();
      // Connections that become idle after their last response would keep the server open.
      const idle = setInterval(() => server.closeIdleConnections(), closeIdleEvery);
      const end = setTimeout(() => server.closeAllConnections(), shutdownLimit);
      await Promise.all([closed, hub.close()]);
      clearInterval(idle);
      clearTimeout(end);
    },
  };
}
