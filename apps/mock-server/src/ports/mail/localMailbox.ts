import type { Mailer } from './mailer.ts';

/** Without a mail server the stored mail is the mailbox: it arrived when it was stored. */
export const localMailbox: Mailer = {
  deliver: () => Promise.resolve(),
  close: () => undefined,
};
