import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/http/apiClient.ts';
import { queryKeys } from '../client/queries/queryKeys.ts';

/** The user's sessions, most recently used first. */
export function devicesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: async ({ signal }) => (await api.get('/api/auth/sessions', { signal })).data,
    // Another device may have signed in since.
    refetchOnMount: 'always',
  });
}

/** What happens if the user leaves their company. */
export function leavingQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.leaving,
    queryFn: async ({ signal }) =>
      (await api.get('/api/companies/current/leaving', { signal })).data,
    // Nobody should agree to consequences that were read earlier.
    gcTime: 0,
  });
}
