import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Communication } from '@cardinal/contract';
import { leadsQuery } from '../client/queries/leadsQuery.ts';
import { type ApiClient, queryKeys } from '../client/index.ts';
import { pageFacts, type PageFacts } from '../client/queries/pageFacts.ts';
import { communicationParams, type CommunicationsState } from './communicationsState.ts';

/** One page of the communications. */
export interface LoadedCommunications extends PageFacts {
  rows: readonly Communication[];
}

/** The page of communications that a state describes. */
export function communicationsQuery(api: ApiClient, state: CommunicationsState) {
  const query = communicationParams(state);
  return queryOptions({
    queryKey: queryKeys.communications(query),
    queryFn: async ({ signal }): Promise<LoadedCommunications> => {
      const { data, headers } = await api.get('/api/communications', { query, signal });
      return { rows: data, ...pageFacts(headers) };
    },
  });
}

/** Leads that are waiting for contact, oldest first, page by page. */
export function dueLeadsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: queryKeys.dueLeads,
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await api.get('/api/communications/due', {
        query: { limit: 25, cursor: pageParam },
        signal,
      });
      return { rows: data, ...pageFacts(headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** The emails of the local mailbox, newest first, page by page. */
export function mailboxQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: queryKeys.mailbox,
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await api.get('/api/mailbox', {
        query: { limit: 25, cursor: pageParam },
        signal,
      });
      return { rows: data, ...pageFacts(headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Leads to choose from: the newest, or those that match a text. */
export const leadChoicesQuery = (api: ApiClient, q: string) =>
  queryOptions({
    ...leadsQuery(api, { limit: 20, ...(q !== '' && { q }) }),
    select: ({ leads }) => leads,
  });
