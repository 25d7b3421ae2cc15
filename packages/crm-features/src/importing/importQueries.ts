import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Import } from '@cardinal/contract';
import { pageFacts } from '../client/queries/pageFacts.ts';
import { leadsQuery } from '../client/queries/leadsQuery.ts';
import { agentsOf, usersQuery } from '../client/queries/usersQuery.ts';
import { ApiError, queryKeys, type ApiClient } from '../client/index.ts';

/**
 * How often an import is read, in milliseconds: while it runs, in case live updates are paused, and
 * after a failed read, because it cannot start until its state is known.
 */
const pollEvery = 2_000;

const running: ReadonlySet<Import['status']> = new Set(['queued', 'importing', 'undoing']);

/** Whether a job is working on the import. */
export const isRunning = ({ status }: Pick<Import, 'status'>): boolean => running.has(status);

/** Whether the server refuses to return the import, so that repeating the read is of no use. */
const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status < 500;

/** Whether the import no longer exists. */
export const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 404;

/** An uploaded file and the state of its import. */
export function importQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: queryKeys.import(id),
    queryFn: async ({ signal }) =>
      (await api.get('/api/imports/{id}', { params: { id }, signal })).data,
    // It becomes stale only when it may have changed, also in a cache that a widget's host provides.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, error } }) =>
      data && !isRefused(error) && (isRunning(data) || error) ? pollEvery : false,
  });
}

/** Imports that one page of their list has. */
const pageSize = 5;

/** The imports that the user sees, newest first, page by page. */
export const importPagesQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: queryKeys.importPages,
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await api.get('/api/imports', {
        query: { limit: pageSize, cursor: pageParam },
        signal,
      });
      return { rows: data, ...pageFacts(headers) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, error } }) =>
      !isRefused(error) && data?.pages.some(({ rows }) => rows.some(isRunning)) ? pollEvery : false,
  });

/** Number of an event's leads that have only a badge code. */
export const waitingQuery = (api: ApiClient, eventId: string) =>
  queryOptions({
    ...leadsQuery(api, { event_id: eventId, incomplete: 'true', limit: 1 }),
    select: ({ total, leads }) => total ?? leads.length,
  });

/** The people to whom imported leads can be assigned. */
export const agentsQuery = (api: ApiClient) =>
  queryOptions({ ...usersQuery(api), select: agentsOf });
