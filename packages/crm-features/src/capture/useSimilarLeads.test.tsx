import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createApiClient } from '../client/http/apiClient.ts';
import { CrmProvider } from '../client/index.ts';
import { createQueryClient } from '../client/queries/queryClient.ts';
import { createSessionStore } from '../client/http/sessionStore.ts';
import { buildLead, fakeFetch, memoryStorage } from '../fixtures/index.ts';
import { useSimilarLeads } from './useSimilarLeads.ts';

afterEach(cleanup);

it('searches again for the same person, who may be a lead by now', async () => {
  const known: unknown[] = [];
  const api = createApiClient({
    session: createSessionStore(memoryStorage()),
    clientId: 'tab',
    fetch: fakeFetch(() => Response.json(known)),
  });
  const queryClient = createQueryClient(api);
  const person = { email: 'grace@example.com', phone: '' };
  const capture = () =>
    renderHook(() => useSimilarLeads(person, true), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <CrmProvider api={api} queryClient={queryClient} realtime={false}>
          {children}
        </CrmProvider>
      ),
    });
  const first = capture();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(first.result.current).toEqual([]);
  first.unmount();

  known.push({ lead: buildLead(), reason: 'email' });
  const second = capture();
  await waitFor(() => expect(second.result.current).toEqual(known));
});
