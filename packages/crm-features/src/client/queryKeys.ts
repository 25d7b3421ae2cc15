import type { CallAt, QueryOf } from '@cardinal/contract';

/** Filters, order and page of the lead list, as sent. */
export type LeadListParams = QueryOf<CallAt<'get', '/api/leads'>>;

/**
 * The key of every read. A key is also the address of its default read: the segments joined with
 * '/', a trailing object as query string.
 */
export const queryKeys = {
  leads: (query?: LeadListParams) =>
    query ? (['/api/leads', query] as const) : (['/api/leads'] as const),
  lead: (id: string) => ['/api/leads', id] as const,
  activities: (leadId: string) => ['/api/leads', leadId, 'activities'] as const,
  stats: ['/api/dashboard/stats'],
  companies: ['/api/companies'],
  me: ['/api/auth/me'],
} as const;
