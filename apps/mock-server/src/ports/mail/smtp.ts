import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { MailError } from './mailer.ts';

/** Milliseconds: a mail server that does not answer must not hold a try for minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Refused for good by RFC 5321: 5xx. */
const isPermanent = (error: Error & { responseCode?: unknown }) =>
  typeof error.responseCode === 'number' && error.responseCode >= 500;

/**
 * Mail over SMTP.
 * @param url `smtp://` or `smtps://`, with user and password where the server wants them
 * @param from Sender of every mail
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...timeouts, pool: true, maxConnections: 3 });
  return {
    async deliver(message) {
      try {
        await transport.sendMail({
          from,
          ...message,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        throw new MailError(error.message, isPermanent(error), { cause });
      }
    },
    close: () => transport.close(),
  };
}
