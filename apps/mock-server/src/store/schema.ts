import type { Kysely, Transaction } from 'kysely';
import type {
  CompanyTable,
  CompanyInviteTable,
  UserTable,
  SessionTable,
  KnownNetworkTable,
  AccountTokenTable,
  ApiKeyTable,
} from './tables/accounts.ts';
import type {
  LeadTable,
  LeadCountTable,
  LeadDayTable,
  ActivityTable,
  ContactWeekTable,
  LeadMergeTable,
  LeadPictureTable,
  LeadViewTable,
  MergeMoveTable,
  OptOutTable,
} from './tables/leads.ts';
import type {
  EventQuestionsTable,
  EventTable,
  SampleLeadTable,
  SampleSetTable,
  WaitingCapturesTable,
} from './tables/events.ts';
import type { EmailTable } from './tables/mail.ts';
import type { AuditTable, JobTable, IdempotencyTable, MigrationTable } from './tables/shared.ts';
import type {
  ImportTable,
  ImportRowsTable,
  ImportChangeTable,
  ImportMemoryTable,
  ImportPreviewTable,
  UnfinishedImportTable,
} from './tables/importing.ts';

import type {
  EmbedSessionTable,
  PartnerKeyTable,
  PartnerOriginTable,
  UnconfirmedLeadTable,
} from './tables/partners.ts';

import type {
  AssistantClientTable,
  AssistantTable,
  AssistantTokenTable,
} from './tables/assistants.ts';
import type { ProposalTable } from './tables/proposals.ts';
import type {
  CrmConnectionTable,
  CrmLeadTable,
  WebhookDeliveryTable,
  WebhookTable,
} from './tables/webhooks.ts';

/** All tables. Times are milliseconds since 1970 by the server's clock; ids are UUIDv7. */
export interface Schema {
  companies: CompanyTable;
  company_invites: CompanyInviteTable;
  users: UserTable;
  sessions: SessionTable;
  api_keys: ApiKeyTable;
  assistant_clients: AssistantClientTable;
  assistants: AssistantTable;
  assistant_tokens: AssistantTokenTable;
  account_tokens: AccountTokenTable;
  known_networks: KnownNetworkTable;
  leads: LeadTable;
  lead_pictures: LeadPictureTable;
  lead_counts: LeadCountTable;
  lead_days: LeadDayTable;
  activities: ActivityTable;
  contact_weeks: ContactWeekTable;
  lead_merges: LeadMergeTable;
  lead_views: LeadViewTable;
  merge_moves: MergeMoveTable;
  opt_outs: OptOutTable;
  audit: AuditTable;
  events: EventTable;
  event_questions: EventQuestionsTable;
  waiting_captures: WaitingCapturesTable;
  sample_sets: SampleSetTable;
  sample_leads: SampleLeadTable;
  emails: EmailTable;
  idempotency: IdempotencyTable;
  imports: ImportTable;
  import_rows: ImportRowsTable;
  import_previews: ImportPreviewTable;
  import_changes: ImportChangeTable;
  import_memory: ImportMemoryTable;
  unfinished_imports: UnfinishedImportTable;
  partner_keys: PartnerKeyTable;
  partner_origins: PartnerOriginTable;
  unconfirmed_leads: UnconfirmedLeadTable;
  embed_sessions: EmbedSessionTable;
  proposals: ProposalTable;
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  crm_connections: CrmConnectionTable;
  crm_leads: CrmLeadTable;
  jobs: JobTable;
  migrations: MigrationTable;
}

/** Where read-only queries run: on the reading connection, or in a transaction. */
export type Read = Kysely<Schema>;

/** The transaction in which every write runs; see `Database.write`. */
export type Write = Transaction<Schema>;
