import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/apiClient.ts';
import { queryKeys } from './queryKeys.ts';

/**
 * Features that this installation has configured, such as the writer of emails and their delivery.
 */
export function configQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.config,
    queryFn: async ({ signal }) => (await api.get('/api/config', { signal })).data,
  });
}
