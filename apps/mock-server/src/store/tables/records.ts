import type { AuditAction, AuditSubjectType } from '@cardinal/contract';

/** An entry in the audit trail; ids ascend with time. */
export interface AuditTable {
  workspace_id: string;
  id: string;
  at: number;
  actor_id: string;
  /** The name at that time. */
  actor_name: string;
  action: AuditAction;
  subject_type: AuditSubjectType;
  subject_id: string | null;
  subject_name: string;
  /** JSON. */
  before: string | null;
  /** JSON. */
  after: string | null;
}

/** An event where leads are captured. */
export interface EventTable {
  workspace_id: string;
  id: string;
  name: string;
  description: string;
  location: string;
  start_at: number;
  end_at: number;
  photo_url: string;
  event_url: string;
  /** Minutes from capture to first contact. */
  goal_minutes: number | null;
  /** In the company's currency. */
  cost: number | null;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** A version of an event's questions. */
export interface EventQuestionsTable {
  workspace_id: string;
  event_id: string;
  version: number;
  /** JSON. */
  questions: string;
  created_by: string;
  created_at: number;
}

/** An email in the outbox, which is also the local mailbox. */
export interface EmailTable {
  workspace_id: string;
  id: string;
  /** Null for account email. */
  lead_id: string | null;
  user_id: string;
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

/** Work that outlives a request and a crash; see `services/jobs`. */
export interface JobTable {
  kind: string;
  /** Id of the record that it works on. */
  id: string;
  workspace_id: string;
  /** JSON. */
  payload: string;
  /** Number of started runs. */
  attempts: number;
  /** When it becomes available to any process. */
  due_at: number;
  /** Process that last took it. */
  leased_by: string | null;
  created_at: number;
}

/** Responses to creating calls by `Idempotency-Key`. */
export interface IdempotencyTable {
  user_id: string;
  method: string;
  path: string;
  key: string;
  body_hash: string;
  status: number;
  body: string;
  created_at: number;
}

/** A migration that was applied. */
export interface MigrationTable {
  number: number;
  name: string;
  applied_at: number;
}
