import {
  createdLeadSchema,
  dueLeadSchema,
  emailSchema,
  leadSchema,
  type DueLead,
  type Registration,
} from '@cardinal/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { dispatchOf, signInDemo, startMailing } from '../../helpers/mailing.ts';
import { startMailServer } from '../../helpers/mailServer.ts';
import { addCompany } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const path = '/api/communications/due';
const hour = 3_600_000;

describeOnEachEngine('leads waiting for contact', (open) => {
  let db: Database;
  let server: TestServer;
  let agent: Registration;
  let colleague: Registration;
  let manager: Registration;
  let now = Date.UTC(2026, 10, 16, 9);
  const iso = () => new Date(now).toISOString();

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now += 24 * hour;
    const companyId = await addCompany(db, { isOpen: true });
    const member = (role: 'agent' | 'manager') => server.register({ company_id: companyId, role });
    agent = await member('agent');
    colleague = await member('agent');
    manager = await member('manager');
  });

  const ask = (method: string, at: string, json?: unknown, by = agent) =>
    server.request(at, { method, token: by.access_token, ...(json !== undefined && { json }) });
  async function createLead(lead: object = {}, by = agent) {
    const json = {
      first_name: 'Grace',
      email: 'grace@example.com',
      phone: '+44 20 7946 0000',
      lead_type: 'Action Required',
      ...lead,
    };
    return createdLeadSchema.parse(await (await ask('POST', '/api/leads', json, by)).json()).id;
  }
  async function change(id: string, json: object) {
    const answer = await ask('PUT', `/api/leads/${id}`, json);
    expect(answer.status).toBe(200);
    return leadSchema.parse(await answer.json());
  }
  const call = (id: string) => ask('POST', `/api/leads/${id}/activities`, { type: 'call' });
  async function due(by = agent, query = ''): Promise<DueLead[]> {
    const answer = await ask('GET', `${path}${query}`, undefined, by);
    expect(answer.status).toBe(200);
    return z.array(dueLeadSchema).parse(await answer.json());
  }
  const ids = async (by = agent) => (await due(by)).map(({ lead }) => lead.id);

  it('end when the lead answers by itself', async () => {
    const id = await createLead();
    expect(await due()).toHaveLength(1);
    now += hour;
    const reply = await ask('POST', `/api/leads/${id}/activities`, { type: 'reply' });
    expect(reply.status).toBe(201);
    expect(await due()).toEqual([]);
    now += hour;
    await change(id, { lead_type: 'Pending Follow-up' });
    expect(await due()).toHaveLength(1);
  });

  it('are those of two types that are open, oldest first, for those who may read them', async () => {
    const first = await createLead();
    now += hour;
    const second = await createLead({ lead_type: 'Pending Follow-up' });
    await createLead({ lead_type: 'Event Leads' });
    await createLead({ lead_status: 'Closed' });
    now += hour;
    const theirs = await createLead({}, colleague);
    expect(await ids()).toEqual([first, second]);
    expect(await ids(colleague)).toEqual([theirs]);
    expect(await ids(manager)).toEqual([first, second, theirs]);
    expect(await due()).toMatchObject([
      { lead: { id: first, lead_type: 'Action Required' }, last_contact: null },
      { due_since: new Date(now - hour).toISOString(), last_contact: null },
    ]);
    await ask('POST', `/api/leads/${second}/assign`, { userId: colleague.user.id }, manager);
    expect(await ids()).toEqual([first]);
    expect(await ids(colleague)).toEqual([second, theirs]);
    await ask('DELETE', `/api/leads/${first}`);
    expect(await ids()).toEqual([]);
    await ask('POST', `/api/leads/${first}/restore`);
    expect(await ids()).toEqual([first]);
  });

  it('are paged, with a total and cursors of their own', async () => {
    const made = [];
    for (let index = 0; index < 3; index += 1) {
      now += hour;
      made.push(await createLead());
    }
    const page = await ask('GET', `${path}?limit=2`);
    expect(page.headers.get('X-Total-Count')).toBe('3');
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1] ?? '';
    const rest = z.array(dueLeadSchema).parse(await (await ask('GET', next)).json());
    expect(rest.map(({ lead }) => lead.id)).toEqual([made[2]]);
    const cursor = new URL(next, 'http://localhost').searchParams.get('cursor');
    expect((await ask('GET', `/api/leads?cursor=${cursor}`)).status).toBe(422);
  });

  it('leave the list with a contact, and return with a new type or when they are opened again', async () => {
    const id = await createLead();
    now += hour;
    await call(id);
    expect(await due()).toEqual([]);

    now += hour;
    await change(id, { lead_status: 'Cold' });
    expect(await due()).toEqual([]);
    await change(id, { lead_type: 'Pending Follow-up' });
    expect(await due()).toMatchObject([
      { due_since: iso(), last_contact: { type: 'call', created_at: expect.any(String) } },
    ]);
    await change(id, { lead_status: 'Closed' });
    expect(await due()).toEqual([]);
    now += hour;
    await change(id, { lead_status: 'Warm' });
    expect(await due()).toMatchObject([{ due_since: iso() }]);
    await change(id, { lead_type: 'All Leads' });
    expect(await due()).toEqual([]);
  });

  it('agree with a recount after random histories', { timeout: 60_000 }, async () => {
    const types = ['All Leads', 'Action Required', 'Pending Follow-up'] as const;
    const step = fc.record({
      lead: fc.nat(2),
      act: fc.oneof(
        fc.constant('call' as const),
        fc.constantFrom(...types),
        fc.constantFrom('Hot' as const, 'Closed' as const),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const leads = [];
        for (let index = 0; index < 3; index += 1) {
          now += 1_000;
          const id = await createLead();
          leads.push({ id, type: 'Action Required', status: 'Warm', since: now, contacted: false });
        }
        for (const { lead, act } of steps) {
          now += 1_000;
          const one = leads[lead];
          if (!one) continue;
          if (act === 'call') {
            await call(one.id);
            one.contacted = true;
            continue;
          }
          const isStatus = act === 'Hot' || act === 'Closed';
          await change(one.id, isStatus ? { lead_status: act } : { lead_type: act });
          const before = { ...one };
          if (isStatus) one.status = act;
          else one.type = act;
          const isOther =
            before.type !== one.type || (before.status === 'Closed') !== (one.status === 'Closed');
          if (isOther) Object.assign(one, { since: now, contacted: false });
        }
        const expected = leads
          .filter((one) => one.type !== 'All Leads' && one.status !== 'Closed' && !one.contacted)
          .toSorted((a, b) => a.since - b.since)
          .map(({ id, since }) => ({ id, since: new Date(since).toISOString() }));
        const mine = new Set(leads.map(({ id }) => id));
        const found = (await due(agent, '?limit=500')).filter(({ lead }) => mine.has(lead.id));
        expect(found.map(({ lead, due_since: since }) => ({ id: lead.id, since }))).toEqual(
          expected,
        );
      }),
      { numRuns: 12 },
    );
  });
});

