import { socketCodes } from '@cardinal/contract';
import { WebSocket } from 'ws';
import { messagesOf, type Listener } from './changeMessages.ts';
import type { Announcer, Change } from './changes.ts';
import { createSendQueue } from './sendQueue.ts';

/** Milliseconds between two pings; a peer that has not responded to the last one is gone. */
const heartbeat = 30_000;
/** Bytes that may be buffered for a client; one further behind is dropped, and refreshes when it returns. */
const mostBuffered = 1_000_000;
/** Milliseconds for a peer to respond to a close frame. */
const farewell = 2_000;

/** Maximum number of sockets whose sessions are read at one heartbeat. */
const mostChecked = 1_000;

interface OpenSession {
  principal: Listener;
  /** When it ends at the latest, in milliseconds. */
  expiresAt: number;
}

interface Connection extends OpenSession {
  socket: WebSocket;
  isAlive: boolean;
}

type Access = Pick<Listener, 'workspaceId' | 'role'>;

/**
 * Closes a socket whose session has ended, or whose user's access is no longer that with which it was
 * opened; clients reconnect with the new one.
 * @param current Undefined if the session has ended
 */
export function closeOutdated(socket: WebSocket, opened: Access, current: Access | undefined) {
  if (!current) socket.close(socketCodes.sessionEnded, 'Session ended');
  else if (current.role !== opened.role || current.workspaceId !== opened.workspaceId) {
    socket.close(socketCodes.restart, 'Access changed');
  }
}

/** Reads the access of sessions by their ids; ended ones are missing. */
export type AccessReader = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Access>>;

/** The live sockets of this process. */
export interface Hub extends Announcer {
  add(socket: WebSocket, session: OpenSession): void;
  endSessions(sessionIds: readonly string[]): void;
  /** Closes the sockets of a user whose access changed; clients reconnect with the new one. */
  refreshUser(userId: string): void;
  count(): number;
  /** Whether this process has sockets of a workspace. */
  isHeardIn(workspaceId: string): boolean;
  /** Closes every socket, because this process may have missed changes; clients reconnect. */
  restart(): void;
  /** Whether this process is notified when sessions end or change in other processes. */
  isHearing(): boolean;
  /** Called when sessions have ended or changed in other processes, or may have. */
  onForeignSessions(forget: () => void): void;
  /**
   * Sets how the current access of sessions is read. From then on, sockets of sessions that ended or
   * changed are closed at some later heartbeat, even if this process was never notified.
   */
  checkSessions(read: AccessReader): void;
  /** Closes every socket; settles when all are closed. */
  close(): Promise<void>;
  /** Settles when the other processes have been told everything. Call it after all work has ended. */
  settled(): Promise<void>;
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

  let checkTimer: NodeJS.Timeout | undefined;
  /** The sockets whose sessions are read next. */
  let unchecked: Connection[] = [];

  async function checkAccess(read: AccessReader) {
    if (unchecked.length === 0) unchecked = all();
    const checked = unchecked.splice(0, mostChecked);
    if (checked.length === 0) return;
    const access = await read(checked.map(({ principal }) => principal.sessionId));
    for (const { socket, principal } of checked) {
      closeOutdated(socket, principal, access.get(principal.sessionId));
    }
  }

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

    checkSessions(read) {
      clearInterval(checkTimer);
      // If the database can't be read, a later heartbeat checks.
      const check = () => void checkAccess(read).catch(() => undefined);
      checkTimer = setInterval(check, heartbeat).unref();
    },

    // A single process has no others to tell.
    settled: () => Promise.resolve(),

    async close() {
      clearInterval(timer);
      clearInterval(checkTimer);
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
