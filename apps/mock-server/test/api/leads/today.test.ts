import {
  activitySchema,
  createdLeadSchema,
  dueLeadSchema,
  leadSchema,
  mergedLeadSchema,
  statsSchema,
  todaySchema,
  undoneMergeSchema,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { hotLeads, leadsGiven, leadsToDo } from '../../../src/store/leads/todayLeads.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { addCompany } from '../../helpers/people.ts';
import { plansOf } from '../../helpers/queryPlans.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const hour = 3_600_000;
const day = 24 * hour;

describeOnEachEngine('the day of a user', (open, { dialect }) => {
  let db: Database;
  let server: TestServer;
  let agent: Registration;
  let manager: Registration;
  let now = Date.UTC(2026, 10, 16, 9);
  const iso = (at = now) => new Date(at).toISOString();

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now += day;
    const company_id = await addCompany(db, { isOpen: true });
    agent = await server.register({ company_id, role: 'agent' });
    manager = await server.register({ company_id, role: 'manager' });
  });

  const ask = (method: string, path: string, json?: unknown, by = agent) =>
    server.request(path, {
      method,
      token: by.access_token,
      ...(json !== undefined && { json }),
    });
  async function capture(name: string, lead: object = {}, by = agent) {
    const json = { first_name: name, email: `${name}@example.com`, phone: '+44 20 7946 0000' };
    const answer = await ask('POST', '/api/leads', { ...json, ...lead }, by);
    return createdLeadSchema.parse(await answer.json()).id;
  }
  async function put(id: string, json: object) {
    const answer = await ask('PUT', `/api/leads/${id}`, json);
    expect(answer.status).toBe(200);
    return leadSchema.parse(await answer.json());
  }
  async function list(by = agent, query = '') {
    const answer = await ask('GET', `/api/today${query}`, undefined, by);
    expect(answer.status).toBe(200);
    return todaySchema.parse(await answer.json());
  }
  async function today(by = agent, query = '') {
    const lists = await list(by, query);
    const names = (leads: readonly { first_name: string }[]) =>
      leads.map(({ first_name: name }) => name);
    return {
      overdue: names(lists.overdue),
      today: names(lists.today),
      given: names(lists.new_for_you),
      hot: names(lists.hot_without_contact),
    };
  }
  const nothing = { overdue: [], today: [], given: [], hot: [] };

  it('lists what is overdue, for today, new, and hot without a contact, each lead once', async () => {
    const step = (due_at: number) => ({ next_step: { kind: 'call', due_at: iso(due_at) } });
    await put(await capture('late', { lead_status: 'Hot' }), step(now - day));
    await put(await capture('today'), step(now + hour));
    await put(await capture('later'), step(now + 2 * day));
    await capture('waits', { lead_type: 'Action Required' });
    await capture('hot', { lead_status: 'Hot' });
    const given = await capture('given', {}, manager);
    await ask('POST', `/api/leads/${given}/assign`, { userId: agent.user.id }, manager);
    expect(await today()).toEqual({
      overdue: ['late'],
      today: ['waits', 'today'],
      given: ['given'],
      hot: ['hot'],
    });
    expect(await today(manager)).toEqual(nothing);
    // Where the user is, the day may begin at another hour.
    const start = iso(now + 30 * 60_000);
    expect((await today(agent, `?start=${start}`)).overdue).toEqual(['late', 'waits']);
  });

  it('loses leads that were contacted, and those whose step is done', async () => {
    const hot = await capture('hot', { lead_status: 'Hot' });
    const waits = await capture('waits', { lead_type: 'Action Required' });
    now += hour;
    await ask('POST', `/api/leads/${hot}/activities`, { type: 'call' });
    const done = await ask('POST', `/api/leads/${waits}/next-step/done`);
    expect(leadSchema.parse(await done.json())).toMatchObject({
      lead_type: 'All Leads',
      next_step: null,
    });
    expect(await today()).toEqual(nothing);
    const called = await ask('GET', `/api/leads/${hot}`);
    expect(leadSchema.parse(await called.json()).last_contact_at).toBe(iso());
  });

  it('shows a step that was moved on its new day, with its history', async () => {
    const id = await capture('moved', { lead_type: 'Action Required' });
    const until = iso(now + 3 * day);
    const moved = await ask('POST', `/api/leads/${id}/next-step/snooze`, { until });
    const next_step = { kind: 'other', due_at: until, note: '' };
    expect(leadSchema.parse(await moved.json()).next_step).toEqual(next_step);
    expect(await today()).toEqual(nothing);
    now += 3 * day;
    expect((await today()).today).toEqual(['moved']);
    const edited = await put(id, { next_step: { ...next_step, kind: 'email', note: 'Offer' } });
    expect(edited.next_step).toMatchObject({ kind: 'email', note: 'Offer' });
    await put(id, { next_step: null });
    const history = await ask('GET', `/api/leads/${id}/activities`);
    const entries = z.array(activitySchema).parse(await history.json());
    expect(entries.map(({ type, description }) => [type, description]).slice(0, 3)).toEqual([
      ['edited', 'Next step removed'],
      ['edited', `Next step: Email on ${until.slice(0, 10)} · Offer`],
      ['next_step', `Next step: Follow up on ${until.slice(0, 10)}`],
    ]);
  });

  it('is out of the way once it is planned or done, until that is taken back', async () => {
    await capture('planned', { lead_status: 'Hot' });
    const done = await capture('done', { lead_status: 'Hot' });
    const given = await capture('given', {}, manager);
    await ask('POST', `/api/leads/${given}/assign`, { userId: agent.user.id }, manager);
    expect(await today()).toEqual({ ...nothing, given: ['given'], hot: ['planned', 'done'] });
    const planned = (await list()).hot_without_contact[0]?.id ?? '';
    const later = { kind: 'call', due_at: iso(now + 3 * day), note: '' };
    await put(planned, { next_step: later });
    now += hour;
    await ask('POST', `/api/leads/${done}/next-step/done`);
    await ask('POST', `/api/leads/${given}/next-step/done`);
    expect(await today()).toEqual(nothing);
    await put(done, { next_step: null });
    await put(given, { next_step: null });
    expect(await today()).toEqual({ ...nothing, given: ['given'], hot: ['done'] });
  });

  it('is what waits for contact everywhere: a step that was moved waits no longer', async () => {
    const due = async () => {
      const answer = await ask('GET', '/api/communications/due');
      const stats = await ask('GET', '/api/dashboard/stats');
      const leads = z.array(dueLeadSchema).parse(await answer.json());
      const { waiting_leads: waiting } = statsSchema.parse(await stats.json());
      expect(waiting).toBe(leads.length);
      return leads.map(({ lead, due_since: since }) => [lead.first_name, since]);
    };
    const waits = await capture('waits', { lead_type: 'Action Required' });
    const step = await capture('step');
    const since = iso();
    await put(step, { next_step: { kind: 'call', due_at: iso(now + hour) } });
    expect(await due()).toEqual([['waits', since]]);
    now += hour;
    expect(await due()).toEqual([
      ['waits', since],
      ['step', iso()],
    ]);
    await ask('POST', `/api/leads/${waits}/next-step/snooze`, { until: iso(now + day) });
    expect(await due()).toEqual([['step', iso()]]);
    await put(step, { lead_status: 'Closed' });
    expect(await due()).toEqual([]);
    expect((await today()).today).toEqual([]);
  });

  it('does not call a lead new to an agent to whom it goes back', async () => {
    const other = await server.register({ company_id: agent.user.company_id, role: 'agent' });
    const own = await capture('own');
    const assign = (userId: string | null) =>
      ask('POST', `/api/leads/${own}/assign`, { userId }, manager);
    await assign(other.user.id);
    expect((await today(other)).given).toEqual(['own']);
    await assign(agent.user.id);
    expect(await today()).toEqual(nothing);
    await assign(other.user.id);
    await assign(null);
    await assign(other.user.id);
    expect((await today(other)).given).toEqual(['own']);
  });

  it('is refused where the lead has changed since', async () => {
    const id = await capture('own');
    await put(id, { next_step: { kind: 'call', due_at: iso(now - day) } });
    for (const path of ['done', 'snooze']) {
      const stale = await server.request(`/api/leads/${id}/next-step/${path}`, {
        method: 'POST',
        token: agent.access_token,
        headers: { 'If-Match': '"1"' },
        ...(path === 'snooze' && { json: { until: iso() } }),
      });
      expect(stale.status).toBe(412);
    }
    expect((await today()).overdue).toEqual(['own']);
    const bad = { next_step: { kind: 'visit', due_at: 'soon' } };
    expect((await ask('PUT', `/api/leads/${id}`, bad)).status).toBe(422);
  });

  it('is merged: the step of the kept lead, or else of the other; undone exactly', async () => {
    const kept = await capture('kept');
    const other = await capture('other');
    const step = (note: string) => ({ kind: 'call', due_at: iso(), note });
    await put(other, { next_step: step('theirs') });
    const merge = async (): Promise<string> => {
      const answer = await ask('POST', `/api/leads/${kept}/merge`, { other });
      return mergedLeadSchema.parse(await answer.json()).merge_id;
    };
    const undo = async (id: string) => {
      const answer = await ask('POST', `/api/merges/${id}/undo`);
      return undoneMergeSchema.parse(await answer.json());
    };
    const first = await merge();
    expect((await list()).today).toMatchObject([{ id: kept, next_step: { note: 'theirs' } }]);
    const undone = await undo(first);
    expect(undone.leads.map((lead) => lead.next_step?.note)).toEqual([undefined, 'theirs']);
    const second = await merge();
    await put(kept, { next_step: step('changed') });
    expect(await undo(second)).toMatchObject({
      kept: ['next_step_kind'],
      leads: [{ next_step: { note: 'changed' } }, { next_step: { note: 'theirs' } }],
    });
    await merge();
    expect((await list()).today).toMatchObject([{ id: kept, next_step: { note: 'changed' } }]);
  });

  it.runIf(dialect === 'sqlite')('reads no leads outside its lists', async () => {
    const own = { workspaceId: 'w', ownerId: 'u' };
    const plans = await plansOf(db, async ({ read }) => {
      await leadsToDo(read, own, { from: 0, to: now });
      await leadsGiven(read, own, now);
      await hotLeads(read, own);
    });
    expect(plans.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /USING INDEX leads_owner_todo .*todo_at>\? AND todo_at<\?\)(?!.*B-TREE)/,
      ),
      expect.stringMatching(/USING INDEX leads_owner_given .*assigned_at>\?\)(?!.*B-TREE)/),
      expect.stringMatching(/USING INDEX leads_owner_hot (?!.*B-TREE)/),
    ]);
  });

  it('belongs to those who may read the lead', async () => {
    const id = await capture('own');
    const stranger = await server.register({ company_name: `Elsewhere ${now}` });
    const until = iso(now + day);
    for (const [path, json] of [
      ['done', undefined],
      ['snooze', { until }],
    ] as const) {
      const refused = await ask('POST', `/api/leads/${id}/next-step/${path}`, json, stranger);
      expect(refused.status).toBe(404);
    }
  });
});
