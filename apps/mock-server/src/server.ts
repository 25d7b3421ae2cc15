import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { trackConnections, limitHandshakes } from './http/connections.ts';
import { refuseBrokenRequest } from './http/requests/brokenRequest.ts';
import type { Environment } from './http/environment.ts';
import { createSocketServer, isHandshake } from './routes/live.ts';

/** Limits of a connection in milliseconds; a picture from a slow phone takes time. */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  /** From the request for a live socket until it is open. */
  handshake: 15_000,
  /** Without a byte in either direction, such as a client that does not read; longer than any call. */
  silence: 300_000,
  /** For the rest of a request's head during shutdown. */
  lastHead: 5_000,
};
/** How often connections are closed that have become idle during shutdown, in milliseconds. */
const closeIdleEvery = 50;

export type Listening = Awaited<ReturnType<typeof listen>>;

interface ListenOptions {
  host: string;
  port: number;
  /** Limits of a connection that differ from the defaults. */
  times?: Partial<typeof limits>;
}

/** Starts listening. @throws If the address can't be used. */
export async function listen(app: Hono<Environment>, { host, port, times }: ListenOptions) {
  const { handshake, silence, lastHead, ...nodeLimits } = { ...limits, ...times };
  const live = createSocketServer();
  const limitHandshake = limitHandshakes(live, handshake);
  const adaptor = createAdaptorServer({
    fetch: app.fetch,
    createServer,
    serverOptions: {
      ...nodeLimits,
      // Node hands over the connection of an upgrade, with all responsibility for it. Any other
      // upgrade is therefore ignored, as HTTP permits, and its request answered as usual.
      shouldUpgradeCallback(request) {
        if (!isHandshake(request)) return false;
        limitHandshake(request.socket);
        return true;
      },
    },
    websocket: { server: live },
  });
  // Made by Node's own createServer, one line above.
  const server = adaptor as Server;
  const connections = trackConnections(server);
  // Node's parser skips what was sent together with an upgrade that is ignored.
  server.prependListener('request', ({ headers }, response) => {
    if (headers.upgrade !== undefined) response.setHeader('Connection', 'close');
  });
  server.setTimeout(silence);
  server.on('clientError', refuseBrokenRequest);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();

  return {
    port: typeof address === 'object' && address ? address.port : port,
    /** Accepts no more connections and live sockets; settles when running requests are answered and all are closed. */
    async drain(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      live.close();
      // Connections that become idle after their last response would keep the server open.
      const idle = setInterval(() => server.closeIdleConnections(), closeIdleEvery);
      // From here on, Node no longer checks whether a request's head arrives in time.
      const unused = setTimeout(() => connections.cut('unused'), lastHead);
      await closed;
      clearInterval(idle);
      clearTimeout(unused);
    },
    /** What is still open. */
    count: connections.count,
    /** Closes every connection at once, which ends `drain`. */
    cut: (): void => connections.cut('all'),
  };
}
