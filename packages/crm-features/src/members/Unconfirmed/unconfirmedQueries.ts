import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { useApi } from '../../client/CrmContext.ts';
import { pageFacts } from '../../client/queries/pageFacts.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { partnerKeysQuery } from '../memberQueries.ts';

/** Entries that are shown at once. */
const shown = 100;

/** The oldest entries of a key that wait to be confirmed, and how many there are. */
export const unconfirmedQuery = (api: ApiClient, id: string) =>
  queryOptions({
    // Below the keys, whose numbers change with it.
    queryKey: [...queryKeys.partnerKeys, id, 'unconfirmed'],
    queryFn: async ({ signal }) => {
      const query = { limit: shown };
      const { data, headers } = await api.get('/api/partner-keys/{id}/unconfirmed', {
        params: { id },
        query,
        signal,
      });
      return { entries: data, ...pageFacts(headers) };
    },
    refetchOnMount: 'always',
  });

/** How many entries of partners' pages wait to be confirmed; 0 until it is known. */
export function useUnconfirmedCount(isManager: boolean): number {
  const { data = [] } = useQuery({ ...partnerKeysQuery(useApi()), enabled: isManager });
  return data.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0);
}
