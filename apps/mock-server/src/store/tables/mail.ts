/** An email in the outbox, which is also the local mailbox. */
export interface EmailTable {
  workspace_id: string;
  id: string;
  /** Null for account email. */
  lead_id: string | null;
  user_id: string;
  /** Nobody can read `account` email (welcome, reset) in the product. */
  kind: 'lead' | 'account';
  to_name: string;
  to_address: string;
  subject: string;
  /** The sender's text; `text` and `html` are sent. Empty for account email. */
  content: string;
  text: string;
  html: string;
  /** iCalendar file of an invitation. */
  calendar: string | null;
  /** Identifies the email in its unsubscribe link. */
  unsubscribe_token: string | null;
  message_id: string;
  state: 'queued' | 'sent' | 'failed';
  /** Why the last attempt failed. */
  error: string | null;
  attempts: number;
  created_at: number;
  sent_at: number | null;
}
