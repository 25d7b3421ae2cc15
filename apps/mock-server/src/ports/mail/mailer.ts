/** Name (possibly empty) and email address. */
export interface Mailbox {
  name: string;
  address: string;
}

/** An email, complete except for its sender. */
export interface MailMessage {
  /** The same for all attempts, so that an email delivered twice is recognised. */
  messageId: string;
  to: Mailbox;
  /** Name shown with the configured address, if it is not the configured one. */
  fromName?: string;
  /** Recipient of replies, if it is not the sender. */
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** URL at which a POST unsubscribes the recipient (RFC 8058). */
  unsubscribeUrl?: string;
  /** iCalendar file of an invitation. */
  calendar?: string;
}

/** The address in a sender such as `Cardinal <crm@example.com>`. */
export const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

/** A failed delivery attempt. The message is a sentence for the user. */
export class MailError extends Error {
  /** Whether retrying is pointless, because the server refused the email permanently. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailError';
    this.isPermanent = isPermanent;
  }
}

/** Delivers email. Every email is stored beforehand, so an adapter stores nothing. */
export interface Mailer {
  /**
   * Delivers an email; settles when the next server has accepted it.
   * @throws MailError if delivery fails.
   */
  deliver(message: MailMessage): Promise<void>;
  /** Closes connections. */
  close(): void;
}
