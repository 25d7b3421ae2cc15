/** The mail server for outgoing email. */
export interface SmtpServer {
  /** Host name or IP address, without brackets. */
  host: string;
  /** If undefined, the standard port: 465 for `implicit`, otherwise 587. */
  port: number | undefined;
  /**
   * `implicit`: from the first byte. `required`: with STARTTLS, or nothing is sent. `optional`: with
   * STARTTLS if the server offers it. `off`: never.
   */
  tls: 'implicit' | 'required' | 'optional' | 'off';
  credentials: { user: string; password: string } | undefined;
}

export interface SmtpOptions {
  server: SmtpServer;
  /** Sender of every email. */
  from: string;
  /** Public host of this server, with which it identifies itself to the mail server. */
  ownHost: string;
}
