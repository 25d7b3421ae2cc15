import type { Server, ServerResponse, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocketServer } from 'ws';
import { linger } from './requests/brokenRequest.ts';

/** What is open at the moment. */
export interface OpenConnections {
  /** Requests whose response is not complete. */
  requests: number;
  /** Connections, including live sockets and handshakes. */
  connections: number;
}

/**
 * Keeps every connection of a server until it is closed. Node itself forgets those that it hands over
 * with an upgrade: it removes its error listener and its time-outs, and `closeAllConnections` leaves
 * them open.
 */
export function trackConnections(server: Server) {
  /** The number of running requests of each. */
  const open = new Map<Socket, number>();
  const countRequest = (socket: Socket, by: 1 | -1) => {
    const running = open.get(socket);
    if (running !== undefined) open.set(socket, running + by);
  };

  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
    // The error of a socket without a listener would end the process.
    socket.on('error', () => undefined);
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    countRequest(socket, 1);
    response.once('close', () => countRequest(socket, -1));
  });

  return {
    count: (): OpenConnections => ({
      requests: [...open.values()].reduce((sum, running) => sum + running, 0),
      connections: open.size,
    }),

    /** Cuts those without a running request, or all. */
    cut(which: 'unused' | 'all'): void {
      for (const [socket, running] of open) {
        if (which === 'all' || running === 0) socket.destroy();
      }
    },
  };
}

/**
 * Limits the handshakes of live sockets, for which Node's limits no longer apply.
 * @param longest Milliseconds until a handshake must have become a live socket
 * @returns A function to call with the connection of each handshake.
 */
export function limitHandshakes(live: WebSocketServer, longest: number): (socket: Socket) => void {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  live.on('connection', (_socket, { socket }) => clearTimeout(timers.get(socket)));

  return (socket) => {
    const limit = (milliseconds: number) => {
      clearTimeout(timers.get(socket));
      timers.set(
        socket,
        setTimeout(() => socket.destroy(), milliseconds),
      );
    };
    limit(longest);
    // Its last bytes are written: it was refused. The client need not close its side.
    socket.once('finish', () => limit(linger));
    socket.once('close', () => clearTimeout(timers.get(socket)));
  };
}