describeOnEachEngine('leads whose email fails', (open) => {
  it('wait for contact until it is sent after all', async () => {
    const db = await open();
    const tokens = await signInDemo(db);
    const mail = await startMailServer();
    const mailing = await startMailing(db, tokens, mail.url);
    const leadId = await mailing.createLead({
      first_name: 'Due',
      email: 'due@example.org',
      lead_type: 'Action Required',
    });
    const find = async () =>
      z
        .array(dueLeadSchema)
        .parse(await mailing.read(`${path}?limit=500`))
        .find(({ lead }) => lead.id === leadId);
    const before = await find();
    expect(before).toMatchObject({ last_contact: null });

    mail.replies.push({ code: 550, text: 'No such person' });
    const { id } = await dispatchOf(await mailing.send({ leadId }));
    await expect
      .poll(async () => {
        const mails = z
          .array(emailSchema)
          .parse(await mailing.read(`/api/emails?lead_id=${leadId}`));
        return mails[0]?.status;
      })
      .toBe('failed');
    const failed = { last_contact: { type: 'email', status: 'failed' } };
    expect(await find()).toMatchObject({ ...failed, due_since: before?.due_since });
    expect(before?.lead.last_contact_at).toBeNull();
    const contactedAt = async () =>
      leadSchema.parse(await mailing.read(`/api/leads/${leadId}`)).last_contact_at;
    expect(await contactedAt()).toBeNull();

    await dispatchOf(await mailing.retry(id));
    expect(await find()).toBeUndefined();
    expect(await contactedAt()).toEqual(expect.any(String));
    await mailing.close();
    await mail.close();
  });
});
