import type { Activity, EmailState } from '@cardinal/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import { MailError } from '../../ports/mail/index.ts';
import type { Mailer, MailMessage } from '../../ports/mail/index.ts';
import type { Announcer } from '../../realtime/changes.ts';
import { retitleEmailActivity } from '../../store/records/activities.ts';
import type { Database } from '../../store/engine/database.ts';
import { findMailOfJob, recordTry } from '../../store/records/emails.ts';
import { leadsByIds } from '../../store/records/announced.ts';
import { isOptedOut } from '../../store/records/optOuts.ts';
import type { Job, JobEnd, JobHandler } from '../jobs/job.ts';
import { mailJob } from './mailJob.ts';
import { emailTitles, unsubscribeUrl } from './mailText.ts';

const longestError = 500;
/** How long a delivery may go on when the process goes down, in milliseconds. */
const farewell = 5_000;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Pauses after the first try, the second and so on, in milliseconds: about a day in all. */
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

/** What a mail is delivered with. */
export interface DeliveryDependencies {
  db: Database;
  log: Logger;
  mailer: Mailer;
  announcer: Announcer;
  clock: () => number;
  /** Address that people use, without a slash at the end. */
  publicUrl: string;
  /** Milliseconds after each try. @default about a day in all */
  pauses?: readonly number[];
}

/** How a try went. `error` is a sentence, or empty. */
export interface Outcome {
  state: EmailState;
  error: string;
}

/**
 * Hears how a try went before anyone else does.
 * @returns The tab that is answered with it, so that it needs no telling.
 */
type Watcher = (emailId: string, outcome: Outcome) => string | null;

type Mail = NonNullable<Awaited<ReturnType<typeof findMailOfJob>>>;

const payloadSchema = z.object({ expiresAt: z.number().optional() }).nullable();

/** Makes what runs the job of a mail: one try, its outcome recorded with the end of the run. */
export function createDelivery(dependencies: DeliveryDependencies, watch: Watcher): JobHandler {
  const { db, log, mailer, announcer, clock, publicUrl, pauses = usualPauses } = dependencies;

  /** @throws MailError when the mail must not go, or did not. */
  async function deliver(mail: Mail, { payload, signal }: Job): Promise<void> {
    const { expiresAt } = payloadSchema.parse(payload) ?? {};
    if (expiresAt !== undefined && expiresAt <= clock()) {
      throw new MailError('The link in it does not work any more.', true);
    }
    if (mail.kind === 'lead' && (await isOptedOut(db.read, mail.workspace_id, mail.to_address))) {
      throw new MailError('This person asked for no more emails.', true);
    }
    await Promise.race([mailer.deliver(messageOf(mail, publicUrl)), endOf(signal)]);
  }

  /** Writes the outcome into the mail and the lead's history, then tells of it. */
  function recorded(mail: Mail, outcome: Outcome): JobEnd {
    const { id, lead_id: leadId, subject } = mail;
    const { state } = outcome;
    let lead: { workspaceId: string; ownerId: string; activity?: Activity } | undefined;
    return {
      async record(tx, { workspaceId }) {
        await recordTry(tx, { workspaceId, id }, { ...outcome, at: clock() });
        lead = undefined;
        if (leadId === null || state === 'queued') return;
        const about = { workspaceId, leadId, emailId: id };
        const activity = await retitleEmailActivity(tx, about, emailTitles[state]);
        const row = (await leadsByIds(tx, workspaceId, [leadId])).get(leadId);
        lead = row && { workspaceId, ownerId: row.owner_id, activity };
      },
      afterwards() {
        const origin = watch(id, outcome);
        if (leadId === null || !lead) return;
        const { activity, ...whose } = lead;
        const made = { ...whose, origin, leadId };
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
      const error = (cause instanceof Error ? cause.message : String(cause)).slice(0, longestError);
      const pause = pauses[job.attempts - 1];
      const isOver = (cause instanceof MailError && cause.isPermanent) || pause === undefined;
      return isOver
        ? recorded(mail, { state: 'failed', error })
        : { ...recorded(mail, { state: 'queued', error }), againIn: spread(pause) };
    }
  };
}

/** A stored mail as it travels; answers to a lead's mail go to who wrote it. */
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
        replyTo: { name: `${mail.first_name} ${mail.last_name}`.trim(), address },
      }),
  };
}

/** Rejects a while after a run was asked to end. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const begin = () => {
      const error = new MailError('The server was stopped meanwhile.', false);
      setTimeout(reject, farewell, error).unref();
    };
    if (signal.aborted) begin();
    else signal.addEventListener('abort', begin, { once: true });
  });
}

/** Up to a quarter longer, so that what failed together does not come back together. */
const spread = (pause: number): number => pause * (1 + Math.random() / 4);
