import type {
  Dispatch,
  Email,
  EmailQuery,
  MailboxMail,
  PageQuery,
  SendEmailInput,
} from '@cardinal/contract';
import { letterLanguageOf, signatureOf } from '@cardinal/contract/mail-text';
import { addressIn } from '../../ports/mail/index.ts';
import { findUser } from '../../store/accounts/users.ts';
import { retitleEmailActivity } from '../../store/leads/activities.ts';
import { findEmail, listEmails, listMailbox, requeueEmail } from '../../store/mail/emails.ts';
import type { IdempotentCall } from '../shared/idempotency.ts';
import type { Page } from '../../store/page.ts';
import { pageOf } from '../shared/pages.ts';
import { scopeOf, type Principal } from '../shared/principal.ts';
import { conflict, notFound } from '../shared/failures.ts';
import { createToken } from '../identity/tokens.ts';
import {
  requireMayMail,
  mailLead,
  refuseOptedOut,
  toDispatch,
  type LeadMailDependencies,
} from './leadMail.ts';
import {
  emailTitles,
  senderName,
  textAsHtml,
  unsubscribeUrl,
  withEnd,
} from '../shared/mailText.ts';
import { fullName } from '../shared/names.ts';
import { isoOf, isoOrNull } from '../shared/times.ts';
import { say } from '../shared/sentences/sentence.ts';

interface Dependencies extends LeadMailDependencies {
  /** Sender of every email. */
  mailFrom: string;
}

type EmailRow = Awaited<ReturnType<typeof listEmails>>['rows'][number];
type MailboxRow = Awaited<ReturnType<typeof listMailbox>>['rows'][number];

const addressed = (name: string, address: string): string =>
  name === '' ? address : `${name} <${address}>`;

/** A stored email as calls return it. */
export const toEmail = (row: EmailRow): Email => ({
  id: row.id,
  lead_id: row.lead_id,
  sent_by: row.user_id,
  to: row.to_address,
  subject: row.subject,
  content: row.content,
  status: row.state,
  error: row.error || null,
  attempts: row.attempts,
  created_at: isoOf(row.created_at),
  sent_at: isoOrNull(row.sent_at),
});

/** An email that is kept on this server, as calls return it. @param mailFrom Sender of every email */
const toMailboxMail = (row: MailboxRow, mailFrom: string): MailboxMail => ({
  id: row.id,
  lead_id: row.lead_id,
  from: row.sender_email === null ? mailFrom : addressed(senderName(row), addressIn(mailFrom)),
  reply_to: row.sender_email === null ? mailFrom : addressed(fullName(row), row.sender_email),
  to: addressed(row.to_name, row.to_address),
  subject: row.subject,
  text: row.text,
  html: row.html,
  calendar: row.calendar,
  created_at: isoOf(row.created_at),
});

/** The email to leads that one signed-in user may send and read. */
export function createEmailService(dependencies: Dependencies, principal: Principal) {
  const { db, outbox, publicUrl, sendsMail, mailFrom } = dependencies;
  const scope = scopeOf(principal);
  const { workspaceId, clientId } = principal;

  return {
    /** Sends an email to a lead. @throws As `mailLead`. */
    async send(
      { leadId, subject, content }: SendEmailInput,
      call?: IdempotentCall,
    ): Promise<Dispatch> {
      const unsubscribeToken = createToken();
      const user = await findUser(db.read, principal.userId);
      const end = {
        language: letterLanguageOf(`${subject}\n${content}`, user?.language ?? 'en'),
        signature: user && signatureOf(user),
        unsubscribeUrl: unsubscribeUrl(publicUrl, unsubscribeToken),
      };
      const body = { text: withEnd(content, end), html: textAsHtml(content, end) };
      return mailLead(dependencies, principal, { leadId, call }, () => ({
        letter: { subject, content, ...body, unsubscribeToken },
        activity: { type: 'email', title: emailTitles.queued, description: `Subject: ${subject}` },
      }));
    },

    /** One page of emails with their states, newest first. */
    async list({ lead_id: leadId, ...place }: EmailQuery): Promise<Page<Email>> {
      return pageOf(listEmails(db.read, scope, { leadId, ...place }), toEmail);
    },

    /** Sends an email again now. @throws `unverified`, `not_found`, `already_sent`, `do_not_contact`. */
    async retry(id: string): Promise<Dispatch> {
      await requireMayMail(dependencies, principal);
      const stored = await db.write(async (tx) => {
        const mail = await findEmail(tx, scope, id);
        if (!mail) throw notFound('email');
        if (mail.state === 'sent')
          throw conflict(
            'already_sent',
            say(({ mail }) => mail.sentAlready),
          );
        await refuseOptedOut(tx, workspaceId, mail.to_address);
        // The job first, in the order in which the end of a run locks.
        const taken = await outbox.take(tx, workspaceId, id);
        if (taken.ticket) {
          await requeueEmail(tx, { workspaceId, id });
          const about = { workspaceId, leadId: mail.lead_id, emailId: id };
          await retitleEmailActivity(tx, about, emailTitles.queued);
        }
        return taken;
      });
      return toDispatch(id, await outbox.trySending(stored, clientId));
    },

    /** One page of the emails kept on this server, newest first; empty if email leaves the server. */
    async mailbox(query: PageQuery): Promise<Page<MailboxMail>> {
      if (sendsMail) return { rows: [], total: 0, capped: false };
      return pageOf(listMailbox(db.read, scope, query), (row) => toMailboxMail(row, mailFrom));
    },
  };
}
