import type { ApiClient } from '../client/http/apiClient.ts';
import { leadsQuery } from '../client/queries/leadsQuery.ts';

/** Unassigned leads on a page: few enough that a screen stays fast with an action in every row. */
export const unassignedPageSize = 25;

/** Leads without an agent, longest wait first. */
export const unassignedParams = { assigned_to: 'none', sort: 'created_at' } as const;

/** A page of the leads without an agent, longest wait first. */
export function unassignedQuery(api: ApiClient, cursor: string | null = null) {
  return leadsQuery(api, {
    ...unassignedParams,
    limit: unassignedPageSize,
    ...(cursor !== null && { cursor }),
  });
}
