import { dayMs } from '@cardinal/contract/limits';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createApiClient } from '../../client/http/apiClient.ts';
import { CrmProvider } from '../../client/index.ts';
import { createSessionStore } from '../../client/http/sessionStore.ts';
import {
  buildEvent,
  buildSession,
  fakeFetch,
  memoryStorage,
  storyNow,
} from '../../fixtures/index.ts';
import { useEventList } from './useEventList.ts';

const on = (days: number) =>
  buildEvent({
    id: `${days}`,
    start_date: new Date(storyNow.getTime() + days * dayMs).toISOString(),
    end_date: new Date(storyNow.getTime() + (days + 0.5) * dayMs).toISOString(),
  });

/** Loads events from a server with these pages; returns the grid's content and the requests. */
function load(pages: readonly (readonly number[])[]) {
  const asked: string[] = [];
  const fetch = fakeFetch((url) => {
    asked.push(url);
    const page = Number(new URL(url, 'http://crm.example').searchParams.get('cursor') ?? 0);
    const next = `</api/events?cursor=${page + 1}>; rel="next"`;
    const headers = page + 1 < pages.length ? { Link: next } : undefined;
    return Response.json(pages[page]?.map(on), { headers });
  });
  const session = createSessionStore(memoryStorage());
  session.set(buildSession());
  const api = createApiClient({ session, clientId: 'tab', fetch });
  const dates = { locale: 'en', now: storyNow };
  const { result } = renderHook(() => useEventList(dates), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <CrmProvider session={session} api={api} realtime={false}>
        {children}
      </CrmProvider>
    ),
  });
  return { result, asked };
}

it('requests the first page without a query, and no past events that nobody asked for', async () => {
  const { result, asked } = load([[9, 3, -1], [-2]]);
  await waitFor(() => expect(result.current.kind).toBe('events'));
  expect(result.current).toMatchObject({ events: [9, 3, -1].map(on), isLoadingMore: false });
  expect(asked).toEqual(['/api/events']);
});

it('loads every page until it has all upcoming events', async () => {
  const { result, asked } = load([[9, 8], [7, 6], [5, -1], [-2]]);
  await waitFor(() =>
    expect(result.current).toMatchObject({ events: [9, 8, 7, 6, 5, -1].map(on) }),
  );
  expect(asked).toEqual([
    '/api/events',
    '/api/events?limit=500&cursor=1',
    '/api/events?limit=500&cursor=2',
  ]);
});
