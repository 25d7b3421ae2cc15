import { queryOptions } from '@tanstack/react-query';
import type { Import } from '@cardinal/contract';
import { leadsQuery } from '../client/leadsQuery.ts';
import { agentsOf, usersQuery } from '../client/usersQuery.ts';
import { queryKeys } from '../client/index.ts';
import type { ApiClient } from '../client/index.ts';

/** How often a running import is read, in milliseconds, in case live updates are paused. */
const pollEvery = 2_000;

const running: ReadonlySet<Import['status']> = new Set(['queued', 'importing', 'undoing']);

/** Whether a job is working on the import. */
export const isRunning = ({ status }: Pick<Import, 'status'>): boolean => running.has(status);

/** An uploaded file and the state of its import. */
export function importQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: queryKeys.import(id),
    queryFn: async ({ signal }) =>
      (await api.get('/api/imports/{id}', { params: { id }, signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? pollEvery : false),
  });
}

/** Number of an event's leads that have only a badge code. */
export const waitingQuery = (api: ApiClient, eventId: string) =>
  queryOptions({
    ...leadsQuery(api, { event_id: eventId, incomplete: 'true', limit: 1 }),
    select: ({ total, leads }) => total ?? leads.length,
  });

/** The people to whom imported leads can be assigned. */
export const agentsQuery = (api: ApiClient) =>
  queryOptions({ ...usersQuery(api), select: agentsOf });
