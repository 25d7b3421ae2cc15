import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import type { LeadType } from '@cardinal/contract/labels';
import type { ApiClient } from '../client/apiClient.ts';
import { pageFacts } from '../client/pageFacts.ts';
import type { PageFacts } from '../client/pageFacts.ts';
import { queryKeys } from '../client/queryKeys.ts';
import { readLead } from '../client/readers.ts';
import type { GivenLead } from '../client/readers.ts';
import { changeLeadList, initialLeadListState, leadListParams } from './leadListState.ts';
import type { LeadListState } from './leadListState.ts';

/** One page of the lead list. */
export interface LoadedLeads extends PageFacts {
  leads: readonly Lead[];
}

/** Combines the rows of the list with its headers. */
export const toLoadedLeads = (leads: readonly GivenLead[], headers: Headers): LoadedLeads => ({
  leads: leads.map(readLead),
  ...pageFacts(headers),
});

/** The query for the page of leads that a list state describes. */
export function leadPageQuery(api: ApiClient, state: LeadListState) {
  const query = leadListParams(state);
  return queryOptions({
    queryKey: queryKeys.leads(query),
    queryFn: async ({ signal }) => {
      const { data, headers } = await api.get('/api/leads', { query, signal });
      return toLoadedLeads(data, headers);
    },
  });
}

/** Which leads to count; null stands for any. */
export type CountedLeads = Pick<LeadListState, 'event' | 'owner'>;

/** Number of leads of a type; undefined if the server does not report it. */
export function leadCountQuery(api: ApiClient, of: CountedLeads, tab: LeadType) {
  const list = leadListParams(changeLeadList(initialLeadListState, { ...of, tab }));
  const query = { ...list, limit: 1 };
  return queryOptions({
    queryKey: queryKeys.leads(query),
    queryFn: async ({ signal }) => {
      const { headers } = await api.get('/api/leads', { query, signal });
      return pageFacts(headers).total ?? undefined;
    },
  });
}

/** The query for one lead; data from a loaded list is shown at once. */
export function leadQuery(api: ApiClient, queryClient: QueryClient, id: string) {
  return queryOptions({
    queryKey: queryKeys.lead(id),
    queryFn: async ({ signal }) =>
      readLead((await api.get('/api/leads/{id}', { params: { id }, signal })).data),
    placeholderData: () => findLead(queryClient, id),
  });
}

const isLoadedLeads = (value: unknown): value is LoadedLeads =>
  typeof value === 'object' && value !== null && 'leads' in value;

/** The latest version of a lead in the cache. */
export function findLead(queryClient: QueryClient, id: string): Lead | undefined {
  const pages = queryClient
    .getQueriesData({ queryKey: queryKeys.leads() })
    .flatMap(([, data]) =>
      isLoadedLeads(data) ? data.leads.filter((lead) => lead.id === id) : [],
    );
  const single = queryClient.getQueryData<Lead>(queryKeys.lead(id));
  return [...pages, ...(single ? [single] : [])].toSorted((a, b) => b.version - a.version)[0];
}

/** The latest known version of a lead that the user sees; a list in the cache may hold an older one. */
export const latestVersion = (queryClient: QueryClient, { id, version }: Lead): number =>
  Math.max(version, findLead(queryClient, id)?.version ?? version);

/** Changes a lead everywhere in the cache, without a request. */
export function patchLead(queryClient: QueryClient, id: string, patch: (lead: Lead) => Lead): void {
  queryClient.setQueriesData<unknown>({ queryKey: queryKeys.leads() }, (data: unknown) =>
    isLoadedLeads(data)
      ? { ...data, leads: data.leads.map((lead) => (lead.id === id ? patch(lead) : lead)) }
      : data,
  );
  queryClient.setQueryData<Lead>(queryKeys.lead(id), (lead) => lead && patch(lead));
}
