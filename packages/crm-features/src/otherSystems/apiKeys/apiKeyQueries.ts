import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { invalidate } from '../../client/queries/refresh.ts';

/** The user's own API keys, or those of everyone in the company. */
export const apiKeysQuery = (api: ApiClient, isEveryone: boolean) =>
  queryOptions({
    queryKey: queryKeys.apiKeysOf(isEveryone),
    queryFn: async ({ signal }) => {
      const query = isEveryone ? { all: 'true' as const } : {};
      return (await api.get('/api/api-keys', { query, signal })).data;
    },
    // No realtime message reports changes of keys.
    refetchOnMount: 'always',
  });

/** Refetches the queries that a change of API keys affects. */
export async function refreshApiKeys(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [queryKeys.apiKeys, queryKeys.audit()].map((queryKey) => invalidate(queryClient, { queryKey })),
  );
}
