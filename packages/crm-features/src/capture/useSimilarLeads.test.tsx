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

type Person = Parameters<typeof useSimilarLeads>[0];

/** The form for a person, whose searches are answered. */
function formFor(person: Person, answer: (url: URL) => unknown) {
  const api = createApiClient({
    session: createSessionStore(memoryStorage()),
    clientId: 'tab',
    fetch: fakeFetch((url) => Response.json(answer(new URL(url, 'http://crm.example')))),
  });
  const queryClient = createQueryClient(api);
  const capture = () =>
    renderHook(() => useSimilarLeads(person, true), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <CrmProvider api={api} queryClient={queryClient} realtime={false}>
          {children}
        </CrmProvider>
      ),
    });
  return { capture, queryClient };
}

it('searches by the mobile number alone', async () => {
  const known = [{ lead: buildLead(), reason: 'phone' }];
  const person = { email: '', phone: '', mobile: ' 0171 5550166 ' };
  const { capture } = formFor(person, ({ searchParams }) =>
    searchParams.get('mobile') === '0171 5550166' ? known : [],
  );
  const { result } = capture();
  await waitFor(() => expect(result.current).toEqual(known));
});

it('searches again for the same person, who may be a lead by now', async () => {
  const known: unknown[] = [];
  const person = { email: 'grace@example.com', phone: '', mobile: '' };
  const { capture, queryClient } = formFor(person, () => known);
  const first = capture();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(first.result.current).toEqual([]);
  first.unmount();

  known.push({ lead: buildLead(), reason: 'email' });
  const second = capture();
  await waitFor(() => expect(second.result.current).toEqual(known));
});
