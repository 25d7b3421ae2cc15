import type { Lead, RealtimeMessage } from '@cardinal/contract';
import { isManagerRole, socketCodes } from '@cardinal/contract';
import { WebSocket } from 'ws';
import type { ActiveSession } from '../services/shared/principal.ts';
import type { Announcer, Change } from './changes.ts';

/** Milliseconds between two pings; who has not answered the last one is gone. */
const heartbeat = 30_000;
/** Bytes that may wait for a reader; who is further behind is dropped and refreshes on return. */
const mostBuffered = 1_000_000;
/** Milliseconds that telling many changes may hold up everything else. */
const longestTurn = 5;
/** Milliseconds that a peer gets to answer our closing. */
const farewell = 2_000;

interface Connection extends ActiveSession {
  socket: WebSocket;
  isAlive: boolean;
}

/** The live sockets of this process. */
export interface Hub extends Announcer {
  /** Takes over an open socket of a session. */
  add(socket: WebSocket, session: ActiveSession): void;
  /** Closes the sockets of sessions that ended. */
  endSessions(sessionIds: readonly string[]): void;
  /** Closes the sockets of a user who may read something else now; they come back as it. */
  refreshUser(userId: string): void;
  /** How many sockets are open. */
  count(): number;
  /** Whether anyone of a workspace listens here. */
  isHeardIn(workspaceId: string): boolean;
  /** Closes every socket because this process may have missed something; they come back. */
  restart(): void;
  /** Whether endings and changes of sessions in other processes are heard at once. */
  isHearing(): boolean;
  /** Tells of sessions that ended or changed in other processes, or may have. */
  onForeignSessions(forget: () => void): void;
  /** Says goodbye to every socket; settles when all are gone. */
  close(): Promise<void>;
}

/** Who may hear a message: managers of the workspace, and the one agent whose record it is. */
type Reader = (connection: Connection) => boolean;

const readers =
  (ownerId: string): Reader =>
  ({ principal }) =>
    isManagerRole(principal.role) || principal.userId === ownerId;

const only =
  (userId: string): Reader =>
  ({ principal }) =>
    principal.userId === userId;

const losing =
  (previousOwnerId: string | null, ownerId: string): Reader =>
  ({ principal }) =>
    principal.userId === previousOwnerId &&
    principal.userId !== ownerId &&
    !isManagerRole(principal.role);

const removed = (leadId: Lead['id'], origin: string | null): RealtimeMessage => ({
  type: 'lead_updated',
  payload: { lead: { id: leadId }, removed: true },
  origin,
});

/** What a change says to whom. */
function messagesOf(change: Change): { to: Reader; message: RealtimeMessage }[] {
  const { origin } = change;
  switch (change.type) {
    case 'lead_created': {
      const { lead, ownerId } = change;
      return [
        { to: readers(ownerId), message: { type: 'lead_created', payload: { lead }, origin } },
      ];
    }
    case 'lead_updated': {
      const { lead, ownerId, previousOwnerId, statusChanged } = change;
      const payload = { lead, status_changed: statusChanged };
      return [
        { to: readers(ownerId), message: { type: 'lead_updated', payload, origin } },
        { to: losing(previousOwnerId, ownerId), message: removed(lead.id, origin) },
      ];
    }
    case 'lead_removed':
      return [{ to: readers(change.ownerId), message: removed(change.leadId, origin) }];
    case 'activity_created': {
      const { leadId, activity, ownerId } = change;
      const payload = { leadId, activity };
      return [{ to: readers(ownerId), message: { type: 'activity_created', payload, origin } }];
    }
    case 'email_sent': {
      const { leadId, subject, ownerId } = change;
      const payload = { leadId, subject };
      return [{ to: readers(ownerId), message: { type: 'email_sent', payload, origin } }];
    }
    case 'leads_imported': {
      const { count, userId } = change;
      const payload = { count };
      return [{ to: readers(userId), message: { type: 'leads_imported', payload, origin } }];
    }
    case 'import_progress': {
      const { importId, status, done, total, userId } = change;
      const payload = { importId, status, done, total };
      return [{ to: only(userId), message: { type: 'import_progress', payload, origin } }];
    }
  }
}

/** Makes the hub. `clock` gives milliseconds. */
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

  function tellOf(change: Change) {
    const connections = workspaces.get(change.workspaceId);
    if (!connections) return;
    for (const { to, message } of messagesOf(change)) {
      const data = Buffer.from(JSON.stringify(message));
      for (const connection of connections) if (to(connection)) send(connection, data);
    }
  }

  /** Changes that are not told yet, in their order. */
  const waiting: Change[] = [];

  /** Tells what waits; after a long bulk of it others get their turn first. */
  function tell() {
    const end = performance.now() + longestTurn;
    for (let change = waiting[0]; change; change = waiting[0]) {
      tellOf(change);
      waiting.shift();
      if (performance.now() > end) {
        if (waiting.length > 0) setImmediate(tell);
        return;
      }
    }
  }

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
      // A broken connection also closes; without a listener its error would end the process.
      socket.on('error', () => undefined);
    },

    announce(changes) {
      const isIdle = waiting.length === 0;
      waiting.push(...changes);
      if (isIdle) tell();
    },

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

    // Alone, a process ends every session itself.
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
