import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './apiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** What this installation has configured, such as who writes emails and whether they leave it. */
export function configQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.config,
    queryFn: async ({ signal }) => (await api.get('/api/config', { signal })).data,
  });
}
