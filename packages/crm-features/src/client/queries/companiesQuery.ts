import { queryOptions } from '@tanstack/react-query';
import type { Company } from '@cardinal/contract';
import type { ApiClient } from '../http/apiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** Companies that a user can join. */
export interface JoinableCompanies {
  companies: readonly Company[];
  /** Whether these are all of them; otherwise, the others are found by their names. */
  isWhole: boolean;
}

/**
 * The companies that a user can join. A failure is only logged, because registration works
 * without the list.
 */
export function companiesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.companies,
    queryFn: async ({ signal }): Promise<JoinableCompanies> => {
      try {
        const { data, headers } = await api.get('/api/companies', { signal });
        return { companies: data, isWhole: headers.get('X-Total-Count-Capped') !== 'true' };
      } catch (error) {
        // oxlint-disable-next-line no-console -- the specification requires this failure to be logged only
        if (!signal.aborted) console.error('The company list could not be loaded.', error);
        throw error;
      }
    },
  });
}

/** The companies whose name begins with a text, for lists that are too long to be returned at once. */
export const companySearchQuery = (api: ApiClient, q: string) =>
  queryOptions({
    queryKey: [...queryKeys.companies, { q }] as const,
    queryFn: async ({ signal }) => (await api.get('/api/companies', { query: { q }, signal })).data,
  });
