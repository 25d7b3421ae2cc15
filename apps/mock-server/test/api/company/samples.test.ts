import {
  eventBoardSchema,
  eventSchema,
  firstStepsSchema,
  sampleDataSchema,
  statsSchema,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('sample data', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let token: string;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    founder = await server.register({ company_name: newName() });
    token = founder.access_token;
  });

  const add = async (by = token) =>
    sampleDataSchema.parse(await (await ask.call('POST', '/api/samples', by)).json());
  const remove = (by = token) => ask.call('DELETE', '/api/samples', by);
  const steps = async (by = token) =>
    firstStepsSchema.parse(await (await ask.call('GET', '/api/first-steps', by)).json());
  const eventsOf = async (by = token) =>
    z.array(eventSchema).parse(await (await ask.call('GET', '/api/events', by)).json());
  const stats = async () =>
    statsSchema.parse(await (await ask.call('GET', '/api/dashboard/stats', token)).json());
  /** The rows of a workspace in the tables that could hold a rest of the sample. */
  async function rest(workspaceId: string) {
    const found: Record<string, number> = {};
    const marks = ['sample_sets', 'sample_leads'] as const;
    for (const table of ['leads', 'activities', 'events', 'lead_merges', ...marks] as const) {
      const { n } = await db.read
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirstOrThrow();
      if (Number(n) > 0) found[table] = Number(n);
    }
    return found;
  }

  it('is visibly a sample, and belongs to an event with figures', async () => {
    const sample = await add();
    const leads = await ask.leadsOf(token);
    expect(leads).toHaveLength(sample.leads);
    expect(new Set(leads.map(({ source }) => source))).toEqual(new Set(['Sample data']));
    expect(leads.every(({ notes }) => notes.startsWith('A sample lead.'))).toBe(true);
    expect(await eventsOf()).toMatchObject([{ id: sample.event_id, lead_count: sample.leads }]);
    expect((await eventsOf())[0]?.name).toMatch(/^Sample event/);
    const path = `/api/events/${sample.event_id}/board`;
    const board = eventBoardSchema.parse(await (await ask.call('GET', path, token)).json());
    expect(board.captured).toBe(sample.leads);
    expect(board.contacted).toBeGreaterThan(0);
    expect(await steps()).toMatchObject({
      sample: { leads: sample.leads, event_id: sample.event_id },
      steps: { scan: false, import: false, invite: false, event: false },
    });
    expect((await ask.audited(token)).map(({ action }) => action)).toContain('sample_added');
  });

  it('is added once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask.call('POST', '/api/samples', token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await eventsOf()).toHaveLength(1);
  });

  it('is removed without a rest, and can be added again', async () => {
    const sample = await add();
    const [lead, other] = await ask.leadsOf(token);
    await ask.call('POST', `/api/leads/${lead?.id}/merge`, token, { other: other?.id, fields: {} });
    const removed = sampleDataSchema.parse(await (await remove()).json());
    expect(removed).toEqual({ leads: sample.leads - 1, event_id: sample.event_id });
    expect(await rest(founder.user.company_id ?? '')).toEqual({});
    expect((await stats()).total_leads).toBe(0);
    expect((await remove()).status).toBe(404);
    expect((await steps()).sample).toBeNull();
    expect((await ask.audited(token)).map(({ action }) => action)).toContain('sample_removed');
    expect((await add()).leads).toBe(sample.leads);
  });

  it('takes nothing along that users have added', async () => {
    const { event_id } = await add();
    const json = { first_name: 'Ada', email: 'ada@example.com', event_id };
    await ask.call('POST', '/api/leads', token, json);
    const own = await ask.addLead(token);
    const leads = await ask.leadsOf(token);
    const kept = leads.find(({ source }) => source === 'Sample data')?.id;
    await ask.call('POST', `/api/leads/${kept}/merge`, token, { other: own.id, fields: {} });
    expect((await remove()).status).toBe(200);
    const left = await ask.leadsOf(token);
    expect(left.map(({ first_name: name, event_id: event }) => [name, event])).toEqual(
      expect.arrayContaining([['Ada', null]]),
    );
    expect(left.map(({ id }) => id)).toContain(kept);
    expect(left).toHaveLength(2);
  });

  it('is for managers to add and remove, and for people who work alone', async () => {
    const { access_token: agent } = await ask.join(founder);
    expect((await ask.call('POST', '/api/samples', agent)).status).toBe(403);
    await add();
    expect((await remove(agent)).status).toBe(403);
    expect(await steps(agent)).toMatchObject({ may_add_sample: false });
    const alone = await server.register();
    expect((await add(alone.access_token)).leads).toBeGreaterThan(0);
    expect((await steps(alone.access_token)).steps.invite).toBeNull();
    // Of another workspace, they see and remove nothing.
    expect((await remove(alone.access_token)).status).toBe(200);
    expect((await steps()).sample).not.toBeNull();
  });

  it('stays behind when its owner joins a company', async () => {
    const { access_token: alone } = await server.register();
    await add(alone);
    const own = await ask.addLead(alone);
    await ask.profile(alone, { company_name: newName() });
    expect((await ask.leadsOf(alone)).map(({ id }) => id)).toEqual([own.id]);
    expect(await eventsOf(alone)).toEqual([]);
    expect((await steps(alone)).sample).toBeNull();
  });

  it('leaves the first steps to what users do themselves', async () => {
    await add();
    const lead = { first_name: 'Ada', email: 'ada@example.com' };
    await ask.call('POST', '/api/leads', token, { ...lead, source: 'Business Card Scan' });
    const dates = { start_date: '2026-11-21T10:00', end_date: '2026-11-22T18:00' };
    await ask.call('POST', '/api/events', token, { name: 'Fair', location: 'Hall 3', ...dates });
    await ask.call('POST', '/api/companies/invites', token, { role: 'agent' });
    expect((await steps()).steps).toEqual({ scan: true, import: false, invite: true, event: true });
    await ask.call('POST', '/api/leads', token, { ...lead, source: 'Import' });
    expect((await steps()).steps.import).toBe(true);
    expect((await steps()).closed).toBe(false);
    expect((await ask.call('POST', '/api/first-steps/close', token)).status).toBe(204);
    expect((await steps()).closed).toBe(true);
  });
});
