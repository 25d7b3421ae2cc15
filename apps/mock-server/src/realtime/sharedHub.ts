import { randomUUID } from 'node:crypto';
import { socketCodes } from '@cardinal/contract';
import type { Logger } from 'pino';
import type { Database } from '../store/engine/database.ts';
import { openChannel, sendToChannel } from '../store/engine/postgres/postgresChannel.ts';
import type { Hub } from './hub.ts';
import { createNoticeSender } from './noticeSender.ts';
import { readChanges } from './readChanges.ts';
import { toNotice, unpackNotices, type ChangeNotice, type Notice } from './wireFormat.ts';

/** Sessions per notice, so that it fits into one payload. */
const mostSessions = 100;

interface Dependencies {
  db: Database;
  databaseUrl: string;
  log: Logger;
}

/**
 * Connects the hub of a process with those of all processes on the same PostgreSQL. While it cannot
 * receive messages from the others, it keeps no sockets: clients reconnect to another process, or
 * wait.
 */
export function createSharedHub(own: Hub, { db, databaseUrl, log }: Dependencies): Hub {
  const self = randomUUID();
  const send = (payload: string) => sendToChannel(db.read, payload);
  const { queue, settled } = createNoticeSender({ send, log, self });
  let forgetSessions: () => void = () => undefined;
  let isClosed = false;

  function hearSessions(notice: Notice) {
    if (notice.type !== 'sessions_ended' && notice.type !== 'user_changed') return;
    forgetSessions();
    if (notice.type === 'sessions_ended') own.endSessions(notice.sessionIds);
    else own.refreshUser(notice.userId);
  }

  async function hear(payload: string) {
    const message = unpackNotices(payload);
    if (!message || message.from === self) return;
    for (const notice of message.notices) hearSessions(notice);
    const heard = message.notices.filter(
      (notice): notice is ChangeNotice =>
        'workspaceId' in notice && own.isHeardIn(notice.workspaceId),
    );
    for (const [workspaceId, notices] of Map.groupBy(heard, (notice) => notice.workspaceId)) {
      // One query at a time limits the load on the database.
      own.announce(await readChanges(db.read, workspaceId, notices));
    }
  }

  /** Messages are processed in the order of their arrival. */
  let hearing: Promise<void> = Promise.resolve();
  const channel = openChannel({
    databaseUrl,
    onMessage(payload) {
      hearing = hearing
        .then(() => hear(payload))
        .catch((error: unknown) => {
          log.error({ err: error }, 'changes of other processes not announced');
          own.restart();
        });
    },
    onOpen: () => forgetSessions(),
    onLost() {
      if (isClosed) return;
      log.warn('not hearing other processes');
      own.restart();
    },
  });

  return {
    ...own,
    add(socket, session) {
      if (channel.isOpen()) own.add(socket, session);
      else socket.close(socketCodes.restart, 'Please reconnect');
    },
    announce(changes) {
      own.announce(changes);
      queue(changes.map(toNotice));
    },
    endSessions(sessionIds) {
      own.endSessions(sessionIds);
      for (let start = 0; start < sessionIds.length; start += mostSessions) {
        const some = sessionIds.slice(start, start + mostSessions);
        queue([{ type: 'sessions_ended', sessionIds: some }]);
      }
    },
    refreshUser(userId) {
      own.refreshUser(userId);
      queue([{ type: 'user_changed', userId }]);
    },
    isHearing: channel.isOpen,
    onForeignSessions(forget) {
      forgetSessions = forget;
    },
    settled,
    async close() {
      isClosed = true;
      await own.close();
      await hearing;
      await channel.close();
    },
  };
}
