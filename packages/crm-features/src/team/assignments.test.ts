import { expect, it, vi } from 'vitest';
import { createApiClient, createSessionStore } from '../client/index.ts';
import { buildLead, buildLeads, fakeFetch, memoryStorage } from '../fixtures/index.ts';
import { assignLeads, slices, unassignLeads } from './assignments.ts';
import type { Assigned } from './assignments.ts';
import { sharedText } from './assignmentOutcome.ts';

/**
 * A server that lists as many unassigned leads as requested, and assigns the leads that it
 * receives.
 */
function setUp() {
  const asked: string[] = [];
  const fetch = fakeFetch((url, { body }) => {
    const sent = typeof body === 'string' ? JSON.parse(body) : null;
    const ids: string[] = sent?.lead_ids ?? [];
    asked.push(`${url} ${ids.length > 0 ? `${ids.length} to ${sent.userId}` : (body ?? '')}`);
    if (url.startsWith('/api/leads?')) {
      const limit = Number(new URLSearchParams(url.split('?')[1]).get('limit'));
      return Response.json(buildLeads(limit));
    }
    const leads = ids.map((id) => buildLead({ id, assignedTo: 'asha' }));
    return Response.json(ids.length > 0 ? { assigned: ids.length, leads } : buildLead());
  });
  const api = createApiClient({
    session: createSessionStore(memoryStorage()),
    clientId: 'tab',
    fetch,
  });
  return { api, asked };
}

const asha = { kind: 'agent', id: 'asha', name: 'Asha Verma' } as const;
const fair = { kind: 'fair' } as const;

it('splits assignments that exceed the limit of one call', () => {
  expect(slices([])).toEqual([]);
  expect(slices(Array.from({ length: 1_201 })).map(({ length }) => length)).toEqual([
    500, 500, 201,
  ]);
});

it('assigns one lead with its own call, several with one call', async () => {
  const { api, asked } = setUp();
  const done = vi.fn<(leads: readonly Assigned[]) => void>();
  const target = [buildLead({ id: 'grace' })];
  await assignLeads(api, { target, assignee: asha, total: 9 }, done);
  await assignLeads(api, { target, assignee: fair, total: 9 }, done);
  await assignLeads(api, { target: buildLeads(501), assignee: asha, total: 900 }, done);
  expect(asked).toEqual([
    '/api/leads/grace/assign {"userId":"asha"}',
    '/api/leads/assign 1 to fair',
    '/api/leads/assign 500 to asha',
    `/api/leads/${buildLeads(501)[500]?.id}/assign {"userId":"asha"}`,
  ]);
  expect(done.mock.calls.map(([leads]) => leads.length)).toEqual([1, 1, 500, 1]);
});

it('assigns every unassigned lead, and no more than there were at the start', async () => {
  const { api, asked } = setUp();
  await assignLeads(api, { target: 'all', assignee: fair, total: 620 }, () => undefined);
  expect(asked).toEqual([
    '/api/leads?assigned_to=none&sort=created_at&limit=500 ',
    '/api/leads/assign 500 to fair',
    '/api/leads?assigned_to=none&sort=created_at&limit=120 ',
    '/api/leads/assign 120 to fair',
  ]);
});

it('unassigns leads in as few calls as possible', async () => {
  const { api, asked } = setUp();
  await unassignLeads(
    api,
    buildLeads(501).map(({ id }) => id),
  );
  expect(asked).toEqual(['/api/leads/assign 500 to null', '/api/leads/assign 1 to null']);
});

it('reports how many each agent received', () => {
  const shares = { a: 1, b: 3, c: 1, d: 1, e: 1 };
  const leads = Object.entries(shares).flatMap(([assignedTo, count]) =>
    Array.from({ length: count }, () => buildLead({ assignedTo })),
  );
  const nameOf = (id: string) => id.toUpperCase();
  expect(sharedText(leads, nameOf, 'en')).toBe(
    '7 leads distributed: B 3, A 1, C 1, D 1, 1 more agent.',
  );
  expect(sharedText(leads.slice(0, 1), nameOf, 'en')).toBe('1 lead assigned: A 1.');
});
