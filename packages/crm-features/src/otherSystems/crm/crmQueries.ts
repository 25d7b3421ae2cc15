import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { invalidate } from '../../client/queries/refresh.ts';

const newlyRead = { refetchOnMount: 'always' } as const;
/** How often figures are read while leads wait, in milliseconds; nothing tells of their end. */
const whileWaiting = 3_000;

/** The connection, read again while leads wait. */
export const crmQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.crm,
    queryFn: async ({ signal }) => (await api.get('/api/crm', { signal })).data,
    ...newlyRead,
    refetchInterval: ({ state: { data } }) =>
      data?.connection?.active && data.connection.counts.waiting > 0 ? whileWaiting : false,
  });

/** The properties of HubSpot's contacts. */
export const propertiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.crmProperties,
    queryFn: async ({ signal }) => (await api.get('/api/crm/properties', { signal })).data,
    ...newlyRead,
  });

/** The leads that were not sent. @param number How many there are: others are read when it changes */
export const failuresQuery = (api: ApiClient, number: number) =>
  queryOptions({
    queryKey: [...queryKeys.crmFailures, { number }],
    queryFn: async ({ signal }) => (await api.get('/api/crm/failures', { signal })).data,
    ...newlyRead,
  });

/** Refetches what a change of the connection affects. */
export async function refreshCrm(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [queryKeys.crm, queryKeys.audit()].map((queryKey) => invalidate(queryClient, { queryKey })),
  );
}
