import type { Logger } from 'pino';
import { packNotices, type Notice } from './wireFormat.ts';

/** Milliseconds within which notices are sent together. */
const batchTime = 10;

/** Pauses before a notice is sent again, in milliseconds. */
const pauses = [100, 500, 2_000];

const delay = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

interface Dependencies {
  send(payload: string): Promise<void>;
  log: Logger;
  /** Id of this process. */
  self: string;
}

/** Creates the queue of notices for the other processes. */
export function createNoticeSender({ send, log, self }: Dependencies) {
  let queued: Notice[] = [];
  let sending: Promise<void> = Promise.resolve();

  async function sendPatiently(payload: string) {
    for (const pause of pauses) {
      try {
        return await send(payload);
      } catch (error) {
        log.warn({ err: error }, 'changes not sent to other processes yet');
        await delay(pause);
      }
    }
    return send(payload);
  }

  async function sendQueued() {
    const payloads = packNotices(self, queued);
    queued = [];
    for (const payload of payloads) {
      try {
        // In order, because the other processes announce changes as they arrive.
        await sendPatiently(payload);
      } catch (error) {
        log.error({ err: error }, 'changes not sent to other processes');
      }
    }
  }

  return {
    /** Sends notices with the next batch. */
    queue(notices: readonly Notice[]): void {
      if (notices.length === 0) return;
      if (queued.length === 0) {
        sending = Promise.all([sending, delay(batchTime)]).then(sendQueued);
      }
      queued.push(...notices);
    },

    /** Settles when all notices are sent, or given up. */
    settled: (): Promise<void> => sending,
  };
}
