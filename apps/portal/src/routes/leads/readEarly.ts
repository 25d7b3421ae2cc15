import {
  initialLeadListState,
  leadPageQuery,
  statsQuery,
  type ApiClient,
} from '@cardinal/crm-features';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Puts what was requested early for a list of leads into the cache; see `early/screens.ts`.
 * @public loaded with the code of its screens
 */
export async function readEarly(api: ApiClient, queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(leadPageQuery(api, initialLeadListState)),
    queryClient.prefetchQuery(statsQuery(api)),
  ]);
}
