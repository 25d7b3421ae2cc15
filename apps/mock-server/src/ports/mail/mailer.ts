/** A person's name (may be empty) and address. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A mail, complete but for its sender. */
export interface MailMessage {
  /** Stable over all tries, so that a mail that arrives twice is recognised. */
  messageId: string;
  to: Mailbox;
  /** Who gets the answers, where it is not the sender. */
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** Address at which a POST ends further mail (RFC 8058). */
  unsubscribeUrl?: string;
  /** iCalendar file of an invitation. */
  calendar?: string;
}

/** A try that failed. The message is a sentence for a person. */
export class MailError extends Error {
  /** Whether the same try would fail again: the server refused the mail for good. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailError';
    this.isPermanent = isPermanent;
  }
}

/** Hands mail on. Every mail is stored before, so an adapter keeps nothing. */
export interface Mailer {
  /**
   * Delivers one mail; settles when it is handed on.
   * @throws MailError when it is not.
   */
  deliver(message: MailMessage): Promise<void>;
  /** Closes connections. */
  close(): void;
}
