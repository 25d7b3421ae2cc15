import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { createApiClient } from '../http/apiClient.ts';
import { memoryStorage } from '../../fixtures/index.ts';
import { createQueryClient } from './queryClient.ts';
import { queryKeys } from './queryKeys.ts';
import { createRefresher, refreshEveryLead, refreshLeads } from './refresh.ts';
import { createSessionStore } from '../http/sessionStore.ts';

let queryClient: QueryClient;
const list = queryKeys.leads({ lead_status: 'Hot' });
const keys = [
  queryKeys.leads(),
  list,
  queryKeys.lead('a'),
  queryKeys.lead('b'),
  queryKeys.activities('a'),
  queryKeys.activities('b'),
  queryKeys.duplicates('b'),
  queryKeys.emails('b'),
  queryKeys.communications({ type: 'call' }),
  queryKeys.dueLeads,
  queryKeys.today('2026-11-26T00:00:00.000Z'),
  queryKeys.mailbox,
  queryKeys.stats,
  queryKeys.users,
  queryKeys.events,
  queryKeys.eventPages,
  queryKeys.event('a'),
  queryKeys.captures,
  queryKeys.firstSteps,
  queryKeys.companies,
  queryKeys.importPages,
  queryKeys.import('a'),
];

beforeEach(() => {
  vi.useFakeTimers();
  const session = createSessionStore(memoryStorage());
  queryClient = createQueryClient(createApiClient({ session, clientId: 'tab' }));
  for (const key of keys) queryClient.setQueryData(key, {});
});

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

/** URLs of the queries to refetch. */
const stale = () =>
  keys
    .filter((key) => queryClient.getQueryState(key)?.isInvalidated)
    .map((key) => key.map((part) => (typeof part === 'string' ? part : '?')).join('/'));

it('refetches lists, figures, the one lead and the duplicates of all, nothing else', async () => {
  await refreshLeads(queryClient, 'a');
  expect(stale()).toEqual([
    '/api/leads',
    '/api/leads/?',
    '/api/leads/a',
    '/api/leads/a/activities',
    '/api/leads/b/duplicates',
    '/api/communications/?',
    '/api/communications/due',
    '/api/today/?',
    '/api/dashboard/stats',
    '/api/users',
    '/api/events/pages',
    '/api/events/a',
    '/api/dashboard/captures',
    '/api/first-steps',
  ]);
});

it('waits 250 ms from the first message and then refetches once', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const refresher = createRefresher(queryClient);
  for (let message = 0; message < 20; message += 1) {
    refresher.leads('a');
    refresher.activities('b');
    vi.advanceTimersByTime(12);
  }
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(stale()).toEqual([
    '/api/leads',
    '/api/leads/?',
    '/api/leads/a',
    '/api/leads/a/activities',
    '/api/leads/b/activities',
    '/api/leads/b/duplicates',
    '/api/emails/?',
    '/api/communications/?',
    '/api/communications/due',
    '/api/today/?',
    '/api/mailbox',
    '/api/dashboard/stats',
    '/api/users',
    '/api/events/pages',
    '/api/events/a',
    '/api/dashboard/captures',
    '/api/first-steps',
  ]);
  expect(invalidate).toHaveBeenCalledTimes(14);
  vi.advanceTimersByTime(1_000);
  expect(invalidate).toHaveBeenCalledTimes(14);
});

it('refetches every lead after a change of many', () => {
  const refresher = createRefresher(queryClient);
  refresher.leads('a');
  refresher.everyLead();
  vi.advanceTimersByTime(250);
  expect(stale()).toEqual([
    '/api/leads',
    '/api/leads/?',
    '/api/leads/a',
    '/api/leads/b',
    '/api/leads/a/activities',
    '/api/leads/b/activities',
    '/api/leads/b/duplicates',
    '/api/communications/?',
    '/api/communications/due',
    '/api/today/?',
    '/api/dashboard/stats',
    '/api/users',
    '/api/events/pages',
    '/api/events/a',
    '/api/dashboard/captures',
    '/api/first-steps',
    '/api/imports/pages',
    '/api/imports/a',
  ]);
});

it('refetches imports and their list when one makes progress', () => {
  const refresher = createRefresher(queryClient);
  refresher.imports();
  vi.advanceTimersByTime(250);
  expect(stale()).toEqual(['/api/imports/pages', '/api/imports/a']);
});

it('discards everything when it is cancelled', () => {
  const refresher = createRefresher(queryClient);
  refresher.leads();
  refresher.cancel();
  vi.advanceTimersByTime(1_000);
  expect(stale()).toEqual([]);
});

it('never refetches on its own', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  });
});

describe('a change during the first read', () => {
  const key = queryKeys.leads({ lead_status: 'Cold' });
  let reads: PromiseWithResolvers<string>[];
  let stop: () => void;

  beforeEach(() => {
    reads = [];
    stop = new QueryObserver(queryClient, {
      queryKey: key,
      queryFn: () => {
        const read = Promise.withResolvers<string>();
        reads.push(read);
        return read.promise;
      },
    }).subscribe(() => undefined);
  });
  afterEach(() => stop());

  const end = async (index: number, rows: string) => {
    reads[index]?.resolve(rows);
    await vi.advanceTimersByTimeAsync(0);
  };

  it('is read once after it, however many there were', async () => {
    void refreshLeads(queryClient, 'a');
    void refreshEveryLead(queryClient);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reads).toHaveLength(1);
    await end(0, 'before');
    expect(queryClient.getQueryData(key)).toBe('before');
    expect(reads).toHaveLength(2);
    await end(1, 'after');
    expect(queryClient.getQueryData(key)).toBe('after');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reads).toHaveLength(2);
  });

  it('does not repeat a read that fails', async () => {
    void refreshLeads(queryClient);
    reads[0]?.reject(new Error('Unavailable'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(queryClient.getQueryState(key)?.status).toBe('error');
    expect(reads).toHaveLength(1);
  });
});
