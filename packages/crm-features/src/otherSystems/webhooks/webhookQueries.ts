import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { invalidate } from '../../client/queries/refresh.ts';

// No realtime message reports changes of webhooks.
const newlyRead = { refetchOnMount: 'always' } as const;

/** The webhooks of the company. */
export const webhooksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.webhooks,
    queryFn: async ({ signal }) => (await api.get('/api/webhooks', { signal })).data,
    ...newlyRead,
  });

/** The latest deliveries of a webhook. */
export const deliveriesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: queryKeys.webhookDeliveries(id),
    queryFn: async ({ signal }) =>
      (await api.get('/api/webhooks/{id}/deliveries', { params: { id }, signal })).data,
    ...newlyRead,
    // An attempt takes up to ten seconds, and nothing tells of its end.
    refetchInterval: 5_000,
  });

/** Refetches the queries that a change of webhooks affects. */
export async function refreshWebhooks(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [queryKeys.webhooks, queryKeys.audit()].map((queryKey) =>
      invalidate(queryClient, { queryKey }),
    ),
  );
}
