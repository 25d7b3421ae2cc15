import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/apiClient.ts';
import { queryKeys } from './queryKeys.ts';

/**
 * Companies that a user can join. A failure is only logged, because registration works without the
 * list.
 */
export function companiesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.companies,
    queryFn: async ({ signal }) => {
      try {
        return (await api.get('/api/companies', { signal })).data;
      } catch (error) {
        // oxlint-disable-next-line no-console -- the specification requires this failure to be logged only
        if (!signal.aborted) console.error('The company list could not be loaded.', error);
        throw error;
      }
    },
  });
}
