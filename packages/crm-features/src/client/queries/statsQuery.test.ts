import { expect, it } from 'vitest';
import type { Lead } from '@cardinal/contract';
import {
  buildLead,
  buildLeads,
  buildStats,
  fakeFetch,
  memoryStorage,
  problems,
} from '../../fixtures/index.ts';
import { createApiClient } from '../http/apiClient.ts';
import { createQueryClient } from './queryClient.ts';
import { createSessionStore } from '../http/sessionStore.ts';
import { statsQuery } from './statsQuery.ts';

const failed = () => Response.json(problems.internal, { status: 500 });

/** Reads the figures from a network that responds by URL; returns them and the requests. */
async function read(answer: (url: URL) => Response) {
  const asked: string[] = [];
  const fetch = fakeFetch((address) => {
    asked.push(address);
    return answer(new URL(address, 'http://crm.example'));
  });
  const session = createSessionStore(memoryStorage());
  const api = createApiClient({
    session,
    clientId: 'tab',
    fetch,
  });
  const figures = await createQueryClient(api).fetchQuery(statsQuery(api));
  return { figures, asked };
}

/** A server with these leads whose stats call fails, two leads a page. */
function serve(leads: readonly Lead[], pageSize: number) {
  return ({ pathname, searchParams }: URL) => {
    if (pathname !== '/api/leads') return failed();
    const status = searchParams.get('lead_status');
    const type = searchParams.get('lead_type');
    const isUnassigned = searchParams.get('assigned_to') === 'none';
    const found = leads.filter(
      (lead) =>
        (!status || lead.lead_status === status) &&
        (!type || lead.lead_type === type) &&
        (!isUnassigned || lead.assignedTo === null),
    );
    const limit = Number(searchParams.get('limit') ?? pageSize);
    return Response.json(found.slice(0, limit), {
      headers: {
        'X-Total-Count': String(found.length),
        ...(found.length > limit && { Link: '</api/leads?cursor=x>; rel="next"' }),
      },
    });
  };
}

const expected = {
  total_leads: 25,
  all_leads: 25,
  hot_leads: 8,
  action_required: 5,
  pending_followup: 5,
  event_leads: 8,
  unassigned_leads: 4,
  waiting_leads: null,
  changes: { total_leads: null, hot_leads: null, action_required: null, event_leads: null },
};

it('reads the figures in one call', async () => {
  const { figures, asked } = await read(() => Response.json(buildStats()));
  expect(figures).toEqual(buildStats());
  expect(asked).toEqual(['/api/dashboard/stats']);
});

/** Twenty-five leads, four of them unassigned. */
const someLeads = buildLeads(25).map((lead, index) =>
  buildLead(Object.assign(lead, index % 7 === 0 && { assignedTo: null })),
);

it('counts the loaded leads when that fails and there is one page', async () => {
  const { figures, asked } = await read(serve(someLeads, 50));
  expect(figures).toEqual(expected);
  expect(asked).toEqual(['/api/dashboard/stats', '/api/leads']);
});

it('counts what a server does not add to the specification', async () => {
  const { unassigned_leads: _unassigned, changes: _changes, ...figures } = buildStats();
  const list = serve(someLeads, 50);
  const answer = await read((url) =>
    url.pathname === '/api/leads' ? list(url) : Response.json(figures),
  );
  expect(answer.figures).toMatchObject({
    ...figures,
    unassigned_leads: 4,
    changes: expected.changes,
  });
});

it('requests each total if there are more pages', async () => {
  const { figures, asked } = await read(serve(someLeads, 10));
  expect(figures).toEqual(expected);
  expect(asked.slice(2)).toEqual([
    '/api/leads?lead_status=Hot&limit=1',
    '/api/leads?lead_type=Action+Required&limit=1',
    '/api/leads?lead_type=Pending+Follow-up&limit=1',
    '/api/leads?lead_type=Event+Leads&limit=1',
    '/api/leads?assigned_to=none&limit=1',
  ]);
});

it('fails if there is no response, and never counts without a session', async () => {
  await expect(read(failed)).rejects.toThrow('500');
  await expect(read(() => Response.json(problems.unauthorized, { status: 401 }))).rejects.toThrow(
    '401',
  );
});
