import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { invalidate } from '../../client/queries/refresh.ts';

/** The user's own assistants, or those of everyone in the company. */
export const assistantsQuery = (api: ApiClient, isEveryone: boolean) =>
  queryOptions({
    queryKey: queryKeys.assistantsOf(isEveryone),
    queryFn: async ({ signal }) => {
      const query = isEveryone ? { all: 'true' as const } : {};
      return (await api.get('/api/assistants', { query, signal })).data;
    },
    // No realtime message reports changes of assistants.
    refetchOnMount: 'always',
  });

/** Refetches the queries that a change of assistants affects. */
export async function refreshAssistants(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [queryKeys.assistants, queryKeys.audit()].map((queryKey) =>
      invalidate(queryClient, { queryKey }),
    ),
  );
}
