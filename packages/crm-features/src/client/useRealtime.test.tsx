import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../fixtures/fakeSocket.ts';
import { buildSession, memoryStorage } from '../fixtures/index.ts';
import { CrmProvider } from './CrmProvider.tsx';
import { queryKeys } from './queryKeys.ts';
import { createSessionStore } from './sessionStore.ts';

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A cache with data of the page and of Cardinal. */
function sharedCache() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['the page'], 'its own');
  queryClient.setQueryData(queryKeys.stats, 'figures');
  const isStale = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { queryClient, isStale };
}

it('refreshes after an outage, but not the page’s own data', async () => {
  const { queryClient, isStale } = sharedCache();
  const session = createSessionStore(memoryStorage());
  session.set(buildSession());
  render(
    <CrmProvider session={session} queryClient={queryClient}>
      <p>The page</p>
    </CrmProvider>,
  );
  act(() => FakeSocket.last.opens());
  act(() => FakeSocket.last.closes(1006));
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => FakeSocket.last.opens());
  await waitFor(() => expect(isStale(queryKeys.stats)).toBe(true));
  expect(isStale(['the page'])).toBe(false);
});
