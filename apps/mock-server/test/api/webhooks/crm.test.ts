import {
  createdLeadSchema,
  crmFailureSchema,
  crmLeadSchema,
  crmPropertySchema,
  crmStateSchema,
  problemSchema,
  type CrmState,
  type Registration,
} from '@cardinal/contract';
import { crmDefaults } from '@cardinal/contract/labels';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { hubSpotKey } from '../../helpers/hubSpot.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const patience = { timeout: 20_000, interval: 50 };

describeOnEachEngine('leads in HubSpot', (open) => {
  let db: Database;
  let server: TestServer;
  let admin: Registration;
  let agent: Registration;
  let now = Date.UTC(2026, 10, 26, 9);
  let count = 0;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    admin = await server.register({ company_name: `Company ${count}`, role: 'admin' });
    const { company_id } = (await (
      await server.request('/api/auth/me', { token: admin.access_token })
    ).json()) as { company_id: string };
    await db.write((tx) =>
      tx.updateTable('companies').set({ open: 1 }).where('id', '=', company_id).execute(),
    );
    agent = await server.register({ company_id, role: 'agent' });
  });
  afterEach(async () => {
    server.hubSpot.usually();
    server.hubSpot.contacts.clear();
    server.hubSpot.notes.length = 0;
    await ask('DELETE', '/api/crm');
  });

  const ask = (method: string, path: string, json?: unknown, by = admin) =>
    server.request(path, { method, token: by.access_token, ...(json !== undefined && { json }) });
  const connect = (key = hubSpotKey) => ask('PUT', '/api/crm', { key });
  const state = async (answer?: Response): Promise<CrmState['connection']> =>
    crmStateSchema.parse(await (answer ?? (await ask('GET', '/api/crm'))).json()).connection;
  const counts = async () => (await state())?.counts;
  const failures = async () =>
    z.array(crmFailureSchema).parse(await (await ask('GET', '/api/crm/failures')).json());
  async function capture(name: string, more: object = {}) {
    const json = { first_name: name, email: `${name}@example.com`, ...more };
    const answer = await ask('POST', '/api/leads', json, agent);
    expect(answer.status).toBe(201);
    return createdLeadSchema.parse(await answer.json()).id;
  }
  /** A lead without an address, as imports make them. */
  const dropEmail = (id: string) =>
    db.write((tx) => tx.updateTable('leads').set({ email: '' }).where('id', '=', id).execute());
  const settled = async (expected: object) =>
    await expect
      .poll(counts, patience)
      .toEqual({ waiting: 0, sent: 0, failed: 0, skipped: 0, ...expected });
  const contactOf = (name: string) => server.hubSpot.contacts.get(`${name}@example.com`);
  const problem = async (answer: Response) => {
    const { status, code, detail } = problemSchema.parse(await answer.json());
    return { status, code, detail };
  };

  it('is told at the lead, also to agents, who may send it again', async () => {
    const ofLead = async (id: string, by = agent) =>
      crmLeadSchema.parse(await (await ask('GET', `/api/leads/${id}/crm`, undefined, by)).json());
    const none = { state: null, reason: null, url: null };
    const early = await capture('edith');
    expect(await ofLead(early)).toEqual(none);
    await connect();
    expect(await ofLead(early)).toEqual(none);
    const id = await capture('grace');
    await settled({ sent: 1 });
    expect(await ofLead(id)).toEqual({
      state: 'sent',
      reason: null,
      url: `https://app-eu1.hubspot.com/contacts/4711/record/0-1/${contactOf('grace')?.id}`,
    });

    const mapping = { ...crmDefaults, notes: 'unknown_there' };
    await ask('PUT', '/api/crm/mapping', { mapping });
    const refused = await capture('mary', { notes: 'Hall 3' });
    await settled({ sent: 1, failed: 1 });
    expect(await ofLead(refused)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('unknown_there'),
      url: null,
    });
    await ask('PUT', '/api/crm/mapping', { mapping: crmDefaults });
    const again = await ask('POST', `/api/leads/${refused}/crm/retry`, undefined, agent);
    expect(again.status).toBe(202);
    expect(crmLeadSchema.parse(await again.json())).toEqual({ ...none, state: 'waiting' });
    await ask('POST', `/api/leads/${early}/crm/retry`, undefined, agent);
    await settled({ sent: 3 });

    const stranger = await server.register({ company_name: `Stranger ${count}` });
    for (const [method, path] of [
      ['GET', 'crm'],
      ['POST', 'crm/retry'],
    ] as const) {
      const answer = await ask(method, `/api/leads/${id}/${path}`, undefined, stranger);
      expect(answer.status).toBe(404);
    }
  });

  it('creates and changes a contact, each lead once, with chosen properties', async () => {
    expect(await state()).toBeNull();
    const connected = await connect();
    expect(await connected.clone().text()).not.toContain(hubSpotKey);
    expect(await state(connected)).toMatchObject({
      account: '4711',
      active: true,
      mapping: crmDefaults,
    });
    const id = await capture('grace', { position: 'Buyer', phone: '+44 20 7946 0000' });
    await settled({ sent: 1 });
    expect(contactOf('grace')).toEqual({
      id: expect.any(String),
      writes: 1,
      properties: {
        email: 'grace@example.com',
        firstname: 'grace',
        jobtitle: 'Buyer',
        phone: '+44 20 7946 0000',
      },
    });
    const mapping = { ...crmDefaults, position: '', notes: 'address', address: '' };
    expect((await ask('PUT', '/api/crm/mapping', { mapping })).status).toBe(200);
    await ask('PUT', `/api/leads/${id}`, { notes: 'Hall 3', position: 'Owner' }, agent);
    await expect
      .poll(() => contactOf('grace')?.properties, patience)
      .toMatchObject({ address: 'Hall 3', jobtitle: 'Buyer' });
    await settled({ sent: 1 });
    expect(contactOf('grace')).toMatchObject({ writes: 2 });
    const offered = z
      .array(crmPropertySchema)
      .parse(await (await ask('GET', '/api/crm/properties')).json());
    expect(offered.map(({ name }) => name)).toContain('fair_answers');
    expect(offered.map(({ name }) => name)).not.toContain('hs_score');
  });

  it('sends what was there before, in hundreds, and can be stopped', async () => {
    for (let n = 0; n < 130; n += 1) await capture(`early${n}`);
    await connect();
    expect(await counts()).toEqual({ waiting: 0, sent: 0, failed: 0, skipped: 0 });
    server.hubSpot.answerWith((path, response) => {
      if (!path.includes('upsert')) return false;
      server.hubSpot.problem(response, 503, 'Maintenance');
      return true;
    });
    await ask('POST', '/api/crm/send-all');
    expect((await state(await ask('POST', '/api/crm/stop')))?.counts.waiting).toBe(0);
    server.hubSpot.usually();
    await ask('POST', '/api/crm/send-all');
    await settled({ sent: 130 });
    expect(server.hubSpot.contacts.size).toBe(130);
    // A second time, there is nothing to do.
    await ask('POST', '/api/crm/send-all');
    await settled({ sent: 130 });
  });

  it.each(['with 400', 'in a partial answer'])(
    'names what is refused %s, and sends the others',
    async (how) => {
      if (how !== 'with 400') server.hubSpot.namesInvalid();
      const ids = [await capture('one'), await capture('none'), await capture('two')];
      await db.write((tx) =>
        tx
          .updateTable('leads')
          .set({ email: 'broken@host' })
          .where('id', '=', ids[0] ?? '')
          .execute(),
      );
      await dropEmail(ids[1] ?? '');
      await connect();
      await ask('POST', '/api/crm/send-all');
      await settled({ sent: 1, failed: 1, skipped: 1 });
      expect(await failures()).toEqual([
        expect.objectContaining({
          name: 'none',
          state: 'skipped',
          reason: expect.stringContaining('no email address'),
        }),
        expect.objectContaining({
          name: 'one',
          state: 'failed',
          reason: expect.stringContaining('not an email'),
        }),
      ]);
      await db.write((tx) =>
        tx
          .updateTable('leads')
          .set({ email: 'mended@example.com' })
          .where('id', '=', ids[0] ?? '')
          .execute(),
      );
      await ask('POST', '/api/crm/retry');
      await settled({ sent: 2, skipped: 1 });
      expect(server.hubSpot.contacts.get('mended@example.com')?.writes).toBe(1);
    },
  );

  it('sends two leads of one address one after the other', async () => {
    await capture('first', { email: 'Same@example.com' });
    await capture('second', { email: 'same@example.com' });
    await connect();
    await ask('POST', '/api/crm/send-all');
    await settled({ sent: 2 });
    expect(server.hubSpot.contacts.get('same@example.com')).toMatchObject({ writes: 2 });
  });

  it.each([
    ['429 with Retry-After', 429, 3_000],
    ['503', 503, 10_000],
    ['500', 500, 10_000],
  ])(
    'waits after %s and goes on',
    async (_what, status, pause) => {
      await connect();
      let refusals = 0;
      server.hubSpot.answerWith((path, response) => {
        if (!path.includes('upsert')) return false;
        refusals += 1;
        if (status === 429) response.setHeader('Retry-After', '3');
        server.hubSpot.problem(response, status, 'Not now');
        return true;
      });
      await capture('patient');
      await expect.poll(() => refusals, patience).toBe(1);
      server.hubSpot.usually();
      expect(await counts()).toMatchObject({ waiting: 1 });
      now += pause;
      await settled({ sent: 1 });
      expect(contactOf('patient')?.writes).toBe(1);
    },
    60_000,
  );

  it('is paused when the key is no longer accepted, tells the administrators, and goes on with another', async () => {
    await connect();
    server.hubSpot.accept('pat-new');
    await capture('later');
    await expect.poll(async () => (await state())?.active, patience).toBe(false);
    const paused = await state();
    expect(paused?.paused_reason).toContain('does not accept the key');
    expect(paused?.counts.waiting).toBe(1);
    const mails = await db.read
      .selectFrom('emails')
      .select(['to_address', 'subject', 'text'])
      .where('user_id', '=', admin.user.id)
      .where('subject', '=', 'HubSpot was paused')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain(hubSpotKey);
    expect(await problem(await connect())).toMatchObject({ status: 422, code: 'invalid' });
    expect((await connect('pat-new')).status).toBe(200);
    await settled({ sent: 1 });
    expect(await state()).toMatchObject({ active: true, paused_reason: null });
  });

  it('forgets all when it is disconnected', async () => {
    await connect();
    await capture('gone');
    await settled({ sent: 1 });
    expect((await ask('DELETE', '/api/crm')).status).toBe(204);
    expect(await state()).toBeNull();
    const rows = await db.read.selectFrom('crm_leads').select('lead_id').execute();
    expect(rows).toEqual([]);
    await capture('silent');
    await connect();
    expect(await counts()).toMatchObject({ waiting: 0, sent: 0 });
    expect(contactOf('silent')).toBeUndefined();
  });

  it('refuses what it cannot use', async () => {
    for (const key of ['', '  ', 'two words', 'ключ', 5, null, 'x'.repeat(501)]) {
      expect((await ask('PUT', '/api/crm', { key })).status).toBe(422);
    }
    expect(await problem(await connect('pat-wrong'))).toMatchObject({
      status: 422,
      detail: expect.stringContaining('does not accept the key'),
    });
    for (const [method, path, json] of [
      ['GET', '/api/crm/properties'],
      ['GET', '/api/crm/failures'],
      ['POST', '/api/crm/send-all'],
      ['POST', '/api/crm/stop'],
      ['POST', '/api/crm/retry'],
      ['DELETE', '/api/crm'],
      ['PUT', '/api/crm/mapping', { mapping: crmDefaults }],
    ] as const) {
      expect((await ask(method, path, json)).status).toBe(404);
      expect((await ask(method, path, json, agent)).status).toBe(403);
    }
    await connect();
    for (const mapping of [
      {},
      'all',
      { ...crmDefaults, phone: 'email' },
      { ...crmDefaults, phone: 'mobilephone' },
      { ...crmDefaults, phone: 'no such/property' },
      { ...crmDefaults, phone: 'x'.repeat(101) },
      { ...crmDefaults, salary: 'x' },
    ]) {
      expect((await ask('PUT', '/api/crm/mapping', { mapping })).status).toBe(422);
    }
    server.hubSpot.answerWith((_path, response) => {
      response.destroy();
      return true;
    });
    expect((await ask('GET', '/api/crm/properties')).status).toBe(502);
  });

  it('shows and sends nothing of another company', async () => {
    await connect();
    const other = await server.register({ company_name: `Other ${count}`, role: 'admin' });
    const theirs = await ask('GET', '/api/crm', undefined, other);
    expect(await state(theirs)).toBeNull();
    expect((await ask('POST', '/api/crm/send-all', undefined, other)).status).toBe(404);
    await ask('POST', '/api/leads', { first_name: 'Theirs', email: 'theirs@example.com' }, other);
    await capture('ours');
    await settled({ sent: 1 });
    expect([...server.hubSpot.contacts.keys()]).toEqual(['ours@example.com']);
  });
});
