import { isIPv4, isIPv6 } from 'node:net';
import { createTransport } from 'nodemailer';
import { cutText, foreignLengths } from '../../foreignText.ts';
import { addressIn, type Mailer, type MailMessage, MailError } from './mailer.ts';
import type { SmtpOptions, SmtpServer } from './smtpServer.ts';

/** In milliseconds: a mail server that does not respond must not block an attempt for minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Properties of nodemailer's errors in addition to the message. */
type SmtpError = Error & { code?: unknown; response?: unknown; responseCode?: unknown };

/** Whether the server permanently refused the email or its recipient (not our sign-in): 5xx. */
const isPermanent = ({ code, responseCode }: SmtpError) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') &&
  typeof responseCode === 'number' &&
  responseCode >= 500;

const noEncryption =
  'The mail server offers no encryption (STARTTLS), which SMTP_URL requires; nothing was sent.';

/** Describes a failure, with the server's response if there was one. */
function describe(error: SmtpError): string {
  if (error.code === 'EAUTH') return 'The mail server does not accept our sign-in.';
  if (error.code === 'ETLS' && error.response) return noEncryption;
  if (typeof error.response === 'string') {
    const answer = cutText(error.response, foreignLengths.shown);
    const words = answer.replaceAll(/\s+/g, ' ').trim();
    return `The mail server did not accept the email: ${words}`;
  }
  return `The mail server can't be reached: ${cutText(error.message, foreignLengths.shown)}`;
}

/** Optional parts of an email: reply address, unsubscribe link, invitation. */
const extras = ({ replyTo, unsubscribeUrl, calendar }: MailMessage) => ({
  ...(replyTo && { replyTo }),
  ...(unsubscribeUrl && {
    list: { unsubscribe: unsubscribeUrl },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
  ...(calendar && {
    icalEvent: { method: 'REQUEST', filename: 'invitation.ics', content: calendar },
  }),
});

/** Nodemailer's options for a mail server. */
const connection = ({ host, port, tls, credentials }: SmtpServer) => ({
  host,
  ...(port !== undefined && { port }),
  secure: tls === 'implicit',
  requireTLS: tls === 'required',
  ignoreTLS: tls === 'off',
  ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
});

/** A host in the format of EHLO (RFC 5321, 4.1.3). */
function ehloName(host: string): string {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  if (isIPv6(bare)) return `[IPv6:${bare}]`;
  return isIPv4(bare) ? `[${bare}]` : bare;
}

/** Sends email over a few connections that stay open; see `createSmtpMailer`. */
export function createPooledMailer({ server, from, ownHost }: SmtpOptions): Mailer {
  const transport = createTransport({
    ...connection(server),
    ...timeouts,
    name: ehloName(ownHost),
    pool: true,
    maxConnections: 3,
  });
  return {
    async deliver(message) {
      const { messageId, fromName, to, subject, text, html } = message;
      try {
        await transport.sendMail({
          from: fromName ? { name: fromName, address: addressIn(from) } : from,
          messageId,
          to,
          subject,
          text,
          html,
          ...extras(message),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        throw new MailError(describe(error), isPermanent(error), { cause });
      }
    },
    close: () => transport.close(),
  };
}
