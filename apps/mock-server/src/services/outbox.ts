import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import { newId } from '../store/ids.ts';
import type { Mailer, MailMessage } from '../ports/mail/index.ts';
import { MailError } from '../ports/mail/index.ts';
import type { Database } from '../store/database.ts';
import { insertEmail, recordTry } from '../store/emails.ts';
import type { Schema } from '../store/schema.ts';

/** How long a caller waits for the first try, in milliseconds; the try itself goes on. */
const firstTry = 2_000;
const longestError = 500;

/** A mail that is stored and not yet tried. */
export interface StoredMail {
  workspaceId: string;
  id: string;
  message: MailMessage;
}

/** What to write, to whom, and whose mail it is. */
export interface Letter extends Omit<MailMessage, 'messageId'> {
  workspaceId: string;
  userId: string;
  leadId: string | null;
  kind: 'lead' | 'account';
}

interface Dependencies {
  db: Database;
  log: Logger;
  mailer: Mailer;
  clock: () => number;
  /** Host of our public address: the right side of every Message-ID. */
  host: string;
}

/** Stores every mail before it is tried. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Makes the outbox of this process. */
export function createOutbox({ db, log, mailer, clock, host }: Dependencies) {
  const running = new Set<Promise<boolean>>();

  async function attempt({ workspaceId, id, message }: StoredMail): Promise<boolean> {
    let state: 'sent' | 'queued' | 'failed' = 'sent';
    let error = '';
    try {
      await mailer.deliver(message);
    } catch (cause) {
      state = cause instanceof MailError && cause.isPermanent ? 'failed' : 'queued';
      error = String(cause).slice(0, longestError);
      log.warn({ emailId: id, err: cause }, 'mail not sent');
    }
    try {
      await db.write((tx) => recordTry(tx, { workspaceId, id }, { state, error, at: clock() }));
    } catch (cause) {
      log.error({ emailId: id, err: cause }, 'outcome of a mail not recorded');
    }
    return state === 'sent';
  }

  return {
    /** Stores a mail in the caller's transaction: it exists exactly if what it tells of does. */
    async store(tx: Transaction<Schema>, letter: Letter): Promise<StoredMail> {
      const { workspaceId, userId, leadId, kind, to, subject, text, html } = letter;
      const id = newId();
      const message = { messageId: `<${id}@${host}>`, to, subject, text, html };
      await insertEmail(tx, {
        workspaceId,
        id,
        leadId,
        userId,
        kind,
        to: to.address,
        subject,
        text,
        html,
        messageId: message.messageId,
        createdAt: clock(),
      });
      return { workspaceId, id, message };
    },

    /** Tries a stored mail once. @returns False only if the try failed within 2 seconds. */
    async trySending(mail: StoredMail): Promise<boolean> {
      const sending = attempt(mail);
      running.add(sending);
      void sending.finally(() => running.delete(sending));
      return Promise.race([sending, delay(firstTry, true, { ref: false })]);
    },

    /** Settles when no try is under way. */
    async idle(): Promise<void> {
      await Promise.all(running);
    },
  };
}
