/** A mail server that takes our mails, and how it is reached. */
export interface SmtpServer {
  /** Name or address, without brackets. */
  host: string;
  /** Undefined: the usual one, 465 for `implicit` and otherwise 587. */
  port: number | undefined;
  /**
   * `implicit`: from the first byte. `required`: by STARTTLS, or nothing is sent. `optional`: by
   * STARTTLS where the server offers it. `off`: never.
   */
  tls: 'implicit' | 'required' | 'optional' | 'off';
  credentials: { user: string; password: string } | undefined;
}

/** What mail over SMTP needs to know. */
export interface SmtpOptions {
  server: SmtpServer;
  /** Sender of every mail. */
  from: string;
  /** Host by which people know us: the name that we give to the mail server. */
  ownHost: string;
}
