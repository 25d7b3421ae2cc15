import type { Mailer } from './mailer.ts';

/**
 * Mail over SMTP. Its client is large, so it is loaded with the first mail.
 * @param url `smtp://` or `smtps://`, with user and password where the server wants them
 * @param from Sender of every mail
 */
export function smtpMailer(url: string, from: string): Mailer {
  let loaded: Promise<Mailer> | undefined;
  const load = async () => (await import('./smtp.ts')).pooledMailer(url, from);
  return {
    async deliver(message) {
      loaded ??= load();
      await (await loaded).deliver(message);
    },
    close: () => void loaded?.then((mailer) => mailer.close()),
  };
}
