import { expect, it, vi } from 'vitest';
import { createApiClient, createSessionStore } from '../client/index.ts';
import { buildLead, buildLeads, fakeFetch, memoryStorage } from '../fixtures/index.ts';
import { assignLeads, slices, undoAssignment } from './assignments.ts';
import type { Assigned } from './assignments.ts';
import { sharedText } from './assignmentOutcome.ts';

const apiOf = (fetch: typeof globalThis.fetch) =>
  createApiClient({ session: createSessionStore(memoryStorage()), clientId: 'tab', fetch });

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
  return { api: apiOf(fetch), asked };
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

it('unassigns only the leads that are still with the agent they were assigned to', async () => {
  const [kept, moved, gone] = buildLeads(3).map((lead) =>
    Object.assign(lead, { assignedTo: 'asha' }),
  );
  const [fairShare] = buildLeads(4).slice(3);
  if (!kept || !moved || !gone || !fairShare) throw new Error('There are too few leads.');
  const assigned = [kept, moved, gone, { ...fairShare, assignedTo: 'mira' }];
  const sent: unknown[] = [];
  const api = apiOf(
    fakeFetch((url, { body }) => {
      const agent = new URLSearchParams(url.split('?')[1]).get('assigned_to');
      if (agent === 'asha') return Response.json([kept]);
      if (agent === 'mira') return Response.json([moved, fairShare]);
      sent.push(JSON.parse(String(body)));
      return Response.json({ assigned: 2, leads: [] });
    }),
  );
  const undone = await undoAssignment(api, assigned);
  expect(undone.map(({ id }) => id)).toEqual([kept.id, fairShare.id]);
  expect(sent).toEqual([{ lead_ids: [kept.id, fairShare.id], userId: null }]);
});

it('reads an agent’s leads only as far back as the assigned ones', async () => {
  const day = (date: number) => `2025-11-${date}T08:00:00.000Z`;
  const lead = (id: string, date: number) =>
    buildLead({ id, assignedTo: 'asha', created_at: day(date) });
  const asked: string[] = [];
  const pages = [[lead('newest', 28)], [lead('mine', 27)], [lead('older', 26)], [lead('last', 25)]];
  const api = apiOf(
    fakeFetch((url) => {
      if (!url.includes('?')) return Response.json({ assigned: 1, leads: [] });
      const page = Number(new URLSearchParams(url.split('?')[1]).get('cursor') ?? 0);
      asked.push(String(page));
      const Link = `</api/leads?cursor=${page + 1}>; rel="next"`;
      return Response.json(pages[page], { headers: { Link } });
    }),
  );
  await undoAssignment(api, [lead('mine', 27)]);
  expect(asked).toEqual(['0', '1', '2']);
});

it('unassigns leads in as few calls as possible', async () => {
  const { api, asked } = setUp();
  const leads = buildLeads(500).map((lead) => Object.assign(lead, { assignedTo: 'asha' }));
  await undoAssignment(api, leads);
  expect(asked).toEqual([
    '/api/leads?assigned_to=asha&sort=-created_at&limit=500 ',
    '/api/leads/assign 500 to null',
  ]);
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
