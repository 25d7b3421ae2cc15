import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import type { LeadType } from '@cardinal/contract/labels';
import type { ApiClient } from '../client/apiClient.ts';
import { leadQuery as oneLeadQuery, leadsQuery } from '../client/leadsQuery.ts';
import type { LeadPage } from '../client/leadsQuery.ts';
import { queryKeys } from '../client/queryKeys.ts';
import { changeLeadList, initialLeadListState, leadListParams } from './leadListState.ts';
import type { LeadListState } from './leadListState.ts';

/** The query for the page of leads that a list state describes. */
export const leadPageQuery = (api: ApiClient, state: LeadListState) =>
  leadsQuery(api, leadListParams(state));

/** Which leads to count; null stands for any. */
export type CountedLeads = Pick<LeadListState, 'event' | 'owner'>;

/** Number of leads of a type; undefined if the server does not report it. */
export function leadCountQuery(api: ApiClient, of: CountedLeads, tab: LeadType) {
  const list = leadListParams(changeLeadList(initialLeadListState, { ...of, tab }));
  return queryOptions({
    ...leadsQuery(api, { ...list, limit: 1 }),
    select: ({ total }) => total ?? undefined,
  });
}

/** The query for one lead; data from a loaded list is shown at once. */
export const leadQuery = (api: ApiClient, queryClient: QueryClient, id: string) =>
  queryOptions({
    ...oneLeadQuery(api, id),
    placeholderData: () => findLead(queryClient, id),
  });

const isLeadPage = (value: unknown): value is LeadPage =>
  typeof value === 'object' && value !== null && 'leads' in value;

/** The latest version of a lead in the cache. */
export function findLead(queryClient: QueryClient, id: string): Lead | undefined {
  const pages = queryClient
    .getQueriesData({ queryKey: queryKeys.leads() })
    .flatMap(([, data]) => (isLeadPage(data) ? data.leads.filter((lead) => lead.id === id) : []));
  const single = queryClient.getQueryData<Lead>(queryKeys.lead(id));
  return [...pages, ...(single ? [single] : [])].toSorted((a, b) => b.version - a.version)[0];
}

/** The latest known version of a lead that the user sees; a list in the cache may hold an older one. */
export const latestVersion = (
  queryClient: QueryClient,
  { id, version }: Pick<Lead, 'id' | 'version'>,
): number => Math.max(version, findLead(queryClient, id)?.version ?? version);

/** Stops reads that would show a lead as it was before a change: of all lists, and of itself. */
export async function cancelReads(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.cancelQueries({
      queryKey: queryKeys.leads(),
      // Other keys are those of single leads, and of what belongs to them.
      predicate: ({ queryKey: [, second] }) => typeof second !== 'string',
    }),
    queryClient.cancelQueries({ queryKey: queryKeys.lead(id), exact: true }),
  ]);
}

/** Changes a lead everywhere in the cache, without a request. */
export function patchLead(queryClient: QueryClient, id: string, patch: (lead: Lead) => Lead): void {
  queryClient.setQueriesData<unknown>({ queryKey: queryKeys.leads() }, (data: unknown) =>
    isLeadPage(data)
      ? { ...data, leads: data.leads.map((lead) => (lead.id === id ? patch(lead) : lead)) }
      : data,
  );
  queryClient.setQueryData<Lead>(queryKeys.lead(id), (lead) => lead && patch(lead));
}

/**
 * Puts a saved lead everywhere in the cache, also if it has not been read alone: its version is the
 * one on which the next change is based.
 */
export function storeLead(queryClient: QueryClient, saved: Lead): void {
  patchLead(queryClient, saved.id, () => saved);
  queryClient.setQueryData(queryKeys.lead(saved.id), saved);
}
