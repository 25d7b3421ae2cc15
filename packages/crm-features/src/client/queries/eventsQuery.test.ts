import { expect, it } from 'vitest';
import { buildEvent, fakeFetch, memoryStorage } from '../../fixtures/index.ts';
import { createApiClient } from '../http/apiClient.ts';
import { eventsQuery } from './eventsQuery.ts';
import { createQueryClient } from './queryClient.ts';
import { createSessionStore } from '../http/sessionStore.ts';

it('reads all pages of events', async () => {
  const events = ['a', 'b', 'c'].map((id) => buildEvent({ id }));
  const asked: string[] = [];
  const fetch = fakeFetch((url) => {
    asked.push(url);
    const at = Number(new URL(url, 'http://crm.example').searchParams.get('cursor') ?? 0);
    const next = at + 1 < events.length ? `</api/events?cursor=${at + 1}>; rel="next"` : '';
    return Response.json([events[at]], { headers: { Link: next } });
  });
  const api = createApiClient({
    session: createSessionStore(memoryStorage()),
    clientId: 'tab',
    fetch,
  });
  await expect(createQueryClient(api).fetchQuery(eventsQuery(api))).resolves.toEqual(events);
  expect(asked).toEqual([
    '/api/events',
    '/api/events?limit=500&cursor=1',
    '/api/events?limit=500&cursor=2',
  ]);
});
