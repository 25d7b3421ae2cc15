import { setTimeout as delay } from 'node:timers/promises';
import { insertEmail } from '../../store/mail/emails.ts';
import { newId } from '../../store/ids.ts';
import type { Write } from '../../store/schema.ts';
import type { JobTicket } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import {
  createDelivery,
  mailJob as kind,
  type DeliveryDependencies,
  type DeliveryOutcome,
} from './delivery.ts';

/** How long a caller waits for the first attempt, in milliseconds; the attempt itself continues. */
const firstTry = 2_000;
/** Emails that one process delivers from the queue at the same time. */
const atOnce = 6;

/** A stored email; `ticket` is undefined while it is already being sent. */
export interface StoredMail {
  id: string;
  ticket: JobTicket | undefined;
}

/** The content of an email, its recipient and its owner. */
export interface Letter {
  /** Id of the email, if the letter contains it. @default a new one */
  id?: string;
  workspaceId: string;
  /** The author; for account email, the owner of the account. */
  userId: string;
  /** Null for account email, which is not shown in the product. */
  leadId: string | null;
  to: { name: string; address: string };
  subject: string;
  /** The author's text; `text` and `html` are sent. Empty for account email. */
  content: string;
  text: string;
  html: string;
  /** iCalendar file of an invitation. */
  calendar?: string;
  unsubscribeToken?: string;
  /** When the email expires, in milliseconds. */
  expiresAt?: number;
}

interface Dependencies extends DeliveryDependencies {
  jobs: Jobs;
}

/** A call that waits for the first attempt. */
interface Watch {
  /** The caller's `X-Client-Id`. */
  origin: string | null;
  onOutcome(outcome: DeliveryOutcome): void;
}

/** Stores emails and sends them. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Creates the outbox of this process, which runs the email jobs. */
export function createOutbox({ jobs, ...dependencies }: Dependencies) {
  const { clock, publicUrl } = dependencies;
  const { hostname } = new URL(publicUrl);
  const watches = new Map<string, Watch>();

  const delivery = createDelivery(dependencies, (id, outcome) => {
    const watch = watches.get(id);
    watch?.onOutcome(outcome);
    return watch?.origin ?? null;
  });
  jobs.register(kind, delivery, { atOnce });

  return {
    /**
     * Stores an email in the caller's transaction, so that it exists only if the reported change
     * does.
     */
    async store(tx: Write, letter: Letter): Promise<StoredMail> {
      const { id = newId(), workspaceId, leadId, to, expiresAt } = letter;
      const { subject, content, text, html, calendar = null, unsubscribeToken = null } = letter;
      await insertEmail(tx, {
        workspace_id: workspaceId,
        id,
        lead_id: leadId,
        user_id: letter.userId,
        kind: leadId === null ? 'account' : 'lead',
        to_name: to.name,
        to_address: to.address,
        subject,
        content,
        text,
        html,
        calendar,
        unsubscribe_token: unsubscribeToken,
        message_id: `<${id}@${hostname}>`,
        created_at: clock(),
      });
      const payload = { expiresAt };
      return { id, ticket: await jobs.enqueue(tx, { kind, id, workspaceId, payload }) };
    },

    /** Queues a stored email for another attempt, in the caller's transaction. */
    async take(tx: Write, workspaceId: string, id: string): Promise<StoredMail> {
      return { id, ticket: await jobs.enqueue(tx, { kind, id, workspaceId }) };
    },

    /**
     * Attempts to send a stored email, after its commit.
     * @param origin `X-Client-Id` of the caller
     * @returns The outcome; undefined if it takes longer than 2 seconds.
     */
    async trySending(
      { id, ticket }: StoredMail,
      origin: string | null = null,
    ): Promise<DeliveryOutcome | undefined> {
      if (!ticket) return undefined;
      let outcome: DeliveryOutcome | undefined;
      watches.set(id, { origin, onOutcome: (reached) => (outcome = reached) });
      await Promise.race([jobs.begin(ticket), delay(firstTry, undefined, { ref: false })]);
      watches.delete(id);
      return outcome;
    },
  };
}
