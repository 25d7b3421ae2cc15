import type {
  ActivityType,
  AuditAction,
  AuditSubjectType,
  ChosenRole,
  ImportStatus,
  LeadStatus,
  LeadType,
  Role,
  SheetFormat,
} from '@cardinal/contract';
import type { GeneratedAlways, Kysely, Transaction } from 'kysely';

/** 0 or 1: the one boolean that both engines store alike. */
type Flag = 0 | 1;

/** A company that people work for; its id is the workspace of everyone in it. */
export interface CompanyTable {
  id: string;
  name: string;
  /** Folded name: two companies may not differ in case or accents only. */
  name_key: string;
  /** Whether anyone may join with the role they choose (the demo's companies only). */
  open: Flag;
  /** Whether the public list shows it. */
  listed: Flag;
  /** User who founded it. */
  created_by: string;
  created_at: number;
}

/** A link that lets people join a company. */
export interface CompanyInviteTable {
  token_hash: string;
  company_id: string;
  role: ChosenRole;
  created_by: string;
  created_at: number;
  expires_at: number;
}

/** A person with an account. Their workspace is `company_id ?? private_workspace_id`. */
export interface UserTable {
  id: string;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  /** Null for accounts that only sign in with Google. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  role: Role;
  company_id: string | null;
  /** Company whose approval the user waits for. */
  pending_company_id: string | null;
  /** Since when. */
  pending_since: number | null;
  private_workspace_id: string;
  is_activated: Flag;
  email_verified_at: number | null;
  /** Google's subject identifier. */
  google_sub: string | null;
  created_at: number;
  updated_at: number;
}

/** A sign-in; the token itself is never stored. */
export interface SessionTable {
  token_hash: string;
  /** Name of the session in lists and logs. */
  id: string;
  user_id: string;
  created_at: number;
  /** When its user last proved who they are: at the start, or by their password since. */
  signed_in_at: number;
  last_used_at: number;
  expires_at: number;
  user_agent: string;
}

