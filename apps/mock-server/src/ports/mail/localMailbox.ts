import type { Mailer } from './mailer.ts';

/** Without a mail server, an email counts as delivered once it is stored. */
export const localMailbox: Mailer = {
  deliver: () => Promise.resolve(),
  close: () => undefined,
};
