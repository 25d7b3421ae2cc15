import { socketCodes } from '@cardinal/contract';
import { WebSocket } from 'ws';
import type { ActiveSession } from '../services/shared/principal.ts';
import { messagesOf } from './changeMessages.ts';
import type { Announcer, Change } from './changes.ts';
import { createSendQueue } from './sendQueue.ts';

/** Milliseconds between two pings; a peer that has not responded to the last one is gone. */
const heartbeat = 30_000;
/** Bytes that may be buffered for a client; one further behind is dropped, and refreshes when it returns. */
const mostBuffered = 1_000_000;
/** Milliseconds for a peer to respond to a close frame. */
const farewell = 2_000;

interface Connection extends ActiveSession {
  socket: WebSocket;
  isAlive: boolean;
}

/** The live sockets of this process. */
export interface Hub extends Announcer {
  /** Adds an open socket of a session. */
  add(socket: WebSocket, session: ActiveSession): void;
  /** Closes the sockets of ended sessions. */
  endSessions(sessionIds: readonly string[]): void;
  /** Closes the sockets of a user whose access changed; clients reconnect with the new one. */
  refreshUser(userId: string): void;
  /** The number of open sockets. */
  count(): number;
  /** Whether this process has sockets of a workspace. */
  isHeardIn(workspaceId: string): boolean;
  /** Closes every socket, because this process may have missed changes; clients reconnect. */
  restart(): void;
  /** Whether this process is notified when sessions end or change in other processes. */
  isHearing(): boolean;
  /** Called when sessions have ended or changed in other processes, or may have. */
  onForeignSessions(forget: () => void): void;
  /** Closes every socket; settles when all are closed. */
  close(): Promise<void>;
}

/** Creates the hub. `clock` returns milliseconds. */
export function createHub(clock: () => number = Date.now): Hub {
  const workspaces = new Map<string, Set<Connection>>();
  const all = () => [...workspaces.values()].flatMap((connections) => Array.from(connections));

  function remove(connection: Connection) {
    const { workspaceId } = connection.principal;
    const connections = workspaces.get(workspaceId);
    connections?.delete(connection);
    if (connections?.size === 0) workspaces.delete(workspaceId);
  }

  function send({ socket }: Connection, data: Buffer) {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > mostBuffered) socket.terminate();
    else socket.send(data, { binary: false });
  }

  function sendChange(change: Change) {
    const connections = workspaces.get(change.workspaceId);
    if (!connections) return;
    for (const { to, message } of messagesOf(change)) {
      const data = Buffer.from(JSON.stringify(message));
      for (const connection of connections) if (to(connection.principal)) send(connection, data);
    }
  }

  const queue = createSendQueue(sendChange);

  function beat() {
    for (const connection of all()) {
      if (!connection.isAlive) connection.socket.terminate();
      else if (connection.expiresAt <= clock()) {
        connection.socket.close(socketCodes.sessionEnded, 'Session ended');
      } else {
        connection.isAlive = false;
        connection.socket.ping();
      }
    }
  }
  const timer = setInterval(beat, heartbeat).unref();

  return {
    add(socket, session) {
      const connection: Connection = { ...session, socket, isAlive: true };
      const { workspaceId } = session.principal;
      const connections = workspaces.get(workspaceId) ?? new Set();
      workspaces.set(workspaceId, connections.add(connection));
      socket.on('pong', () => {
        connection.isAlive = true;
      });
      socket.on('close', () => remove(connection));
      // A broken connection is closed anyway; without a listener, its error would end the process.
      socket.on('error', () => undefined);
    },

    announce: queue.add,

    endSessions(sessionIds) {
      const ended = new Set(sessionIds);
      for (const { socket, principal } of all()) {
        if (ended.has(principal.sessionId)) socket.close(socketCodes.sessionEnded, 'Session ended');
      }
    },

    count: () => all().length,

    isHeardIn: (workspaceId) => workspaces.has(workspaceId),

    restart() {
      for (const { socket } of all()) socket.close(socketCodes.restart, 'Please reconnect');
    },

    // A single process ends every session itself.
    isHearing: () => true,
    onForeignSessions: () => undefined,

    refreshUser(userId) {
      for (const { socket, principal } of all()) {
        if (principal.userId === userId) socket.close(socketCodes.restart, 'Access changed');
      }
    },

    async close() {
      clearInterval(timer);
      const gone = all().map(
        ({ socket }) =>
          new Promise<void>((resolve) => {
            socket.once('close', () => resolve());
            socket.close(socketCodes.goingAway, 'Server is going down');
            setTimeout(() => socket.terminate(), farewell).unref();
          }),
      );
      await Promise.all(gone);
    },
  };
}
