import { queryOptions } from '@tanstack/react-query';
import type { Lead, TeamUser } from '@cardinal/contract';
import type { ApiClient } from '../client/apiClient.ts';
import { pageFacts } from '../client/pageFacts.ts';
import type { PageFacts } from '../client/pageFacts.ts';
import { readLead, readUser } from '../client/readers.ts';
import { queryKeys } from '../client/queryKeys.ts';
import type { LeadListParams } from '../client/queryKeys.ts';

/** Unassigned leads on a page: few enough that a screen stays fast with an action in every row. */
export const unassignedPageSize = 25;

/** One page of a list of leads. */
export interface LeadPage extends PageFacts {
  leads: readonly Lead[];
}

/** The members of the team with their figures. */
export function usersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.users,
    queryFn: async ({ signal }): Promise<readonly TeamUser[]> =>
      (await api.get('/api/users', { signal })).data.map(readUser),
  });
}

/** A page of leads. */
export function leadPageQuery(api: ApiClient, query: LeadListParams) {
  return queryOptions({
    queryKey: queryKeys.leads(query),
    queryFn: async ({ signal }): Promise<LeadPage> => {
      const { data, headers } = await api.get('/api/leads', { query, signal });
      return { leads: data.map(readLead), ...pageFacts(headers) };
    },
  });
}

/** Leads without an agent, longest wait first. */
export const unassignedParams = { assigned_to: 'none', sort: 'created_at' } as const;

/** A page of the leads without an agent, longest wait first. */
export function unassignedQuery(api: ApiClient, cursor: string | null = null) {
  return leadPageQuery(api, {
    ...unassignedParams,
    limit: unassignedPageSize,
    ...(cursor !== null && { cursor }),
  });
}
