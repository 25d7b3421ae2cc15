import { englishTexts } from '@cardinal/contract/messages';
import { expect, it, vi } from 'vitest';
import { createApiClient, createSessionStore } from '../client/index.ts';
import { buildLead, buildLeads, fakeFetch, memoryStorage } from '../fixtures/index.ts';
import { assignLeads, slices, undoAssignment, type Assigned } from './assignments.ts';
import { sharedText } from './assignmentOutcome.ts';

const assignmentTexts = englishTexts(assignmentMessages);
import { assignmentMessages } from './assignmentTexts.ts';

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
    const from = sent?.from ? ` from ${sent.from}` : '';
    asked.push(
      `${url} ${ids.length > 0 ? `${ids.length} to ${sent.userId}${from}` : (body ?? '')}`,
    );
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

it('undoes what each agent got in as few calls as possible, and reports after each', async () => {
  const { api, asked } = setUp();
  const of = (assignedTo: string, count: number) =>
    buildLeads(count).map((lead) => Object.assign(lead, { assignedTo }));
  const done = vi.fn<(asked: readonly Assigned[], unassigned: readonly Assigned[]) => void>();
  await undoAssignment(api, [...of('asha', 501), ...of('mira', 2)], done);
  expect(asked).toEqual([
    '/api/leads/assign 500 to null from asha',
    '/api/leads/assign 1 to null from asha',
    '/api/leads/assign 2 to null from mira',
  ]);
  expect(done.mock.calls.map((call) => call.map(({ length }) => length))).toEqual([
    [500, 500],
    [1, 1],
    [2, 2],
  ]);
});

it('reports how many each agent received', () => {
  const shares = { a: 1, b: 3, c: 1, d: 1, e: 1 };
  const leads = Object.entries(shares).flatMap(([assignedTo, count]) =>
    Array.from({ length: count }, () => buildLead({ assignedTo })),
  );
  const nameOf = (id: string) => id.toUpperCase();
  expect(sharedText(leads, nameOf, 'en', assignmentTexts)).toBe(
    '7 leads distributed: B 3, A 1, C 1, D 1, 1 more agent.',
  );
  expect(sharedText(leads.slice(0, 1), nameOf, 'en', assignmentTexts)).toBe(
    '1 lead assigned: A 1.',
  );
});
