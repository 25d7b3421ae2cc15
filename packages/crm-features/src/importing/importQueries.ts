import { queryOptions } from '@tanstack/react-query';
import type { Import } from '@cardinal/contract';
import { queryKeys } from '../client/index.ts';
import type { ApiClient } from '../client/index.ts';
import { readUser } from '../client/readers.ts';

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
export function waitingQuery(api: ApiClient, eventId: string) {
  const query = { event_id: eventId, incomplete: 'true', limit: 1 } as const;
  return queryOptions({
    queryKey: queryKeys.leads(query),
    queryFn: async ({ signal }) => {
      const { data, headers } = await api.get('/api/leads', { query, signal });
      return Number(headers.get('X-Total-Count') ?? data.length);
    },
  });
}

/** The company's members, of whom the agents can own leads. */
export function agentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.users,
    queryFn: async ({ signal }) => (await api.get('/api/users', { signal })).data.map(readUser),
    select: (users) => users.filter(({ role, is_activated }) => role === 'agent' && is_activated),
  });
}
