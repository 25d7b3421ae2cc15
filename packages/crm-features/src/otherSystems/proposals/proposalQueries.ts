import { queryOptions } from '@tanstack/react-query';
import type { Proposal } from '@cardinal/contract';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';

/** What agents have suggested to the user. */
export const proposalsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.proposals,
    queryFn: async ({ signal }) => (await api.get('/api/proposals', { signal })).data,
  });

/** Whether a suggestion can be decided; it may expire while it is shown. */
export const isUndecided = ({ state, expires_at: end }: Proposal, now: Date): boolean =>
  state === 'pending' && Date.parse(end) > now.getTime();
