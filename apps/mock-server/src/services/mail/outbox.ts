import { setTimeout as delay } from 'node:timers/promises';
import { insertEmail } from '../../store/records/emails.ts';
import { newId } from '../../store/ids.ts';
import type { Write } from '../../store/schema.ts';
import type { JobTicket } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createDelivery } from './delivery.ts';
import type { DeliveryDependencies, Outcome } from './delivery.ts';
import { mailJob as kind } from './mailJob.ts';

/** How long a caller waits for the first try, in milliseconds; the try itself goes on. */
const firstTry = 2_000;
/** Mails that one process delivers from the queue at the same time. */
const atOnce = 6;

/** A mail that is stored; `ticket` is missing while it is being tried already. */
export interface StoredMail {
  id: string;
  ticket: JobTicket | undefined;
}

/** What to write, to whom, and whose mail it is. */
export interface Letter {
  /** Of the mail, where the letter already tells it. @default a new one */
  id?: string;
  workspaceId: string;
  /** Who writes, or, of account mail, whose account it is. */
  userId: string;
  /** Null for account mail, which nobody reads in the product. */
  leadId: string | null;
  to: { name: string; address: string };
  subject: string;
  /** What the sender wrote; `text` and `html` are what travels. Empty for account mail. */
  content: string;
  text: string;
  html: string;
  /** iCalendar file of an invitation. */
  calendar?: string;
  unsubscribeToken?: string;
  /** From when on it would be of no use, in milliseconds. */
  expiresAt?: number;
}

interface Dependencies extends DeliveryDependencies {
  jobs: Jobs;
}

/** Somebody who waits for a first try. */
interface Watch {
  /** Their tab. */
  origin: string | null;
  tell(outcome: Outcome): void;
}

/** Stores every mail before it is tried, and tries until it is delivered or refused for good. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Makes the outbox of this process, which runs the jobs of mails. */
export function createOutbox({ jobs, ...dependencies }: Dependencies) {
  const { clock, publicUrl } = dependencies;
  const { hostname } = new URL(publicUrl);
  const watches = new Map<string, Watch>();

  const delivery = createDelivery(dependencies, (id, outcome) => {
    const watch = watches.get(id);
    watch?.tell(outcome);
    return watch?.origin ?? null;
  });
  jobs.register(kind, delivery, { atOnce });

  return {
    /** Stores a mail in the caller's transaction: it exists exactly if what it tells of does. */
    async store(tx: Write, letter: Letter): Promise<StoredMail> {
      const { id = newId(), workspaceId, expiresAt, ...rest } = letter;
      await insertEmail(tx, {
        ...rest,
        workspaceId,
        id,
        kind: letter.leadId === null ? 'account' : 'lead',
        messageId: `<${id}@${hostname}>`,
        calendar: letter.calendar ?? null,
        unsubscribeToken: letter.unsubscribeToken ?? null,
        createdAt: clock(),
      });
      const payload = { expiresAt };
      return { id, ticket: await jobs.enqueue(tx, { kind, id, workspaceId, payload }) };
    },

    /** Takes a stored mail for another try, in the caller's transaction. */
    async take(tx: Write, workspaceId: string, id: string): Promise<StoredMail> {
      return { id, ticket: await jobs.enqueue(tx, { kind, id, workspaceId }) };
    },

    /**
     * Tries a stored mail after its commit.
     * @param origin Tab that waits for it.
     * @returns How that went; undefined when it takes longer than 2 seconds.
     */
    async trySending(
      { id, ticket }: StoredMail,
      origin: string | null = null,
    ): Promise<Outcome | undefined> {
      if (!ticket) return undefined;
      let outcome: Outcome | undefined;
      watches.set(id, { origin, tell: (told) => (outcome = told) });
      await Promise.race([jobs.begin(ticket), delay(firstTry, undefined, { ref: false })]);
      watches.delete(id);
      return outcome;
    },
  };
}