/** A link mailed to an account's address. */
export interface AccountTokenTable {
  token_hash: string;
  user_id: string;
  purpose: 'verify' | 'reset';
  /** Whether it was mailed to the account's address; others were handed over. */
  proves_address: Flag;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** A lead. The `_key` columns are derived by `leadKeys` whenever their sources are written. */
export interface LeadTable {
  workspace_id: string;
  id: string;
  /** `assigned_to`, or the creator while unassigned: the agent who may read it. */
  owner_id: string;
  assigned_to: string | null;
  created_by: string;
  first_name: string;
  last_name: string;
  email: string;
  email_key: string;
  phone: string;
  phone_key: string;
  company: string;
  position: string;
  lead_status: LeadStatus;
  /** 0 to 3 in the order Hot, Warm, Cold, Closed; made by the database. */
  status_rank: GeneratedAlways<number>;
  lead_type: LeadType;
  source: string;
  source_key: string;
  notes: string;
  event_id: string | null;
  do_not_contact: Flag;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  version: number;
  name_key: string;
  company_key: string;
  search_key: string;
}

/** Counters of undeleted leads by owner, and under the owner '' of all; kept by triggers. */
export interface LeadCountTable {
  workspace_id: string;
  owner_id: string;
  lead_status: LeadStatus;
  lead_type: LeadType;
  assigned: Flag;
  n: number;
}

/** As `LeadCountTable`, by day of creation: whole days since 1970, UTC. */
export interface LeadDayTable {
  workspace_id: string;
  owner_id: string;
  day: number;
  lead_status: LeadStatus;
  lead_type: LeadType;
  n: number;
}

/** One line of a lead's history; ids ascend with time. */
export interface ActivityTable {
  workspace_id: string;
  id: string;
  lead_id: string;
  actor_id: string;
  type: ActivityType;
  title: string;
  description: string;
  created_at: number;
  /** The mail it tells of. */
  email_id: string | null;
  /** Of a contact: who owns the lead, kept by triggers. */
  owner_id: GeneratedAlways<string | null>;
}

/** Emails and calls of a person in a week, kept by triggers; see `contactWeek`. */
export interface ContactWeekTable {
  workspace_id: string;
  actor_id: string;
  week: number;
  type: 'email' | 'call';
  n: number;
}

/** One line of the audit trail; ids ascend with time. */
export interface AuditTable {
  workspace_id: string;
  id: string;
  at: number;
  actor_id: string;
  /** As it was then. */
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

/** An event at which leads are met. */
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
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** Outbox and local mailbox in one. */
export interface EmailTable {
  workspace_id: string;
  id: string;
  /** Null for account mail. */
  lead_id: string | null;
  user_id: string;
  kind: 'lead' | 'account';
  to_name: string;
  to_address: string;
  subject: string;
  /** What the sender wrote; `text` and `html` are what travels. Empty for account mail. */
  content: string;
  text: string;
  html: string;
  /** iCalendar file of an invitation. */
  calendar: string | null;
  /** Names the mail in its unsubscribe link. */
  unsubscribe_token: string | null;
  message_id: string;
  state: 'queued' | 'sent' | 'failed';
  /** Why the last try failed. */
  error: string | null;
  attempts: number;
  created_at: number;
  sent_at: number | null;
}

/** Work that outlives a request and a crash; see `services/jobs`. */
export interface JobTable {
  kind: string;
  /** Of the record it works on. */
  id: string;
  workspace_id: string;
  /** JSON. */
  payload: string;
  /** Runs begun. */
  attempts: number;
  /** From when on anyone may take it. */
  due_at: number;
  /** Process that took it last. */
  leased_by: string | null;
  created_at: number;
}

/** Answers of creating calls by `Idempotency-Key`. */
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

/** A file on its way to leads. */
export interface ImportTable {
  workspace_id: string;
  id: string;
  /** Who uploaded it. */
  user_id: string;
  file_name: string;
  format: SheetFormat;
  /** `reading`: the upload was not finished yet; nobody sees it. */
  status: ImportStatus | 'reading';
  /** JSON, as `Import` has it. */
  columns: string;
  /** JSON, as `Import` has it. */
  mapping: string;
  total: number;
  invalid: number;
  duplicates: number;
  /** Rows that the job has worked on. */
  done: number;
  imported: number;
  removed: number;
  kept: number;
  error: string | null;
  /** What the ids of its leads begin with; null until the import begins. */
  id_prefix: string | null;
  /** JSON: how far the job is; null until it begins. */
  state: string | null;
  /** JSON: ids of agents by the key of their address, as they were when the import began. */
  agents: string | null;
  created_at: number;
  expires_at: number;
}

/** Rows of an import as they were read, many together. */
export interface ImportRowsTable {
  workspace_id: string;
  import_id: string;
  chunk: number;
  /** JSON: of each row its number and its cells. */
  rows: string;
}

/** The first rows of an import as they are shown. */
export interface ImportPreviewTable {
  workspace_id: string;
  import_id: string;
  /** JSON: `rows` of `Import`. */
  rows: string;
}

/** The import that is under way in a workspace: nobody sees or counts its leads. */
export interface UnfinishedImportTable {
  workspace_id: string;
  import_id: string;
  id_prefix: string;
}

/** What the migrations have applied. */
export interface MigrationTable {
  number: number;
  name: string;
  applied_at: number;
}

/** Every table. Times are milliseconds since 1970 made by the server; ids are UUIDv7. */
export interface Schema {
  companies: CompanyTable;
  company_invites: CompanyInviteTable;
  users: UserTable;
  sessions: SessionTable;
  account_tokens: AccountTokenTable;
  leads: LeadTable;
  lead_counts: LeadCountTable;
  lead_days: LeadDayTable;
  activities: ActivityTable;
  contact_weeks: ContactWeekTable;
  audit: AuditTable;
  events: EventTable;
  emails: EmailTable;
  idempotency: IdempotencyTable;
  imports: ImportTable;
  import_rows: ImportRowsTable;
  import_previews: ImportPreviewTable;
  unfinished_imports: UnfinishedImportTable;
  jobs: JobTable;
  migrations: MigrationTable;
}

/** What a query that only reads runs on: the connection for reading, or a transaction. */
export type Read = Kysely<Schema>;

/** The transaction that every write runs in; see `Database.write`. */
export type Write = Transaction<Schema>;
