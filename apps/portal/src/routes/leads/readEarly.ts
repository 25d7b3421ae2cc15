import { initialLeadListState, leadPageQuery, statsQuery } from '@cardinal/crm-features';
import type { ScreenData } from '../../screen/loadableScreen.tsx';

/**
 * Puts what was requested early for a list of leads into the cache; see `early/screens.ts`.
 * @public loaded with the code of its screens
 */
export async function readEarly({ api, queryClient }: ScreenData): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(leadPageQuery(api, initialLeadListState)),
    queryClient.prefetchQuery(statsQuery(api)),
  ]);
}
