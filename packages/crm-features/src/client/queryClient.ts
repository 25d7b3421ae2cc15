import { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './apiClient.ts';

/**
 * Data is never stale by itself: no refetch on focus, reconnect or interval, and no retries. It is
 * refreshed after writes and by realtime messages (specification section 4).
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
        // Fail at once without a network, instead of waiting for one in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
