import { queryOptions } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import { type ApiClient, queryKeys } from '../../client/index.ts';

/** How often it is read while the lead waits, in milliseconds; nothing tells of its end. */
const whileWaiting = 3_000;

/** What has become of a version of a lead in the other CRM. */
export const leadInCrmQuery = (api: ApiClient, { id, version }: Pick<Lead, 'id' | 'version'>) =>
  queryOptions({
    queryKey: queryKeys.leadInCrm(id, version),
    queryFn: async ({ signal }) =>
      (await api.get('/api/leads/{id}/crm', { params: { id }, signal })).data,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? whileWaiting : false),
  });
