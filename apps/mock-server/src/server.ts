import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { scanning } from '@cardinal/contract/limits';
import type { Hono } from 'hono';
import { answerBrokenRequest } from './http/brokenRequest.ts';
import type { Environment } from './http/environment.ts';
import type { Hub } from './realtime/hub.ts';
import { createSocketServer } from './routes/live.ts';

/** Limits of a connection in milliseconds; a card over a slow phone takes its time. */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
/** Milliseconds that the way down gives running requests: the longest is a card, with its sending. */
const patience = scanning.answer;
const closeIdleEvery = 50;

/** A server that listens. */
export interface Listening {
  /** Port on which it listens. */
  port: number;
  /** Takes no more connections, lets running requests finish, closes the sockets. */
  drain(): Promise<void>;
}

/** Where the server listens. */
interface Place {
  host: string;
  port: number;
  /** Limits of a connection that differ. */
  times?: Partial<typeof limits>;
}

/** Makes the app listen. @throws When the address can't be used. */
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
      // Connections that fall idle after their last answer would keep the server open.
      const idle = setInterval(() => server.closeIdleConnections(), closeIdleEvery);
      const end = setTimeout(() => server.closeAllConnections(), patience);
      await Promise.all([closed, hub.close()]);
      clearInterval(idle);
      clearTimeout(end);
    },
  };
}
