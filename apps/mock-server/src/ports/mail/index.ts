export { localMailbox } from './localMailbox.ts';
export { addressIn, MailError, type Mailer, type MailMessage } from './mailer.ts';
export { createSmtpMailer } from './smtpMailer.ts';
export type { SmtpServer } from './smtpServer.ts';
