import { dialledNumbers, latestLeads } from '@cardinal/contract/labels';
import type { QueryClient } from '@tanstack/react-query';
import { isLeadPage } from '../../client/queries/leadsQuery.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';

/**
 * The phone numbers of each of the latest leads that this device knows: the server asks the same of its
 * own leads, and one rule says what follows from them.
 */
export function latestNumbers(queryClient: QueryClient) {
  const pages = queryClient.getQueriesData({ queryKey: queryKeys.leads() });
  const known = new Map(
    pages
      .flatMap(([, data]) => (isLeadPage(data) ? data.leads : []))
      .map((lead) => [lead.id, lead] as const),
  );
  return [...known.values()]
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, latestLeads)
    .map(dialledNumbers);
}
