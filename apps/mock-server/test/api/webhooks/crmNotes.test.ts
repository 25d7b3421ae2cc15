import {
  createdLeadSchema,
  crmLeadSchema,
  crmStateSchema,
  eventSchema,
  type Registration,
} from '@cardinal/contract';
import { crmDefaults } from '@cardinal/contract/labels';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { hubSpotKey } from '../../helpers/hubSpot.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const patience = { timeout: 20_000, interval: 50 };
const path = '/crm/objects/2026-09/notes/batch';
const fair = {
  name: 'Fair of <Lisbon> & Porto',
  location: 'Hall 3',
  start_date: '2026-11-21T10:00',
  end_date: '2026-11-22T18:00',
};
const role = { id: 'role', kind: 'text', label: 'Your role?', options: [], required: false };
const wish = { id: 'wish', kind: 'text', label: 'Your wish?', options: [], required: false };

describeOnEachEngine('answers as notes in HubSpot', (open) => {
  let server: TestServer;
  let admin: Registration;
  let event_id: string;
  let now = Date.UTC(2026, 10, 26, 9);
  let count = 0;

  const ask = (method: string, at: string, json?: unknown) =>
    server.request(at, {
      method,
      token: admin.access_token,
      ...(json !== undefined && { json }),
    });
  const notes = () => server.hubSpot.notes;

  beforeAll(async () => {
    server = await startTestServer({ db: await open(), clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    admin = await server.register({ company_name: `Noted ${count}`, role: 'admin' });
    event_id = eventSchema.parse(await (await ask('POST', '/api/events', fair)).json()).id;
    await ask('PUT', `/api/events/${event_id}/questions`, { questions: [role, wish] });
    await ask('PUT', '/api/crm', { key: hubSpotKey });
  });
  afterEach(async () => {
    server.hubSpot.usually();
    server.hubSpot.contacts.clear();
    notes().length = 0;
    await ask('DELETE', '/api/crm');
  });

  async function capture(name: string, values: object, more: object = {}) {
    const json = { first_name: name, email: `${name}@example.com`, ...more };
    const answer = await ask('POST', '/api/leads', { ...json, answers: { event_id, values } });
    expect(answer.status).toBe(201);
    return createdLeadSchema.parse(await answer.json()).id;
  }
  const settled = async (expected: object) =>
    await expect
      .poll(
        async () =>
          crmStateSchema.parse(await (await ask('GET', '/api/crm')).json()).connection?.counts,
        patience,
      )
      .toEqual({ waiting: 0, sent: 0, failed: 0, skipped: 0, ...expected });
  const stateOf = async (id: string) =>
    crmLeadSchema.parse(await (await ask('GET', `/api/leads/${id}/crm`)).json());

  it('become one note, which changes with them', async () => {
    const id = await capture('grace', { role: 'Buyer', wish: '<b>A demo</b>\nsoon' });
    await settled({ sent: 1 });
    const link = `http://crm.example.com/leads/${id}`;
    expect(notes()).toEqual([
      {
        id: expect.any(String),
        contactId: server.hubSpot.contacts.get('grace@example.com')?.id,
        writes: 1,
        body:
          '<p><strong>Answers at Fair of &lt;Lisbon&gt; &amp; Porto</strong></p>' +
          '<p>Your role?<br>Buyer</p>' +
          '<p>Your wish?<br>&lt;b&gt;A demo&lt;/b&gt;<br>soon</p>' +
          `<p><a href="${link}">${link}</a></p>`,
      },
    ]);
    await ask('PUT', `/api/leads/${id}`, { notes: 'Hall 3' });
    await settled({ sent: 1 });
    expect(notes()).toMatchObject([{ writes: 1 }]);
    await ask('PUT', `/api/leads/${id}`, { answers: { event_id, values: { role: 'Owner' } } });
    await expect.poll(() => notes()[0]?.body, patience).toContain('Owner');
    await settled({ sent: 1 });
    expect(notes()).toMatchObject([{ writes: 2 }]);
    // Without answers, what was noted stays.
    await ask('PUT', `/api/leads/${id}`, { answers: { event_id, values: {} } });
    await settled({ sent: 1 });
    expect(notes()).toMatchObject([{ writes: 2 }]);
  });

  it.each(['create', 'update'])('are noted once if the answer of %s is lost', async (call) => {
    // A lead with answers is sent at once: its note may exist before the next line runs.
    if (call === 'create') server.hubSpot.loseAnswerOf(`${path}/${call}`);
    const id = await capture('mary', { role: 'Owner' });
    if (call === 'update') {
      await settled({ sent: 1 });
      server.hubSpot.loseAnswerOf(`${path}/${call}`);
      await ask('PUT', `/api/leads/${id}`, { answers: { event_id, values: { role: 'User' } } });
    }
    await expect.poll(async () => (await stateOf(id)).reason, patience).toContain('reached');
    expect(notes()).toHaveLength(1);
    now += 10_000;
    await settled({ sent: 1 });
    expect(notes()).toHaveLength(1);
    expect(notes()[0]?.body).toContain(call === 'create' ? 'Owner' : 'User');
  });

  it('are noted once for each lead, also of one address, and after another connection', async () => {
    await capture('first', { role: 'Buyer' }, { email: 'same@example.com' });
    await capture('second', { role: 'User' }, { email: 'Same@example.com', force: true });
    await capture('third', { role: 'Owner' }, { email: 'same@example.com', force: true });
    await settled({ sent: 3 });
    expect(
      notes()
        .map(({ body }) => /Buyer|User|Owner/.exec(body)?.[0])
        .toSorted(),
    ).toEqual(['Buyer', 'Owner', 'User']);
    await ask('DELETE', '/api/crm');
    await ask('PUT', '/api/crm', { key: hubSpotKey });
    await ask('POST', '/api/crm/send-all');
    await settled({ sent: 3 });
    expect(notes().map(({ writes }) => writes)).toEqual([1, 1, 1]);
  });

  it('say at the lead that HubSpot refused the note, and are noted with Retry', async () => {
    server.hubSpot.answerWith((called, response) => {
      if (called !== `${path}/create`) return false;
      server.hubSpot.problem(response, 400, 'Notes are full');
      return true;
    });
    const id = await capture('ada', { role: 'Buyer' });
    await capture('silent', {});
    await settled({ sent: 1, failed: 1 });
    expect(await stateOf(id)).toEqual({
      state: 'failed',
      reason: 'The note: Notes are full',
      url: expect.stringContaining('/record/0-1/'),
    });
    server.hubSpot.usually();
    await ask('POST', `/api/leads/${id}/crm/retry`);
    await settled({ sent: 2 });
    expect(notes()).toHaveLength(1);
  });

  it('wait while HubSpot allows no calls', async () => {
    let refusals = 0;
    server.hubSpot.answerWith((called, response) => {
      if (called !== `${path}/create`) return false;
      refusals += 1;
      response.setHeader('Retry-After', '3');
      server.hubSpot.problem(response, 429, 'Not now');
      return true;
    });
    await capture('patient', { role: 'Buyer' });
    await expect.poll(() => refusals, patience).toBe(1);
    server.hubSpot.usually();
    now += 3_000;
    await settled({ sent: 1 });
    expect(notes()).toHaveLength(1);
  }, 60_000);

  it('go into a property instead, or nowhere, if the company chooses so', async () => {
    for (const [index, answers] of ['', 'fair_answers'].entries()) {
      await ask('PUT', '/api/crm/mapping', { mapping: { ...crmDefaults, answers } });
      await capture(`chosen${answers}`, { role: 'Buyer' });
      await settled({ sent: index + 1 });
    }
    expect(notes()).toEqual([]);
    const { contacts } = server.hubSpot;
    expect(contacts.get('chosen@example.com')?.properties).not.toHaveProperty('fair_answers');
    expect(contacts.get('chosenfair_answers@example.com')?.properties).toMatchObject({
      fair_answers: 'Your role?: Buyer',
    });
    const mapping = { ...crmDefaults, notes: '_note' };
    expect((await ask('PUT', '/api/crm/mapping', { mapping })).status).toBe(422);
  });
});
