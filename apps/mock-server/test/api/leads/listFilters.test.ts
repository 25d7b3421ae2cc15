import { createdLeadSchema, leadSchema, type Registration } from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { readLeadRows } from '../../../src/store/leads/list/leadList.ts';
import type { LeadFilters } from '../../../src/store/leads/list/leadFilters.ts';
import { leadOrders } from '../../../src/store/leads/list/leadOrders.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, insertMany } from '../../helpers/leadCalls.ts';
import { addCompany } from '../../helpers/people.ts';
import { plansOf } from '../../helpers/queryPlans.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const hour = 3_600_000;

describeOnEachEngine('the filters of the list', (open) => {
  let db: Database;
  let server: TestServer;
  let agent: Registration;
  let now = Date.UTC(2026, 10, 16, 9);
  const iso = (at = now) => new Date(at).toISOString();

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
    const companyId = await addCompany(db, { isOpen: true });
    agent = await server.register({ company_id: companyId, role: 'agent' });
  });
  afterAll(() => server.close());

  const ask = (method: string, at: string, json?: unknown) =>
    server.request(at, {
      method,
      token: agent.access_token,
      ...(json !== undefined && { json }),
    });
  async function createLead(first_name: string) {
    const json = { first_name, email: `${first_name}@example.com`, phone: '+44 20 7946 0000' };
    return createdLeadSchema.parse(await (await ask('POST', '/api/leads', json)).json()).id;
  }
  const call = (id: string) => ask('POST', `/api/leads/${id}/activities`, { type: 'call' });
  async function find(query: Record<string, string>) {
    const answer = await ask('GET', `/api/leads?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    const leads = z.array(leadSchema).parse(await answer.json());
    expect(answer.headers.get('X-Total-Count')).toBe(String(leads.length));
    return leads;
  }

  it('are the time of capture and of the last contact, which merging and its undo keep true', async () => {
    const start = now;
    const ann = await createLead('Ann');
    now += hour;
    const ben = await createLead('Ben');
    now += hour;
    const idsOf = async (query: Record<string, string>) =>
      (await find({ sort: 'created_at', ...query })).map(({ id }) => id);

    expect(await idsOf({ captured_from: iso(start + 1) })).toEqual([ben]);
    expect(await idsOf({ captured_to: iso(start + hour) })).toEqual([ann]);
    expect(await idsOf({ captured_from: iso(start), captured_to: iso() })).toEqual([ann, ben]);
    // An offset, and none, which is UTC.
    expect(await idsOf({ captured_from: '2026-11-16T11:00+01:00' })).toEqual([ben]);
    expect(await idsOf({ captured_from: '2026-11-16T10:00' })).toEqual([ben]);

    expect(await idsOf({ last_contact_before: iso() })).toEqual([ann, ben]);
    await call(ben);
    expect(await idsOf({ last_contact_before: iso() })).toEqual([ann]);
    expect(await idsOf({ last_contact_before: iso(now + 1) })).toEqual([ann, ben]);
    expect(await idsOf({ sort: '-last_contact' })).toEqual([ben, ann]);
    const contacts = async () =>
      (await find({ sort: 'created_at' })).map((lead) => lead.last_contact_at);
    expect(await contacts()).toEqual([null, iso()]);

    const merged = await ask('POST', `/api/leads/${ann}/merge`, { other: ben });
    expect(merged.status).toBe(200);
    expect(await contacts()).toEqual([iso()]);
    const { merge_id } = z.object({ merge_id: z.string() }).parse(await merged.json());
    expect((await ask('POST', `/api/merges/${merge_id}/undo`)).status).toBe(200);
    expect(await contacts()).toEqual([null, iso()]);
  });

  it('find open leads by their next step, soonest first', async () => {
    const [cara, dan, eve, fay] = await Promise.all(['Cara', 'Dan', 'Eve', 'Fay'].map(createLead));
    const plan = async (id: string | undefined, at: number, more: object = {}) => {
      const next_step = { kind: 'call', due_at: iso(at), note: '' };
      const answer = await ask('PUT', `/api/leads/${id}`, { next_step, ...more });
      expect(answer.status).toBe(200);
    };
    await plan(cara, now + 2 * hour);
    await plan(dan, now - hour);
    await plan(eve, now - hour, { lead_status: 'Closed' });
    const idsOf = async (query: Record<string, string>) =>
      (await find({ sort: 'next_step', ...query })).map(({ id }) => id);
    expect(await idsOf({ next_step_before: iso() })).toEqual([dan]);
    expect(await idsOf({ next_step_before: iso(now + 3 * hour) })).toEqual([dan, cara]);
    // The others, without one or closed, come last.
    const all = await idsOf({});
    expect(all.slice(0, 2)).toEqual([dan, cara]);
    expect(all.slice(2)).toEqual(expect.arrayContaining([eve, fay]));
    // Done is done, and a closed lead has nothing to do until it is open again.
    expect((await ask('POST', `/api/leads/${dan}/next-step/done`)).status).toBe(200);
    expect(await idsOf({ next_step_before: iso() })).toEqual([]);
    expect((await ask('PUT', `/api/leads/${eve}`, { lead_status: 'Hot' })).status).toBe(200);
    expect(await idsOf({ next_step_before: iso() })).toEqual([eve]);
  });

  it.each(['captured_from', 'captured_to', 'last_contact_before', 'next_step_before'])(
    'refuse %s that is no moment, at its name',
    async (name) => {
      const answer = await ask('GET', `/api/leads?${name}=yesterday`);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ path: name }] });
    },
  );

  it('are served by indexes, for everyone and for one owner', async () => {
    const { userId: ownerId, workspaceId } = buildPrincipal();
    const leads = Array.from({ length: 3_000 }, (_, index) => ({
      ...buildNewLead(),
      ownerId: index % 3 ? ownerId : `other-${index % 100}`,
      assignedTo: null,
      createdAt: 1_000 + index,
    }));
    await insertMany(db, workspaceId, leads);
    const served = async (
      filters: Omit<LeadFilters, 'parts'>,
      sort: keyof typeof leadOrders,
      owner?: string,
    ) => {
      const page = { order: leadOrders[sort], backwards: false, limit: 5 };
      const scope = { workspaceId, ...(owner !== undefined && { ownerId: owner }) };
      const plans = await plansOf(db, (watched) =>
        readLeadRows(watched, scope, { ...filters, parts: [] }, page),
      );
      expect(plans).toHaveLength(1);
      for (const { text } of plans) {
        expect(text).not.toMatch(/SCAN leads\b(?! USING)|Seq Scan on leads|TEMP B-TREE|Sort/);
      }
      return plans.map(({ text }) => text).join('\n');
    };
    const span = { capturedFrom: 2_000, capturedTo: 2_100 };
    expect(await served(span, '-created_at')).toMatch(/leads_created/);
    expect(await served(span, '-created_at', ownerId)).toMatch(/leads_(owner|created)\b/);
    expect(await served({}, 'last_contact')).toMatch(/leads_last_contact/);
    expect(await served({ lastContactBefore: 5_000 }, 'last_contact')).toMatch(
      /leads_last_contact/,
    );
    expect(await served({}, 'next_step')).toMatch(/leads_next_step/);
    expect(await served({ nextStepBefore: 5_000 }, 'next_step')).toMatch(/leads_next_step/);
    expect(await served({ nextStepBefore: 5_000 }, 'next_step', ownerId)).toMatch(
      /leads_owner_next_step|leads_next_step/,
    );
    expect(await served({}, '-last_contact', ownerId)).toMatch(
      /leads_owner_last_contact|leads_last_contact/,
    );
  });
});
