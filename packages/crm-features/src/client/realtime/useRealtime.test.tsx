import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../fixtures/fakeSocket.ts';
import {
  buildProblem,
  buildSession,
  buildUser,
  fakeFetch,
  memoryStorage,
} from '../../fixtures/index.ts';
import { CrmProvider } from '../CrmProvider.tsx';
import { useConnection, useSession } from '../CrmContext.ts';
import { queryKeys } from '../queries/queryKeys.ts';
import { createSessionStore } from '../http/sessionStore.ts';

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  // jsdom has no media queries, and a frame reads the system's colour scheme.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function WhoAmI() {
  const { state } = useConnection();
  return <p>{`${useSession()?.user.first_name ?? 'nobody'} ${state}`}</p>;
}

/** A cache with data of the page and of Cardinal. */
function sharedCache() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['the page'], 'its own');
  queryClient.setQueryData(queryKeys.stats, 'figures');
  const isStale = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { queryClient, isStale };
}

function renderSignedIn(queryClient: QueryClient) {
  const session = createSessionStore(memoryStorage());
  session.set(buildSession());
  render(
    <CrmProvider session={session} queryClient={queryClient}>
      <WhoAmI />
    </CrmProvider>,
  );
}

it('refreshes after an outage, but not the page’s own data', async () => {
  const { queryClient, isStale } = sharedCache();
  renderSignedIn(queryClient);
  act(() => FakeSocket.last.opens());
  act(() => FakeSocket.last.closes(1006));
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => FakeSocket.last.opens());
  await waitFor(() => expect(isStale(queryKeys.stats)).toBe(true));
  expect(isStale(['the page'])).toBe(false);
});

it('refreshes what was read long before the first socket opened', async () => {
  const { queryClient, isStale } = sharedCache();
  queryClient.setQueryData(queryKeys.users, [], { updatedAt: Date.now() - 5_000 });
  renderSignedIn(queryClient);
  act(() => FakeSocket.last.opens());
  await waitFor(() => expect(isStale(queryKeys.users)).toBe(true));
  expect(isStale(queryKeys.stats)).toBe(false);
});

it('reconnects with another token of the page when the server ends the session', async () => {
  let accepted = 'first';
  const fetch = fakeFetch((_url, { headers }) =>
    new Headers(headers).get('Authorization') === `Bearer ${accepted}`
      ? Response.json(buildUser())
      : Response.json(buildProblem({ status: 401, code: 'unauthorized' }), { status: 401 }),
  );
  const onSessionEnd = vi.fn<() => void>();
  const { queryClient, isStale } = sharedCache();
  render(
    <CrmProvider
      baseUrl="https://crm.example.test"
      token={() => accepted}
      fetch={fetch}
      queryClient={queryClient}
      onSessionEnd={onSessionEnd}
    >
      <WhoAmI />
    </CrmProvider>,
  );
  await waitFor(() => screen.getByText('Priya connecting'));
  act(() => FakeSocket.last.opens());
  expect(isStale(queryKeys.stats)).toBe(false);

  accepted = 'second';
  act(() => FakeSocket.last.closes(4401));
  await waitFor(() => expect(FakeSocket.last.protocols).toEqual(['cardinal.v1', 'bearer.second']));
  act(() => FakeSocket.last.opens());
  screen.getByText('Priya live');
  expect(isStale(queryKeys.stats)).toBe(true);
  expect(onSessionEnd).not.toHaveBeenCalled();
});
