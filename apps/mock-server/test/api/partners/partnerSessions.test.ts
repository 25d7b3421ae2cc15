import { once } from 'node:events';
import {
  calls,
  eventBoardSchema,
  leadSchema,
  publicEventSchema,
  type Call,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { sweep } from '../../../src/services/jobs/retention.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { partnerOrigin, partnerPages } from '../../helpers/partnerPages.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const minute = 60_000;
const day = 86_400_000;
const start = Date.parse('2026-11-21T12:00:00Z');
const foreign = 'https://evil.example';
const visitor = { first_name: 'Grace', email: 'grace@example.com' };
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describeOnEachEngine('pages of partners', (open) => {
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
    founder = await server.register({ company_name: newName() });
    admin = founder.access_token;
  });

  const capture = (token: string, json: object = visitor, headers: Record<string, string> = {}) =>
    pages.fromPage(token, '/api/leads', { json, headers });
  const addEvent = async (name: string): Promise<string> => {
    const json = { name, location: 'Hall 3', start_date: '2026-11-21', end_date: '2026-11-22' };
    const moments = { start_date: `${json.start_date}T10:00`, end_date: `${json.end_date}T10:00` };
    const answer = await pages.call('POST', '/api/events', admin, { ...json, ...moments });
    return z.object({ id: z.string() }).parse(await answer.json()).id;
  };

  it('exchange a key for a token of 15 minutes', async () => {
    const event_id = await addEvent('Harbour Expo 2026');
    const { key } = await pages.addKey(admin, { event_id });
    const answer = await pages.exchange(key);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      access_token: expect.stringMatching(/^cs_[\w-]{43}$/),
      expires_in: 900,
      scopes: ['capture'],
      event: expect.objectContaining({ id: event_id, name: 'Harbour Expo 2026' }),
      company: { name: founder.user.company_name },
      trial: false,
      wait_ms: 0,
      proof: null,
      form: {
        privacy_text: '',
        privacy_url: '',
        consent_text: '',
        thanks_text: '',
        questions: null,
      },
    });
    const token = await pages.open(key);
    now += 15 * minute - 1;
    expect((await capture(token)).status).toBe(201);
    now += 1;
    expect(await pages.refusal(await capture(token))).toBe('401 unauthorized');
  });

  it('appear on the board of their event by the name of their key, until leads are assigned', async () => {
    const event_id = await addEvent('Harbour Expo 2026');
    const { id, key } = await pages.addKey(admin, { event_id });
    const token = await pages.open(key);
    expect((await capture(token)).status).toBe(201);
    const answer = await pages.call('GET', `/api/events/${event_id}/board`, admin);
    const board = eventBoardSchema.parse(await answer.json());
    expect(board).toMatchObject({ captured: 1, owned: 0, waiting: 1 });
    expect(board.people).toEqual([
      { user_id: id, name: 'Partner: Harbour Expo', captured: 1, waiting: 1, median_minutes: null },
    ]);
  });

  it('get no token with a key that is unknown, expired or revoked', async () => {
    const { key, id } = await pages.addKey(admin, { expires_at: '2026-11-21T13:00:00Z' });
    for (const unknown of ['ck_unknown', 'nonsense', `${key}x`]) {
      expect(await pages.refusal(await pages.exchange(unknown))).toBe('401 key_refused');
    }
    now = Date.parse('2026-11-21T13:00:00Z');
    expect(await pages.refusal(await pages.exchange(key))).toBe('401 key_refused');
    now = start;
    await pages.call('DELETE', `/api/partner-keys/${id}`, admin);
    expect(await pages.refusal(await pages.exchange(key))).toBe('401 key_refused');
  });

  it('get a token at an origin of the key or on this server alone, and none without one', async () => {
    const { key } = await pages.addKey(admin);
    for (const origin of [
      foreign,
      '',
      'null',
      `${partnerOrigin}.evil.example`,
      `${partnerOrigin}:8443`,
      'http://www.harbour-expo.example',
    ]) {
      const refused = await pages.exchange(key, origin);
      expect([origin, await pages.refusal(refused)]).toEqual([origin, '403 origin_refused']);
    }
    expect((await pages.exchange(key, 'http://crm.example.com')).status).toBe(201);
  });

  it('use a token at the origin that asked for it, even if the key names two', async () => {
    const other = 'https://tablet.harbour-expo.example';
    const { key, id } = await pages.addKey(admin, { origins: [partnerOrigin, other] });
    const token = await pages.open(key);
    for (const origin of [other, foreign, 'null', '']) {
      const refused = await pages.fromPage(token, '/api/leads', { json: visitor, origin });
      expect(await pages.refusal(refused)).toBe('403 origin_refused');
    }
    const second = await pages.open(key, other);
    const atOther = await pages.fromPage(second, '/api/leads', { json: visitor, origin: other });
    expect(atOther.status).toBe(201);
    await pages.call('PUT', `/api/partner-keys/${id}`, admin, { origins: [partnerOrigin] });
    const removed = await pages.fromPage(second, '/api/leads', { json: visitor, origin: other });
    expect(await pages.refusal(removed)).toBe('403 origin_refused');
    expect((await capture(token)).status).toBe(201);
  });

  it('create leads of the key, regardless of the body', async () => {
    const event_id = await addEvent('Harbour Expo 2026');
    const elsewhere = await addEvent('Another fair');
    const { key } = await pages.addKey(admin, { event_id });
    const answer = await capture(await pages.open(key), {
      ...visitor,
      source: 'Referral',
      event_id: elsewhere,
      assignedTo: founder.user.id,
      answers: { event_id: elsewhere, values: {} },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('ETag')).toBeNull();
    const { id, ...none } = z.looseObject({ id: z.string() }).parse(await answer.json());
    expect(none).toEqual({});
    const lead = leadSchema.parse(await (await ask.call('GET', `/api/leads/${id}`, admin)).json());
    expect(lead).toMatchObject({
      source: 'Partner: Harbour Expo',
      event_id,
      lead_type: 'Event Leads',
      assignedTo: null,
    });
    const history = await ask.call('GET', `/api/leads/${id}/activities`, admin);
    expect(await history.text()).toContain('Source: Partner: Harbour Expo');
  });

  it('create leads that agents see once they are assigned', async () => {
    const { key } = await pages.addKey(admin);
    const { access_token: agent, user } = await ask.join(founder);
    await capture(await pages.open(key));
    expect(await ask.leadsOf(agent)).toEqual([]);
    const [lead] = await ask.leadsOf(admin);
    await ask.call('POST', `/api/leads/${lead?.id}/assign`, admin, { userId: user.id });
    expect((await ask.leadsOf(agent)).map(({ id }) => id)).toEqual([lead?.id]);
  });

  it('say nothing about duplicates, and create a lead once per Idempotency-Key', async () => {
    const { key } = await pages.addKey(admin, { daily_captures: 2 });
    const token = await pages.open(key);
    const again = { 'Idempotency-Key': 'tablet-1' };
    const first = await (await capture(token, visitor, again)).json();
    // A later session of the same key repeats the call of the earlier one.
    const repeated = await capture(await pages.open(key), visitor, again);
    expect([repeated.status, await repeated.json()]).toEqual([201, first]);
    const other = { ...visitor, first_name: 'Edith' };
    expect(await pages.refusal(await capture(token, other, again))).toBe(
      '422 idempotency_mismatch',
    );
    expect(Object.keys(z.looseObject({}).parse(await (await capture(token)).json()))).toEqual([
      'id',
    ]);
    expect(await ask.leadsOf(admin)).toHaveLength(2);
    expect((await pages.keys(admin))[0]?.captures_today).toBe(2);
    // The daily quota is used up, but a repeated call creates nothing.
    expect((await capture(token, visitor, again)).status).toBe(201);
  });

  it('are refused when the day is used up, until midnight UTC', async () => {
    now = Date.parse('2026-11-21T23:59:00.500Z');
    admin = (await server.register({ company_name: newName() })).access_token;
    const { key } = await pages.addKey(admin, { daily_captures: 3 });
    const token = await pages.open(key);
    const answers = await Promise.all(Array.from({ length: 6 }, () => capture(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429]);
    const refused = await capture(token);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(await pages.refusal(refused)).toBe('429 too_many_requests');
    now = Date.parse('2026-11-22T00:00:00Z');
    expect((await pages.keys(admin))[0]?.captures_today).toBe(0);
    expect((await capture(token)).status).toBe(201);
    expect((await pages.keys(admin))[0]?.captures_today).toBe(1);
    expect(await ask.leadsOf(admin)).toHaveLength(4);
  });

  it('scan cards, twice as often as they may create leads', async () => {
    const { key } = await pages.addKey(admin, { daily_captures: 1 });
    const token = await pages.open(key);
    const scan = () =>
      pages.fromPage(token, '/api/leads/scan-card', { json: { image_data: pixel } });
    expect([(await scan()).status, (await scan()).status]).toEqual([200, 200]);
    expect(await pages.refusal(await scan())).toBe('429 too_many_requests');
    expect((await capture(token)).status).toBe(201);
    now += day;
    expect((await pages.exchange(key)).status).toBe(201);
  });

  it('list events as a poster would show them', async () => {
    const first = await addEvent('Harbour Expo 2026');
    await addEvent('Another fair');
    const { key } = await pages.addKey(admin, { scopes: ['events:read'] });
    const all = await pages.fromPage(await pages.open(key), '/api/events?limit=1');
    expect([all.headers.get('X-Total-Count'), all.headers.get('Link')]).toEqual([
      '2',
      expect.stringContaining('rel="next"'),
    ]);
    expect(z.array(z.strictObject(publicEventSchema.shape)).parse(await all.json())).toHaveLength(
      1,
    );
    const bound = await pages.addKey(admin, { scopes: ['events:read'], event_id: first });
    const token = await pages.open(bound.key);
    const names = async () =>
      z
        .array(publicEventSchema)
        .parse(await (await pages.fromPage(token, '/api/events')).json())
        .map(({ name }) => name);
    expect(await names()).toEqual(['Harbour Expo 2026']);
    await ask.call('DELETE', `/api/events/${first}`, admin);
    expect(await names()).toEqual([]);
  });

  it('reach nothing but the calls of their scopes', async () => {
    const { key } = await pages.addKey(admin);
    const token = await pages.open(key);
    const table = Object.values<Call>(calls).filter(({ auth }) => auth !== 'public');
    for (const call of table.filter(({ partner }) => partner?.scope !== 'capture')) {
      const path = call.path.replace('{id}', 'none');
      const method = call.method.toUpperCase();
      const json = method === 'GET' ? {} : { json: {} };
      const refused = await pages.fromPage(token, path, { method, ...json });
      expect([method, path, await pages.refusal(refused)]).toEqual([method, path, '403 scope']);
    }
    const readers = await pages.addKey(admin, { scopes: ['events:read'] });
    const refused = await capture(await pages.open(readers.key));
    expect(await pages.refusal(refused)).toBe('403 scope');
  });

  it('open no socket', async () => {
    const { key } = await pages.addKey(admin, { scopes: ['capture', 'events:read'] });
    const token = await pages.open(key);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, [
      'cardinal.v1',
      `bearer.${token}`,
    ]);
    socket.on('error', () => undefined);
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(401);
    socket.terminate();
  });

  it('end at once with their key, and with what it no longer permits', async () => {
    const { key, id } = await pages.addKey(admin, { scopes: ['capture', 'events:read'] });
    const token = await pages.open(key);
    const change = (json: object) => pages.call('PUT', `/api/partner-keys/${id}`, admin, json);
    await change({ scopes: ['events:read'] });
    expect(await pages.refusal(await capture(token))).toBe('403 scope');
    await change({ scopes: ['capture'], expires_at: new Date(now + minute).toISOString() });
    expect((await capture(token)).status).toBe(201);
    now += minute;
    expect(await pages.refusal(await capture(token))).toBe('401 unauthorized');
    await change({ expires_at: null });
    expect((await capture(token)).status).toBe(201);
    await pages.call('DELETE', `/api/partner-keys/${id}`, admin);
    expect(await pages.refusal(await capture(token))).toBe('401 unauthorized');
    expect(await pages.refusal(await pages.exchange(key))).toBe('401 key_refused');
  });

  it('record the last use of their key, at most once a minute', async () => {
    const { key } = await pages.addKey(admin);
    const lastUse = async () => (await pages.keys(admin))[0]?.last_used_at;
    await pages.open(key);
    expect(await lastUse()).toBe(new Date(start).toISOString());
    now = start + minute - 1;
    await pages.open(key);
    expect(await lastUse()).toBe(new Date(start).toISOString());
    now = start + minute;
    await pages.open(key);
    expect(await lastUse()).toBe(new Date(start + minute).toISOString());
  });

  it('reach managers live', async () => {
    const { key } = await pages.addKey(admin);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, [
      'cardinal.v1',
      `bearer.${admin}`,
    ]);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    await once(socket, 'open');
    await capture(await pages.open(key));
    socket.ping();
    await once(socket, 'pong');
    expect(heard.join()).toContain('"lead_created"');
    expect(heard.join()).toContain('Partner: Harbour Expo');
    socket.terminate();
  });

  it('leave nothing behind that has expired', async () => {
    const { key, id } = await pages.addKey(admin);
    await pages.open(key);
    await pages.call('DELETE', `/api/partner-keys/${id}`, admin);
    const stored = async () =>
      (await db.read.selectFrom('partner_keys').select('id').where('id', '=', id).execute()).length;
    await sweep(db, now + 30 * day);
    expect(await stored()).toBe(1);
    await sweep(db, now + 30 * day + 1);
    expect(await stored()).toBe(0);
    expect(
      await db.read.selectFrom('partner_origins').selectAll().where('key_id', '=', id).execute(),
    ).toEqual([]);
  });
});
