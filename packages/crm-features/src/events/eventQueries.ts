import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { Event } from '@cardinal/contract';
import { readEventPage, type EventsPage } from '../client/queries/eventsQuery.ts';
import { ApiError, queryKeys, type ApiClient } from '../client/index.ts';

/** One page of events; null if nobody is signed in. */
export type EventPageData = EventsPage | null;

/**
 * The company's events, page by page. Without a session the list is null rather than empty
 * (specification section 7), so that the screen does not say that there are none.
 */
export function eventPagesQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: queryKeys.eventPages,
    queryFn: async ({ pageParam, signal }): Promise<EventPageData> => {
      try {
        return await readEventPage(api, pageParam === '' ? null : pageParam, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    initialPageParam: '',
    getNextPageParam: (page) => page?.next ?? null,
  });
}

/** An event that a loaded list contains. */
function findEvent(queryClient: QueryClient, id: string): Event | undefined {
  const data = queryClient.getQueryData<InfiniteData<EventPageData>>(queryKeys.eventPages);
  return data?.pages.flatMap((page) => page?.events ?? []).find((event) => event.id === id);
}

/** One event; data from a loaded list is shown at once. */
export function eventQuery(api: ApiClient, queryClient: QueryClient, id: string) {
  return queryOptions({
    queryKey: queryKeys.event(id),
    queryFn: async ({ signal }) =>
      (await api.get('/api/events/{id}', { params: { id }, signal })).data,
    placeholderData: () => findEvent(queryClient, id),
  });
}

/** What followed the capture of an event's leads. */
export function eventBoardQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: queryKeys.eventBoard(id),
    queryFn: async ({ signal }) =>
      (await api.get('/api/events/{id}/board', { params: { id }, signal })).data,
  });
}
