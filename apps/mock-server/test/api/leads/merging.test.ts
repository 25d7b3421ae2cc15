import {
  activitySchema,
  auditEntrySchema,
  emailSchema,
  eventSchema,
  leadSchema,
  likelyDuplicateSchema,
  mergedLeadSchema,
  problemSchema,
  realtimeMessageSchema,
  statsSchema,
  undoneMergeSchema,
  type Lead,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { sweep } from '../../../src/services/jobs/retention.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { addCompany } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const day = 86_400_000;

describeOnEachEngine('merging leads', (open) => {
  let db: Database;
  let server: TestServer;
  let agent: Registration;
  let colleague: Registration;
  let manager: Registration;
  let admin: Registration;
  let stranger: Registration;
  let now = Date.now();

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
    const company_id = await addCompany(db, { isOpen: true });
    const member = (role: 'agent' | 'manager' | 'admin') => server.register({ company_id, role });
    [agent, colleague, manager, admin] = [
      await member('agent'),
      await member('agent'),
      await member('manager'),
      await member('admin'),
    ];
    stranger = await server.register();
  });
  afterAll(() => server.close());

  const ask = (by: Registration, method: string, path: string, json?: unknown, headers = {}) =>
    server.request(path, {
      method,
      token: by.access_token,
      headers,
      ...(json !== undefined && { json }),
    });
  const read = async <T extends z.ZodType>(of: T, by: Registration, path: string) => {
    const answer = await ask(by, 'GET', path);
    expect(answer.status).toBe(200);
    return of.parse(await answer.json());
  };
  const createLead = async (by: Registration, lead: object = {}): Promise<Lead> => {
    const json = { first_name: 'Grace', email: `${newId()}@example.com`, ...lead };
    return leadSchema.parse(await (await ask(by, 'POST', '/api/leads', json)).json());
  };
  const twoLeads = async (by: Registration = agent) =>
    [await createLead(by), await createLead(by)] as const;
  const merge = (by: Registration, kept: Lead, json: unknown, headers = {}) =>
    ask(by, 'POST', `/api/leads/${kept.id}/merge`, json, headers);
  const merged = async (by: Registration, kept: Lead, other: Lead, fields = {}) => {
    const answer = await merge(by, kept, { other: other.id, fields });
    expect(answer.status).toBe(200);
    return mergedLeadSchema.parse(await answer.json());
  };
  const undo = (by: Registration, id: string) => ask(by, 'POST', `/api/merges/${id}/undo`);
  const refusal = async (answer: Response) => {
    const { status, code, errors = [] } = problemSchema.parse(await answer.json());
    return [status, code, ...errors.map(({ path }) => path)];
  };
  const historyOf = (by: Registration, { id }: Lead) =>
    read(z.array(activitySchema), by, `/api/leads/${id}/activities`);

  it("keeps one lead with the chosen values, and moves the other one's records", async () => {
    const phone = '+44 20 7946 0101';
    const kept = await createLead(agent, { phone, company: 'Navy', notes: 'First.' });
    const other = await createLead(agent, { phone, company: 'US Navy', lead_status: 'Hot' });
    await ask(agent, 'POST', `/api/leads/${other.id}/activities`, { type: 'call' });
    const mail = { leadId: other.id, subject: 'Hello', content: 'Hello' };
    expect((await ask(agent, 'POST', '/api/emails/send', mail)).status).toBe(202);
    const figures = () => read(statsSchema, agent, '/api/dashboard/stats');
    const before = await figures();

    const fields = { company: 'US Navy', status: 'hot', notes: 'First.\nSecond.' };
    const answer = await merge(agent, kept, { other: other.id, fields });
    expect(answer.headers.get('ETag')).toBe('"2"');
    const { lead, merge_id: id } = mergedLeadSchema.parse(await answer.json());
    expect(lead).toMatchObject({
      id: kept.id,
      company: 'US Navy',
      lead_status: 'Hot',
      status: 'hot',
      notes: 'First.\nSecond.',
      email: kept.email,
      version: 2,
    });

    expect((await ask(agent, 'GET', `/api/leads/${other.id}`)).status).toBe(404);
    const history = await historyOf(agent, kept);
    expect(history.map(({ title }) => title)).toEqual([
      'Merged with Grace',
      'Email sent',
      'Call initiated',
      'Lead created',
      'Lead created',
    ]);
    expect(history[0]).toMatchObject({
      type: 'merged',
      merge_id: id,
      description:
        'Status: Warm → Hot\nCompany: “Navy” → “US Navy”\nNotes: “First.” → “First.\nSecond.”',
    });
    expect(history[1]).not.toHaveProperty('merge_id');
    const emails = await read(z.array(emailSchema), agent, `/api/emails?lead_id=${kept.id}`);
    expect(emails).toMatchObject([{ subject: 'Hello', lead_id: kept.id }]);
    const likely = z.array(likelyDuplicateSchema);
    expect(await read(likely, agent, `/api/leads/${kept.id}/duplicates`)).toEqual([]);
    const after = await figures();
    expect(after.total_leads).toBe(before.total_leads - 1);
    expect(after.hot_leads).toBe(before.hot_leads);

    // It is not among the deleted leads: only undoing the merge restores it.
    const deleted = await read(z.array(leadSchema), agent, '/api/leads?deleted=true');
    expect(deleted.map((one) => one.id)).not.toContain(other.id);
    expect((await ask(agent, 'POST', `/api/leads/${other.id}/restore`)).status).toBe(404);

    const [entry] = await read(z.array(auditEntrySchema), admin, '/api/audit?limit=1');
    expect(entry).toMatchObject({ action: 'leads_merged', subject: { type: 'lead', id: kept.id } });
    const undone = undoneMergeSchema.parse(await (await undo(agent, id)).json());
    expect(undone.kept).toEqual([]);
    expect(undone.leads).toMatchObject([
      { ...kept, version: 3, updated_at: expect.any(String) },
      { ...other, version: 3, updated_at: expect.any(String) },
    ]);
    expect((await historyOf(agent, kept)).map(({ title }) => title)).toEqual(['Lead created']);
    expect(await historyOf(agent, other)).toHaveLength(3);
    expect(await figures()).toEqual(before);
    const [last] = await read(z.array(auditEntrySchema), admin, '/api/audit?limit=1');
    expect(last).toMatchObject({ action: 'merge_undone' });
  });

  it('takes the event that one of them has, or the one that is chosen', async () => {
    const addEvent = async () => {
      const dates = { start_date: '2026-11-21T10:00', end_date: '2026-11-22T10:00' };
      const json = { name: 'Fair', location: 'Hall 1', ...dates };
      return eventSchema.parse(await (await ask(agent, 'POST', '/api/events', json)).json()).id;
    };
    const leadOf = async (eventId: string) => {
      const attendees = [{ firstName: 'Ada', lastName: 'L', email: `${newId()}@example.com` }];
      const path = `/api/events/${eventId}/create-leads`;
      const created = await (await ask(agent, 'POST', path, { attendees })).json();
      const { createdLeads } = z.object({ createdLeads: z.array(leadSchema) }).parse(created);
      const [lead] = createdLeads;
      if (!lead) throw new Error('no lead');
      return lead;
    };
    const [fair, show] = [await addEvent(), await addEvent()];
    const without = await merged(agent, await createLead(agent), await leadOf(fair));
    expect(without.lead.event_id).toBe(fair);
    const own = await merged(agent, await leadOf(fair), await leadOf(show));
    expect(own.lead.event_id).toBe(fair);
    const chosen = await merged(agent, await leadOf(fair), await leadOf(show), { event_id: show });
    expect(chosen.lead.event_id).toBe(show);
    const none = await merged(agent, await leadOf(fair), await leadOf(show), { event_id: null });
    expect(none.lead.event_id).toBeNull();
    const foreign = { other: (await leadOf(fair)).id, fields: { event_id: show } };
    const answer = await merge(agent, await leadOf(fair), foreign);
    expect(await refusal(answer)).toEqual([422, 'invalid', 'fields.event_id']);
  });

  it('refuses invalid input, and changes nothing', async () => {
    const [kept, other] = await twoLeads();
    const foreign = await createLead(colleague);
    const refused = async (json: unknown, by = agent) => refusal(await merge(by, kept, json));
    expect(await refused({})).toEqual([422, 'invalid', 'other']);
    expect(await refused({ other: 7 })).toEqual([422, 'invalid', 'other']);
    expect(await refused({ other: kept.id })).toEqual([422, 'invalid', 'other']);
    expect(await refused({ other: newId() })).toEqual([404, 'not_found']);
    expect(await refused({ other: "x' or 1=1" })).toEqual([404, 'not_found']);
    expect(await refused({ other: foreign.id })).toEqual([404, 'not_found']);
    expect(await refused({ other: other.id }, colleague)).toEqual([404, 'not_found']);
    expect(await refused({ other: other.id }, stranger)).toEqual([404, 'not_found']);
    const fields = { email: 'none', phone: 7, assignedTo: colleague.user.id };
    expect(await refused({ other: other.id, fields })).toEqual([
      422,
      'invalid',
      'fields.email',
      'fields.phone',
    ]);
    const emptied = { first_name: '', email: '' };
    expect(await refused({ other: other.id, fields: emptied })).toEqual([
      422,
      'invalid',
      'fields.first_name',
      'fields.email',
    ]);
    const disagreeing = { lead_status: 'Hot', status: 'cold' };
    expect(await refused({ other: other.id, fields: disagreeing })).toEqual([
      422,
      'invalid',
      'fields.status',
    ]);
    expect(await refusal(await undo(agent, newId()))).toEqual([404, 'not_found']);
    expect(await refusal(await undo(agent, 'none'))).toEqual([404, 'not_found']);
    for (const lead of [kept, other]) {
      expect(await read(leadSchema, agent, `/api/leads/${lead.id}`)).toEqual(lead);
    }
  });

  it('is stale if either lead has changed since it was read', async () => {
    const [kept, other] = await twoLeads();
    await ask(agent, 'PUT', `/api/leads/${other.id}`, { notes: 'New.' });
    const attempt = async (tag: string) =>
      (await merge(agent, kept, { other: other.id }, { 'If-Match': tag })).status;
    for (const tag of ['"2"', '"2", "2"', '"1", "1"', '"1", "3"', 'none']) {
      expect(await attempt(tag)).toBe(412);
    }
    expect(await attempt('"1", "2"')).toBe(200);
    const [one, two] = await twoLeads();
    const alone = await merge(agent, one, { other: two.id }, { 'If-Match': 'W/"1"' });
    expect(alone.status).toBe(200);
  });

  it('happens once for an Idempotency-Key', async () => {
    const [kept, other] = await twoLeads();
    const headers = { 'Idempotency-Key': newId() };
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await merge(agent, kept, { other: other.id }, headers)).json()),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await merge(agent, kept, { other: other.id })).status).toBe(404);
    const otherBody = { other: other.id, fields: { notes: 'x' } };
    expect(await refusal(await merge(agent, kept, otherBody, headers))).toEqual([
      422,
      'idempotency_mismatch',
      'Idempotency-Key',
    ]);
    expect((await historyOf(agent, kept)).filter(({ type }) => type === 'merged')).toHaveLength(1);
  });

  it('notifies users who may read either lead, and nobody else', async () => {
    const hear = async (by: Registration) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, [
        'cardinal.v1',
        `bearer.${by.access_token}`,
      ]);
      const heard: unknown[] = [];
      socket.on('message', (data) => {
        const { type, payload } = realtimeMessageSchema.parse(JSON.parse(String(data)));
        heard.push({ type, ...payload });
      });
      await new Promise((resolve) => socket.once('open', resolve));
      return { heard, socket };
    };
    const kept = await createLead(agent);
    const other = await createLead(colleague);
    const [ofAgent, ofColleague, ofStranger] = [
      await hear(agent),
      await hear(colleague),
      await hear(stranger),
    ];
    const { merge_id: id } = await merged(manager, kept, other);
    await expect
      .poll(() => ofAgent.heard)
      .toMatchObject([
        { type: 'lead_updated', lead: { id: kept.id, version: 2 } },
        { type: 'activity_created', leadId: kept.id, activity: { type: 'merged', merge_id: id } },
      ]);
    await expect
      .poll(() => ofColleague.heard)
      .toEqual([{ type: 'lead_updated', lead: { id: other.id }, removed: true }]);

    // Neither of them has access to both, so only a manager can undo it.
    expect(await refusal(await undo(agent, id))).toEqual([404, 'not_found']);
    expect(await refusal(await undo(colleague, id))).toEqual([404, 'not_found']);
    expect((await undo(manager, id)).status).toBe(200);
    await expect
      .poll(() => ofColleague.heard.at(-1))
      .toMatchObject({ type: 'lead_updated', lead: { id: other.id, version: 3 } });
    expect(ofStranger.heard).toEqual([]);
    for (const { socket } of [ofAgent, ofColleague, ofStranger]) socket.terminate();
  });

  it('gives the contacts to the owner of the lead that is kept', async () => {
    const kept = await createLead(agent);
    const other = await createLead(colleague, { phone: '+44 20 7946 0102' });
    await ask(colleague, 'POST', `/api/leads/${other.id}/activities`, { type: 'call' });
    const calls = async (by: Registration) => {
      const path = '/api/communications?type=call';
      const all = await read(z.array(z.object({ lead: z.object({ id: z.string() }) })), by, path);
      return all.filter(({ lead }) => lead.id === kept.id || lead.id === other.id).length;
    };
    expect([await calls(agent), await calls(colleague)]).toEqual([0, 1]);
    const { merge_id: id } = await merged(manager, kept, other);
    expect([await calls(agent), await calls(colleague)]).toEqual([1, 0]);
    await undo(manager, id);
    expect([await calls(agent), await calls(colleague)]).toEqual([0, 1]);
  });

  it('explains why a merge cannot be undone while the kept lead is deleted', async () => {
    const [kept, other] = await twoLeads();
    const { merge_id: id } = await merged(agent, kept, other);
    await ask(agent, 'DELETE', `/api/leads/${kept.id}`);
    expect(await refusal(await undo(agent, id))).toEqual([409, 'merge_state']);
    await ask(agent, 'POST', `/api/leads/${kept.id}/restore`);

    const third = await createLead(agent);
    const { merge_id: next } = await merged(agent, third, kept);
    expect(await refusal(await undo(agent, id))).toEqual([409, 'merge_state']);
    expect(await refusal(await undo(stranger, id))).toEqual([404, 'not_found']);
    expect((await undo(agent, next)).status).toBe(200);
    expect((await undo(agent, id)).status).toBe(200);
  });

  it('can be undone for 30 days; then the other lead is purged', async () => {
    const [kept, other] = await twoLeads();
    const [later, last] = await twoLeads();
    const { merge_id: id } = await merged(agent, kept, other);
    now += 1;
    const { merge_id: young } = await merged(agent, later, last);
    now += 30 * day;
    // Every session has expired meanwhile.
    const { email } = agent.user;
    agent = { ...agent, access_token: await server.signIn(email, 'a-long-enough-secret') };
    expect(await refusal(await undo(agent, id))).toEqual([404, 'not_found']);
    await sweep(db, now);
    expect((await undo(agent, young)).status).toBe(200);
    const left = await db.read
      .selectFrom('lead_merges')
      .select('id')
      .where('kept_id', 'in', [kept.id, later.id])
      .execute();
    expect(left).toEqual([{ id: young }]);
    const gone = await db.read
      .selectFrom('leads')
      .select('id')
      .where('id', '=', other.id)
      .execute();
    expect(gone).toEqual([]);
    expect((await historyOf(agent, kept)).map(({ title }) => title)).toContain('Merged with Grace');
  });
});
