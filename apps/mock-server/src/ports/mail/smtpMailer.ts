import type { Mailer } from './mailer.ts';
import type { SmtpOptions } from './smtpServer.ts';

/** Sends email over SMTP. The client is large, so it is loaded with the first email. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  let loaded: Promise<Mailer> | undefined;
  const load = async () => (await import('./smtp.ts')).createPooledMailer(options);
  return {
    async deliver(message) {
      loaded ??= load();
      await (await loaded).deliver(message);
    },
    close: () => void loaded?.then((mailer) => mailer.close()),
  };
}
