import { problemSchema, type PartnerKeyInput, type Registration } from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { partnerOrigin, partnerPages } from '../../helpers/partnerPages.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const minute = 60_000;
const start = Date.parse('2026-11-21T12:00:00Z');

const fair = {
  name: 'Harbour Expo 2026',
  location: 'Hall 3',
  start_date: '2026-11-21T10:00',
  end_date: '2026-11-22T18:00',
};

describeOnEachEngine('partner keys', (open) => {
  let db: Database;
  let server: TestServer;
  let pages: ReturnType<typeof partnerPages>;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let admin: string;
  let now = start;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
    pages = partnerPages(server);
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = start;
    founder = await server.register({ company_name: newName(), first_name: 'Astrid' });
    admin = founder.access_token;
  });

  const create = (token: string, input: object) =>
    pages.call('POST', '/api/partner-keys', token, {
      name: 'Harbour Expo',
      origins: [partnerOrigin],
      scopes: ['capture'],
      ...input,
    });
  const addEvent = async (token: string): Promise<string> => {
    const answer = await pages.call('POST', '/api/events', token, fair);
    const { id } = (await answer.json()) as { id: string };
    return id;
  };

  it('are created with what they permit, and shown again', async () => {
    const event_id = await addEvent(admin);
    const input = {
      name: ' Harbour Expo ',
      origins: ['HTTPS://WWW.Harbour-Expo.example/', 'http://localhost:8080', partnerOrigin],
      scopes: ['capture', 'events:read', 'capture'] as PartnerKeyInput['scopes'],
      event_id,
      expires_at: '2026-12-01T00:00:00Z',
      daily_captures: 20,
    };
    const key = await pages.addKey(admin, input);
    expect(key).toMatchObject({
      key: expect.stringMatching(/^ck_[\w-]{43}$/),
      name: 'Harbour Expo',
      origins: [partnerOrigin, 'http://localhost:8080'],
      scopes: ['capture', 'events:read'],
      event_id,
      event_name: fair.name,
      expires_at: '2026-12-01T00:00:00.000Z',
      daily_captures: 20,
      captures_today: 0,
      last_used_at: null,
      base_url: 'http://crm.example.com',
      created_by: { id: founder.user.id, name: 'Astrid Example' },
    });
    expect(await pages.keys(admin)).toEqual([key]);
  });

  it('are created once per Idempotency-Key', async () => {
    const make = () =>
      server.request('/api/partner-keys', {
        method: 'POST',
        token: admin,
        json: { name: 'Expo', origins: [partnerOrigin], scopes: ['capture'] },
        headers: { 'Idempotency-Key': 'once' },
      });
    const answers = await Promise.all([make(), make(), make()]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await pages.keys(admin)).toHaveLength(1);
  });

  it.each([
    ['a path', 'https://www.example.com/fair'],
    ['a query', 'https://www.example.com?x'],
    ['a wildcard', 'https://*.example.com'],
    ['http on another machine', 'http://www.example.com'],
    ['another scheme', 'ftp://www.example.com'],
    ['a user', 'https://me@www.example.com'],
    ['no scheme', 'www.example.com'],
    ['null', 'null'],
  ])('take no origin with %s', async (_what, origin) => {
    const refused = await create(admin, { origins: [partnerOrigin, origin] });
    expect(refused.status).toBe(422);
    const { errors } = problemSchema.parse(await refused.json());
    expect(errors).toEqual([
      { path: 'origins.1', message: expect.stringContaining('https://www.example.com') },
    ]);
  });

  it('need a name, an origin, a scope, a future, and an event of the company', async () => {
    const stranger = await server.register({ company_name: newName() });
    const event_id = await addEvent(stranger.access_token);
    for (const [input, path] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{ origins: [] }, 'origins'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['everything'] }, 'scopes.0'],
      [{ daily_captures: 0 }, 'daily_captures'],
      [{ expires_at: new Date(start).toISOString() }, 'expires_at'],
      [{ event_id }, 'event_id'],
      [{ event_id: 'none' }, 'event_id'],
    ] as const) {
      const refused = await create(admin, input);
      const { errors } = problemSchema.parse(await refused.json());
      expect([refused.status, errors?.[0]?.path]).toEqual([422, path]);
    }
    expect(await pages.keys(admin)).toEqual([]);
  });

  it('can be changed after their event was deleted, and then show no event', async () => {
    const event_id = await addEvent(admin);
    const other = await pages.addKey(admin, { event_id: await addEvent(admin) });
    const key = await pages.addKey(admin, { scopes: ['events:read'], event_id });
    await pages.call('DELETE', `/api/events/${event_id}`, admin);
    const change = (id: string, input: Partial<PartnerKeyInput>) =>
      pages.call('PUT', `/api/partner-keys/${id}`, admin, input);
    const changed = await change(key.id, { name: 'Expo 2027', event_id });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ name: 'Expo 2027', event_id, event_name: null });
    const shown = await pages.fromPage(await pages.open(key.key), '/api/events');
    expect(await shown.json()).toEqual([]);
    // No other key can get the deleted event.
    expect((await change(other.id, { event_id })).status).toBe(422);
  });

  it("are managed by a company's managers with a recent sign-in", async () => {
    const { access_token: agent } = await ask.join(founder);
    expect((await create(agent, {})).status).toBe(403);
    expect((await pages.call('GET', '/api/partner-keys', agent)).status).toBe(403);
    const alone = await server.register({ role: 'manager' });
    expect((await create(alone.access_token, {})).status).toBe(404);
    expect(await pages.keys(alone.access_token)).toEqual([]);

    const { id } = await pages.addKey(admin);
    now += 11 * minute;
    for (const refused of [
      await create(admin, {}),
      await pages.call('PUT', `/api/partner-keys/${id}`, admin, { name: 'Other' }),
      await pages.call('DELETE', `/api/partner-keys/${id}`, admin),
    ]) {
      expect(await pages.refusal(refused)).toBe('403 reauthenticate');
    }
    expect((await pages.keys(admin)).map(({ name }) => name)).toEqual(['Harbour Expo']);
  });

  it('are those of one company alone', async () => {
    const { id } = await pages.addKey(admin);
    const { access_token: other } = await server.register({ company_name: newName() });
    expect(await pages.keys(other)).toEqual([]);
    for (const method of ['PUT', 'DELETE']) {
      const refused = await pages.call(method, `/api/partner-keys/${id}`, other, { name: 'Mine' });
      expect(refused.status).toBe(404);
    }
    expect(await pages.keys(admin)).toHaveLength(1);
  });

  it('are audited when they are created, changed and revoked', async () => {
    const { id } = await pages.addKey(admin);
    await pages.call('PUT', `/api/partner-keys/${id}`, admin, {
      daily_captures: 7,
      name: 'Harbour Expo',
    });
    await pages.call('PUT', `/api/partner-keys/${id}`, admin, { daily_captures: 7 });
    expect((await pages.call('DELETE', `/api/partner-keys/${id}`, admin)).status).toBe(204);
    const trail = (await ask.audited(admin)).filter(({ subject }) => subject.id === id);
    expect(trail.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'partner_key_revoked',
        before: expect.objectContaining({ origins: partnerOrigin, daily_captures: 7 }),
        after: null,
      },
      {
        action: 'partner_key_changed',
        before: { daily_captures: 500 },
        after: { daily_captures: 7 },
      },
      {
        action: 'partner_key_made',
        before: null,
        after: expect.objectContaining({ name: 'Harbour Expo', scopes: 'capture' }),
      },
    ]);
    expect(JSON.stringify(trail)).not.toContain('ck_');
    expect(await pages.keys(admin)).toEqual([]);
  });

  it('stay when the manager who created them leaves, and end with the company', async () => {
    const manager = await ask.join(founder, 'manager');
    const { key } = await pages.addKey(manager.access_token);
    expect((await ask.remove(admin, manager.user.id)).status).toBe(200);
    expect((await pages.keys(admin)).map((one) => one.key)).toEqual([key]);
    expect((await pages.exchange(key)).status).toBe(201);
    expect((await pages.call('POST', '/api/companies/current/leave', admin)).status).toBe(200);
    expect(await pages.refusal(await pages.exchange(key))).toBe('401 key_refused');
  });

  it('are at most a hundred in a company', async () => {
    await db.write(async (tx) => {
      const { id: _first, ...row } = await tx
        .selectFrom('partner_keys')
        .selectAll()
        .limit(1)
        .executeTakeFirstOrThrow();
      const workspace_id = founder.user.company_id ?? '';
      const rows = Array.from({ length: 99 }, (_, nth) => ({
        ...row,
        id: `${workspace_id}-${nth}`.slice(-64),
        key: `ck_${workspace_id}-${nth}`,
        workspace_id,
        revoked_at: null,
      }));
      await tx.insertInto('partner_keys').values(rows).execute();
    });
    const answers = await Promise.all([create(admin, {}), create(admin, {}), create(admin, {})]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });
});
