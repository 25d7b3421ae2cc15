import type { Logger } from 'pino';
import type { Database } from '../store/engine/database.ts';
import { sendToChannel } from '../store/engine/postgresChannel.ts';
import { packNotices } from './wireFormat.ts';
import type { Notice } from './wireFormat.ts';

/** Milliseconds within which notices are sent together. */
const batchTime = 10;

interface Dependencies {
  db: Database;
  log: Logger;
  /** Id of this process. */
  self: string;
}

/** Creates the queue of notices for the other processes. */
export function createNoticeSender({ db, log, self }: Dependencies) {
  let queued: Notice[] = [];
  let sending: Promise<void> = Promise.resolve();

  async function sendQueued() {
    const payloads = packNotices(self, queued);
    queued = [];
    try {
      for (const payload of payloads) {
        // In order, because the other processes announce changes as they arrive.
        await sendToChannel(db.read, payload);
      }
    } catch (error) {
      log.error({ err: error }, 'changes not sent to other processes');
    }
  }

  return {
    /** Sends notices with the next batch. */
    queue(notices: readonly Notice[]): void {
      if (notices.length === 0) return;
      if (queued.length === 0) {
        const pause = new Promise((resolve) => setTimeout(resolve, batchTime));
        sending = Promise.all([sending, pause]).then(sendQueued);
      }
      queued.push(...notices);
    },

    /** Settles when all notices are sent. */
    settled: (): Promise<void> => sending,
  };
}
