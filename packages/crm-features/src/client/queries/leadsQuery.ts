import { queryOptions } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import type { ApiClient } from '../http/apiClient.ts';
import { pageFacts, type PageFacts } from './pageFacts.ts';
import { queryKeys, type LeadListParams } from './queryKeys.ts';
import { readLead, type GivenLead } from './readers.ts';

/** One page of a list of leads. */
export interface LeadPage extends PageFacts {
  leads: readonly Lead[];
}

/** Whether what a query has is a page of a list of leads. */
export const isLeadPage = (value: unknown): value is LeadPage =>
  typeof value === 'object' && value !== null && 'leads' in value;

/** Combines the rows of a list with its headers. */
export const toLeadPage = (leads: readonly GivenLead[], headers: Headers): LeadPage => ({
  leads: leads.map(readLead),
  ...pageFacts(headers),
});

/**
 * A page of leads. Queries that need only a part of it, such as the total, select that: changes of
 * leads reach every list in the cache because all of them have this shape.
 */
export function leadsQuery(api: ApiClient, query: NonNullable<LeadListParams>) {
  return queryOptions({
    queryKey: queryKeys.leads(query),
    queryFn: async ({ signal }) => {
      const { data, headers } = await api.get('/api/leads', { query, signal });
      return toLeadPage(data, headers);
    },
  });
}

/** One lead. */
export function oneLeadQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: queryKeys.lead(id),
    queryFn: async ({ signal }) =>
      readLead((await api.get('/api/leads/{id}', { params: { id }, signal })).data),
  });
}
