import type { Activity, EmailState } from '@cardinal/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import { cutText, foreignLengths } from '../../foreignText.ts';
import { MailError, type Mailer, type MailMessage } from '../../ports/mail/index.ts';
import type { Announcer } from '../../realtime/changes.ts';
import { retitleEmailActivity } from '../../store/leads/activities.ts';
import type { Database } from '../../store/engine/database.ts';
import { findMailOfJob, recordTry } from '../../store/mail/emails.ts';
import { leadsByIds } from '../../store/leads/announced.ts';
import { isOptedOut } from '../../store/mail/optOuts.ts';
import type { Job, JobEnd, JobHandler } from '../jobs/job.ts';
import { emailTitles, senderName, unsubscribeUrl } from '../shared/mailText.ts';
import { fullName } from '../shared/names.ts';

/** The kind of the jobs that deliver emails; a job has the id of its email. */
export const mailJob = 'mail';

/** How long a delivery may continue while the process shuts down, in milliseconds. */
const farewell = 5_000;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Pauses after the first attempt, the second and so on, in milliseconds: about a day in total. */
const usualPauses = [
  2 * second,
  10 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
];

export interface DeliveryDependencies {
  db: Database;
  log: Logger;
  mailer: Mailer;
  announcer: Announcer;
  clock: () => number;
  /** Public URL of the server, without a trailing slash. */
  publicUrl: string;
  /** Milliseconds after each attempt. @default about a day in total */
  pauses?: readonly number[];
}

/** The outcome of an attempt. `error` is a sentence, or empty. */
export interface DeliveryOutcome {
  state: EmailState;
  error: string;
}

/**
 * Receives the outcome of an attempt before it is announced.
 * @returns The client whose response contains the outcome, so that it is not notified as well.
 */
type Watcher = (emailId: string, outcome: DeliveryOutcome) => string | null;

type Mail = NonNullable<Awaited<ReturnType<typeof findMailOfJob>>>;

const payloadSchema = z.object({ expiresAt: z.number().optional() }).nullable();

/** Creates the handler of email jobs: one attempt, whose outcome is recorded with the end of the run. */
export function createDelivery(dependencies: DeliveryDependencies, watch: Watcher): JobHandler {
  const { db, log, mailer, announcer, clock, publicUrl, pauses = usualPauses } = dependencies;

  /** @throws MailError if the email must not be sent, or could not be. */
  async function deliver(mail: Mail, { payload, signal }: Job): Promise<void> {
    const { expiresAt } = payloadSchema.parse(payload) ?? {};
    if (expiresAt !== undefined && expiresAt <= clock()) {
      throw new MailError('The link in this email has expired.', true);
    }
    if (mail.kind === 'lead' && (await isOptedOut(db.read, mail.workspace_id, mail.to_address))) {
      throw new MailError('This person has unsubscribed from emails.', true);
    }
    await Promise.race([mailer.deliver(messageOf(mail, publicUrl)), endOf(signal)]);
  }

  /** Records the outcome in the email and the lead's history, then announces it. */
  function recorded(mail: Mail, outcome: DeliveryOutcome): JobEnd {
    const { id, subject } = mail;
    const { state } = outcome;
    let lead:
      | { workspaceId: string; ownerId: string; leadId: string; activity?: Activity }
      | undefined;
    return {
      async recordOutcome(tx, { workspaceId }) {
        const leadId = await recordTry(tx, { workspaceId, id }, { ...outcome, at: clock() });
        lead = undefined;
        if (leadId === null || state === 'queued') return;
        const about = { workspaceId, leadId, emailId: id };
        const activity = await retitleEmailActivity(tx, about, emailTitles[state]);
        const row = (await leadsByIds(tx, workspaceId, [leadId])).get(leadId);
        lead = row && { workspaceId, ownerId: row.owner_id, leadId, activity };
      },
      afterwards() {
        const origin = watch(id, outcome);
        if (!lead) return;
        const { activity, ...whose } = lead;
        const made = { ...whose, origin };
        if (state === 'sent') {
          announcer.announce([{ ...made, type: 'email_sent', emailId: id, subject }]);
        } else if (activity) {
          announcer.announce([{ ...made, type: 'activity_created', activity }]);
        }
      },
    };
  }

  return async (job) => {
    const mail = await findMailOfJob(db.read, { kind: mailJob, id: job.id });
    if (mail?.state !== 'queued') return {};
    try {
      await deliver(mail, job);
      return recorded(mail, { state: 'sent', error: '' });
    } catch (cause) {
      log.warn({ emailId: mail.id, attempts: job.attempts, err: cause }, 'mail not sent');
      const error = cutText(
        cause instanceof Error ? cause.message : String(cause),
        foreignLengths.shown,
      );
      const pause = pauses[job.attempts - 1];
      const isOver = (cause instanceof MailError && cause.isPermanent) || pause === undefined;
      return isOver
        ? recorded(mail, { state: 'failed', error })
        : { ...recorded(mail, { state: 'queued', error }), againIn: spread(pause) };
    }
  };
}

/** A stored email as it is sent; replies to a lead's email go to its author. */
function messageOf(mail: Mail, publicUrl: string): MailMessage {
  const { calendar, unsubscribe_token: token, sender_email: address } = mail;
  return {
    messageId: mail.message_id,
    to: { name: mail.to_name, address: mail.to_address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(calendar !== null && { calendar }),
    ...(token !== null && { unsubscribeUrl: unsubscribeUrl(publicUrl, token) }),
    ...(mail.kind === 'lead' &&
      address !== null && {
        fromName: senderName(mail),
        replyTo: { name: fullName(mail), address },
      }),
  };
}

/** Rejects some time after a run was asked to end. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const begin = () => {
      const error = new MailError('The server was stopped in the meantime.', false);
      setTimeout(reject, farewell, error).unref();
    };
    if (signal.aborted) begin();
    else signal.addEventListener('abort', begin, { once: true });
  });
}

/** Up to a quarter longer, so that emails that failed together are not retried together. */
const spread = (pause: number): number => pause * (1 + Math.random() / 4);
