import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import type { LeadStatus, LeadType } from '@cardinal/contract/labels';
import type { ApiClient } from '../client/http/apiClient.ts';
import { isLeadPage, oneLeadQuery, leadsQuery } from '../client/queries/leadsQuery.ts';
import { queryKeys } from '../client/queries/queryKeys.ts';
import {
  changeLeadList,
  initialLeadListState,
  leadListParams,
  type LeadListState,
} from './leadListState.ts';

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

/** The page of a list in the cache that contains a lead, read last. */
export function findPageWith(queryClient: QueryClient, id: string): Query | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: queryKeys.leads() })
    .filter(({ state: { data } }) => isLeadPage(data) && data.leads.some((lead) => lead.id === id))
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];
}

/** The latest version of a lead in the cache. */
export function findLead(queryClient: QueryClient, id: string): Lead | undefined {
  const pages = queryClient
    .getQueriesData({ queryKey: queryKeys.leads() })
    .flatMap(([, data]) => (isLeadPage(data) ? data.leads.filter((lead) => lead.id === id) : []));
  const single = queryClient.getQueryData<Lead>(queryKeys.lead(id));
  return [...pages, ...(single ? [single] : [])].toSorted((a, b) => b.version - a.version)[0];
}

/** What the next change of a lead is based on. */
type Known = Pick<Lead, 'version' | 'lead_status'>;

/**
 * What this tab saved last, by the lead's id: lists that are not in the cache of leads, such as that
 * of due leads, show older versions until they are read again. The leads themselves are not kept,
 * because nothing would remove them at the end of the session.
 */
const savedLeads = new WeakMap<QueryClient, Map<string, Known>>();

/** The latest known version of a lead that the user sees; a list in the cache may hold an older one. */
export const latestVersion = (
  queryClient: QueryClient,
  { id, version }: Pick<Lead, 'id' | 'version'>,
): number =>
  Math.max(
    version,
    findLead(queryClient, id)?.version ?? 0,
    savedLeads.get(queryClient)?.get(id)?.version ?? 0,
  );

/** The status of the latest known version of a lead. */
export function latestStatus(queryClient: QueryClient, lead: Lead): LeadStatus {
  const others = [findLead(queryClient, lead.id), savedLeads.get(queryClient)?.get(lead.id)];
  return others.reduce<Known>(
    (latest, one) => (one && one.version > latest.version ? one : latest),
    lead,
  ).lead_status;
}

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

/** Puts a saved lead everywhere in the cache; the next change is based on its version. */
export function storeLead(queryClient: QueryClient, saved: Lead): void {
  patchLead(queryClient, saved.id, () => saved);
  const known = savedLeads.get(queryClient) ?? new Map<string, Known>();
  savedLeads.set(queryClient, known);
  known.set(saved.id, { version: saved.version, lead_status: saved.lead_status });
}
