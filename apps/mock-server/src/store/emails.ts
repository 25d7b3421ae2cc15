import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A mail to store before it is tried. Times in milliseconds. */
export interface NewEmail {
  workspaceId: string;
  id: string;
  leadId: string | null;
  userId: string;
  /** `account` mail (welcome, reset) is readable by nobody in the product. */
  kind: 'lead' | 'account';
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  createdAt: number;
}

/** Stores a mail as queued. */
export async function insertEmail(tx: Transaction<Schema>, email: NewEmail): Promise<void> {
  await tx
    .insertInto('emails')
    .values({
      workspace_id: email.workspaceId,
      id: email.id,
      lead_id: email.leadId,
      user_id: email.userId,
      kind: email.kind,
      to_address: email.to,
      subject: email.subject,
      text: email.text,
      html: email.html,
      message_id: email.messageId,
      state: 'queued',
      error: '',
      attempts: 0,
      created_at: email.createdAt,
      sent_at: null,
    })
    .execute();
}

/** Notes the outcome of one try. `error` is empty when it was sent. */
export async function recordTry(
  tx: Transaction<Schema>,
  email: { workspaceId: string; id: string },
  outcome: { state: 'queued' | 'sent' | 'failed'; error: string; at: number },
): Promise<void> {
  await tx
    .updateTable('emails')
    .set((row) => ({
      state: outcome.state,
      error: outcome.error,
      attempts: row('attempts', '+', 1),
      sent_at: outcome.state === 'sent' ? outcome.at : null,
    }))
    .where('workspace_id', '=', email.workspaceId)
    .where('id', '=', email.id)
    .execute();
}
