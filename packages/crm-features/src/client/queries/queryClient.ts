import { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../http/apiClient.ts';

/**
 * Data never becomes stale on its own: there are no retries and no refetches on focus, on reconnect
 * or at intervals. It is refreshed after writes and by realtime messages (specification section 4).
 */
export function createQueryClient(api: ApiClient): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => api.read(queryKey, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Without a network, fail immediately instead of silently waiting for one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
