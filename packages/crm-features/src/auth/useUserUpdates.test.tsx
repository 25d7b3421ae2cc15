import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { User } from '@cardinal/contract';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/http/apiClient.ts';
import { CrmProvider, useSession } from '../client/index.ts';
import { createQueryClient } from '../client/queries/queryClient.ts';
import { createSessionStore } from '../client/http/sessionStore.ts';
import { FakeSocket } from '../fixtures/fakeSocket.ts';
import { buildSession, buildUser, fakeFetch, memoryStorage } from '../fixtures/index.ts';
import { useUserUpdates } from './useUserUpdates.ts';

const manager = buildUser({ role: 'manager' });
const onChanged = vi.fn<(before: User, now: User) => void>();

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  cleanup();
  onChanged.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that is loaded with an agent's stored session, and the answers to its requests. */
function load(answer: () => Response | Promise<Response>) {
  const session = createSessionStore(memoryStorage());
  session.set(buildSession());
  const fetch = vi.fn<typeof answer>(answer);
  const api = createApiClient({ session, clientId: 'tab', fetch: fakeFetch(() => fetch()) });
  const queryClient = createQueryClient(api);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CrmProvider session={session} api={api} queryClient={queryClient}>
      {children}
    </CrmProvider>
  );
  const follow = () =>
    renderHook(
      () => {
        useUserUpdates({ onChanged });
        return useSession()?.user.role;
      },
      { wrapper },
    );
  return { fetch, follow, queryClient, session };
}

it('reads the stored user once per load', async () => {
  const { fetch, follow } = load(() => Response.json(manager));
  const first = follow();
  await waitFor(() => expect(first.result.current).toBe('manager'));
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(buildUser(), manager);
  first.unmount();

  expect(follow().result.current).toBe('manager');
  expect(fetch).toHaveBeenCalledOnce();
});

it('does not read it again when the first socket opens before a slow answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const response = Promise.withResolvers<Response>();
  const { fetch, follow } = load(() => response.promise);
  const { result } = follow();
  vi.setSystemTime(Date.now() + 10_000);
  act(() => FakeSocket.last.opens());
  response.resolve(Response.json(manager));
  await waitFor(() => expect(result.current).toBe('manager'));
  expect(fetch).toHaveBeenCalledOnce();
});

it('keeps what is saved while an earlier read is under way', async () => {
  const response = Promise.withResolvers<Response>();
  const { follow, queryClient, session } = load(() => response.promise);
  const { result } = follow();
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  act(() => session.setUser(manager));
  response.resolve(Response.json(buildUser()));
  await act(async () => void (await response.promise));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(result.current).toBe('manager');
  expect(onChanged).not.toHaveBeenCalled();
});

it('reads it again after live updates were interrupted', async () => {
  let answer = buildUser();
  const { fetch, follow, queryClient } = load(() => Response.json(answer));
  const { result } = follow();
  act(() => FakeSocket.last.opens());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(onChanged).not.toHaveBeenCalled();

  answer = manager;
  act(() => FakeSocket.last.closes(1006));
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => FakeSocket.last.opens());
  await waitFor(() => expect(result.current).toBe('manager'));
  expect(fetch).toHaveBeenCalledTimes(2);
});
