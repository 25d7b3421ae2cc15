import type { CallAt, QueryOf } from '@cardinal/contract';

/** Filters, order and page of the lead list, as sent. */
export type LeadListParams = QueryOf<CallAt<'get', '/api/leads'>>;

/** Filters and page of the audit trail, as sent. */
export type AuditParams = QueryOf<CallAt<'get', '/api/audit'>>;

/** Filters and page of the communications, as sent. */
export type CommunicationParams = QueryOf<CallAt<'get', '/api/communications'>>;

/** Every key begins with a path below this one. */
export const apiRoot = '/api/';

/**
 * Keys of all queries. A key is also the URL of its default read: the segments joined with '/', and
 * a trailing object as the query string. Reads of several pages have no such URL.
 */
export const queryKeys = {
  leads: (query?: LeadListParams) =>
    query ? (['/api/leads', query] as const) : (['/api/leads'] as const),
  lead: (id: string) => ['/api/leads', id] as const,
  duplicates: (leadId: string) => ['/api/leads', leadId, 'duplicates'] as const,
  picture: (leadId: string, n: number) => ['/api/leads', leadId, 'pictures', n] as const,
  activities: (leadId: string) => ['/api/leads', leadId, 'activities'] as const,
  activityCount: (leadId: string) => ['/api/leads', leadId, 'activities', { limit: 1 }] as const,
  emailCount: (leadId: string) => ['/api/emails', { lead_id: leadId, limit: 1 }] as const,
  emails: (leadId: string) => ['/api/emails', { lead_id: leadId }] as const,
  communications: (query?: CommunicationParams) =>
    query ? (['/api/communications', query] as const) : (['/api/communications'] as const),
  /** A user's day; without a start, every day. */
  today: (start?: string) =>
    start ? (['/api/today', { start }] as const) : (['/api/today'] as const),
  views: ['/api/views'],
  deviceReader: ['/api/card-reader'],
  dueLeads: ['/api/communications', 'due'],
  mailbox: ['/api/mailbox'],
  similar: (person: { email: string; phone: string; mobile: string }) =>
    ['/api/leads', 'similar', person] as const,
  /** All pages of the imports, as their list loads them. */
  importPages: ['/api/imports', 'pages'],
  imports: ['/api/imports'],
  import: (id: string) => ['/api/imports', id] as const,
  users: ['/api/users'],
  members: ['/api/members'],
  pendingMembers: ['/api/members/pending'],
  invites: ['/api/companies/invites'],
  partnerKeys: ['/api/partner-keys'],
  proposals: ['/api/proposals'],
  webhooks: ['/api/webhooks'],
  crm: ['/api/crm'],
  leadInCrm: (id: string, version: number) => ['/api/leads', id, 'crm', { version }] as const,
  crmProperties: ['/api/crm', 'properties'],
  crmFailures: ['/api/crm', 'failures'],
  webhookDeliveries: (id: string) => ['/api/webhooks', id, 'deliveries'] as const,
  assistants: ['/api/assistants'],
  assistantsOf: (isEveryone: boolean) => ['/api/assistants', { isEveryone }] as const,
  checkedAssistant: (request: object) => ['/api/assistants/check', request] as const,
  apiKeys: ['/api/api-keys'],
  apiKeysOf: (isEveryone: boolean) => ['/api/api-keys', { isEveryone }] as const,
  ownCompany: ['/api/companies/current'],
  audit: (query?: AuditParams) =>
    query ? (['/api/audit', query] as const) : (['/api/audit'] as const),
  events: ['/api/events'],
  /** All pages of the events, as the events screen loads them. */
  eventPages: ['/api/events', 'pages'],
  event: (id: string) => ['/api/events', id] as const,
  eventQuestions: (id: string, version?: number) =>
    ['/api/events', id, 'questions', version === undefined ? {} : { version }] as const,
  eventBoard: (id: string) => ['/api/events', id, 'board'] as const,
  firstSteps: ['/api/first-steps'],
  config: ['/api/config'],
  stats: ['/api/dashboard/stats'],
  captures: ['/api/dashboard/captures'],
  companies: ['/api/companies'],
  me: ['/api/auth/me'],
  sessions: ['/api/auth/sessions'],
  leaving: ['/api/companies/current/leaving'],
} as const;
