import {
  problemSchema,
  webhookDeliverySchema,
  webhookEventNames,
  webhookSchema,
  webhookWithSecretSchema,
  type Registration,
} from '@cardinal/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createJobs } from '../../../src/services/jobs/jobs.ts';
import { startWebhookSweep } from '../../../src/services/webhooks/delivery.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { waitsForLock } from '../../helpers/lockWaits.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';
import { startReceiver } from '../../helpers/webhookReceiver.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeOnEachEngine('webhooks', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let admin: string;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** Added to the clock. */
  let later = 0;

  beforeAll(async () => {
    db = await open();
    await startWebhookSweep(createJobs({ db, log: pino({ level: 'silent' }) }));
    const settings = { WEBHOOK_HOSTS: '127.0.0.1' };
    server = await startTestServer({ db, settings, clock: () => Date.now() + later });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    later = 0;
    receiver = await startReceiver();
    founder = await server.register({ company_name: newName(), first_name: 'Astrid' });
    admin = founder.access_token;
  });
  afterEach(() => receiver.close());

  const post = (path: string, json?: unknown, token = admin) => ask.call('POST', path, token, json);
  async function newHook(events: readonly string[] = webhookEventNames, url = receiver.url) {
    const answer = await post('/api/webhooks', { url, events });
    expect(answer.status).toBe(201);
    return webhookWithSecretSchema.parse(await answer.json());
  }
  async function hooks() {
    const answer = await ask.call('GET', '/api/webhooks', admin);
    return z.array(webhookSchema).parse(await answer.json());
  }
  async function deliveries(id: string) {
    const answer = await ask.call('GET', `/api/webhooks/${id}/deliveries`, admin);
    return z.array(webhookDeliverySchema).parse(await answer.json());
  }
  const types = () => receiver.received.map(({ body }) => body.type);
  async function arrived(expected: readonly string[]) {
    await expect.poll(types, { timeout: 8_000 }).toEqual(expected);
  }

  it('are told what happens to a lead, signed and in order', async () => {
    const { secret } = await newHook();
    const { id } = await ask.addLead(admin);
    await ask.call('PUT', `/api/leads/${id}`, admin, { notes: 'Wants a quote' });
    const agent = await ask.join(founder, 'agent');
    await post(`/api/leads/${id}/assign`, { userId: agent.user.id });
    await ask.call('DELETE', `/api/leads/${id}`, admin);
    await post(`/api/leads/${id}/restore`);
    await expect
      .poll(() => types().filter((type) => type.startsWith('lead.')), { timeout: 8_000 })
      .toEqual(['lead.created', 'lead.updated', 'lead.assigned', 'lead.deleted', 'lead.restored']);
    expect(types()).toContain('activity.created');
    for (const got of receiver.received) {
      expect(() => receiver.verify(got, secret)).not.toThrow();
      expect(got.record).toBe(id);
    }
    const ids = receiver.received.map((got) => got.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are told of emails, events and merges', async () => {
    await newHook([
      'email.sent',
      'import.finished',
      'event.created',
      'event.updated',
      'lead.merged',
    ]);
    const lead = await ask.addLead(admin);
    const other = await ask.addLead(admin);
    await post('/api/emails/send', { leadId: lead.id, subject: 'Demo', content: 'Hello.' });
    await arrived(['email.sent']);
    const dates = { start_date: '2026-11-21T10:00', end_date: '2026-11-22T10:00' };
    const fair = { name: 'Fair', location: 'Hall 3', ...dates };
    const made = z.object({ id: z.string() }).parse(await (await post('/api/events', fair)).json());
    await ask.call('PUT', `/api/events/${made.id}`, admin, { location: 'Hall 4' });
    await post(`/api/leads/${lead.id}/merge`, { other: other.id });
    // Only the order of a record's events is kept.
    await expect
      .poll(() => types().toSorted(), { timeout: 8_000 })
      .toEqual(['email.sent', 'event.created', 'event.updated', 'lead.merged']);
    const told = (type: string) => receiver.received.find(({ body }) => body.type === type);
    expect(told('lead.merged')?.record).toBe(lead.id);
    expect(told('event.created')?.body.data).toMatchObject({ name: 'Fair', lead_count: 0 });
  });

  it('are told only what they ask for, and nothing of other companies', async () => {
    await newHook(['event.created']);
    const stranger = await server.register({ company_name: newName() });
    await ask.addLead(stranger.access_token);
    await ask.addLead(admin);
    const id = (await hooks())[0]?.id ?? '';
    await post(`/api/webhooks/${id}/test`);
    await arrived(['test']);
    expect(await deliveries(id)).toMatchObject([
      { type: 'test', state: 'delivered', attempts: 1, status: 204, error: null },
    ]);
  });

  it('are tried again with the same id and body, and later events of a record wait', async () => {
    receiver.answerWith((_got, response) => response.writeHead(500).end('Out of order'));
    const { id } = await newHook(['lead.created', 'lead.updated']);
    const lead = await ask.addLead(admin);
    await ask.call('PUT', `/api/leads/${lead.id}`, admin, { notes: 'Wants a quote' });
    await arrived(['lead.created']);
    await expect
      .poll(async () => (await deliveries(id)).at(-1))
      .toMatchObject({
        state: 'pending',
        attempts: 1,
        status: 500,
        answer: 'Out of order',
        error: 'The receiver answered 500.',
      });
    const other = await ask.addLead(admin);
    await arrived(['lead.created', 'lead.created']);
    receiver.answerWith((_got, response) => response.writeHead(200).end());
    later += minute;
    await expect.poll(types, { timeout: 8_000 }).toHaveLength(5);
    const own = receiver.received.filter(({ record }) => record === lead.id);
    expect(own.map(({ body }) => body.type)).toEqual([
      'lead.created',
      'lead.created',
      'lead.updated',
    ]);
    expect([own[1]?.id, own[1]?.raw]).toEqual([own[0]?.id, own[0]?.raw]);
    expect(receiver.received.filter(({ record }) => record === other.id)).toHaveLength(2);
  });

  it.each<[string, Parameters<typeof receiver.answerWith>[0]]>([
    ['closes the connection', (_got, response) => void response.destroy()],
    [
      'asks for patience',
      (_got, response) => response.writeHead(429, { 'Retry-After': '600' }).end(),
    ],
    [
      'redirects',
      (_got, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('keep a delivery whose receiver %s', async (what, answering) => {
    receiver.answerWith(answering);
    const { id } = await newHook(['lead.created']);
    await ask.addLead(admin);
    await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1);
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ state: 'pending', error: expect.any(String) });
    const wait = Date.parse(delivery?.next_attempt_at ?? '') - Date.now();
    expect(wait > 5 * minute).toBe(what === 'asks for patience');
  });

  it('are paused after three days of failures, and resumed without a loss', async () => {
    receiver.answerWith((_got, response) => response.writeHead(500).end());
    const { id } = await newHook(['lead.created']);
    await ask.addLead(admin);
    await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1);
    later += 3 * day + minute;
    await ask.addLead(admin);
    await expect.poll(async () => (await hooks())[0]?.active, { timeout: 8_000 }).toBe(false);
    const [hook] = await hooks();
    expect(hook?.paused_at).not.toBeNull();
    const mails = await db.read
      .selectFrom('emails')
      .select(['subject', 'to_address'])
      .where('workspace_id', '=', founder.user.company_id ?? '')
      .execute();
    expect(mails).toContainEqual({
      subject: 'A webhook was paused',
      to_address: founder.user.email,
    });
    const told = receiver.received.length;

    receiver.answerWith((_got, response) => response.writeHead(200).end());
    later += day;
    const resumed = await ask.call('PUT', `/api/webhooks/${id}`, admin, { active: true });
    // The sign-in is no longer recent.
    expect(resumed.status).toBe(403);
    await post('/api/auth/reauthenticate', { password: 'a-long-enough-secret' });
    expect((await ask.call('PUT', `/api/webhooks/${id}`, admin, { active: true })).status).toBe(
      200,
    );
    await expect.poll(async () => (await hooks())[0]?.waiting, { timeout: 8_000 }).toBe(0);
    expect(receiver.received.length).toBe(told + 2);
    expect((await hooks())[0]).toMatchObject({ failing_since: null, paused_at: null });
  });

  it('sign with both secrets for a day after a rotation', async () => {
    const { id, secret } = await newHook();
    const rotated = webhookWithSecretSchema.parse(
      await (await post(`/api/webhooks/${id}/rotate`)).json(),
    );
    expect(rotated.secret).not.toBe(secret);
    await post(`/api/webhooks/${id}/test`);
    await arrived(['test']);
    for (const got of receiver.received) {
      expect(() => receiver.verify(got, secret)).not.toThrow();
      expect(() => receiver.verify(got, rotated.secret)).not.toThrow();
    }
    expect(JSON.stringify(await hooks())).not.toContain('whsec_');
  });

  it('deliver once more on request', async () => {
    const { id } = await newHook(['lead.created']);
    await ask.addLead(admin);
    await arrived(['lead.created']);
    await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('delivered');
    const [delivery] = await deliveries(id);
    const again = await post(`/api/webhooks/${id}/deliveries/${delivery?.id}/retry`);
    expect(again.status).toBe(202);
    await arrived(['lead.created', 'lead.created']);
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
    expect((await post(`/api/webhooks/${id}/deliveries/msg_none/retry`)).status).toBe(404);
  });

  it.each([
    ['http://erp.example/hook', 'url'],
    ['ftp://erp.example/hook', 'url'],
    ['https://name:secret@erp.example/', 'url'],
    ['erp', 'url'],
  ])('refuse the URL %s', async (url, path) => {
    const answer = await post('/api/webhooks', { url, events: ['lead.created'] });
    expect(answer.status).toBe(422);
    expect(problemSchema.parse(await answer.json()).errors?.[0]?.path).toBe(path);
  });

  it.each([
    'https://localhost:9/',
    'https://[::1]:9/',
    'https://[::]:9/',
    'https://[::ffff:127.0.0.1]:9/',
    'https://[64:ff9b::7f00:1]:9/',
    'https://0.0.0.0:9/',
    'https://167772161/',
    'https://0xa9.254.0xa9fe/',
    'https://10.0.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/',
  ])('never connect to %s, and do not tell what is there', async (url) => {
    const { id } = await newHook(['lead.created'], url);
    await ask.addLead(admin);
    await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1);
    expect((await deliveries(id))[0]?.error).toBe('Its address is not public.');
  });

  it('are for managers, and audited without the secret', async () => {
    const agent = await ask.join(founder, 'agent');
    expect((await post('/api/webhooks', {}, agent.access_token)).status).toBe(403);
    const hook = await newHook(['lead.created']);
    await ask.call('PUT', `/api/webhooks/${hook.id}`, admin, { active: false });
    expect((await post(`/api/webhooks/${hook.id}/test`)).status).toBe(409);
    await ask.call('DELETE', `/api/webhooks/${hook.id}`, admin);
    const entries = (await ask.audited(admin)).filter(({ subject }) => subject.type === 'webhook');
    expect(entries.map(({ action }) => action)).toEqual([
      'webhook_deleted',
      'webhook_changed',
      'webhook_made',
    ]);
    expect(JSON.stringify(entries)).not.toContain('whsec_');
    expect(await hooks()).toEqual([]);
  });

  it('that are deleted at that moment are told nothing, and hold nothing up', async () => {
    const { id } = await newHook();
    const isDeleted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const deletion = db.write(async (tx) => {
      await tx.deleteFrom('webhooks').where('id', '=', id).execute();
      isDeleted.resolve();
      await mayCommit.promise;
    });
    await isDeleted.promise;
    const capture = post('/api/leads', { first_name: 'Grace', email: 'grace@example.com' });
    await waitsForLock(db, 1);
    mayCommit.resolve();
    await deletion;
    expect((await capture).status).toBe(201);
    expect(receiver.received).toEqual([]);
  });

  it('are told soon of what is committed while a job ends', async () => {
    const hook = await newHook(['lead.updated']);
    const { id } = await ask.addLead(admin);
    const isAsked = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    receiver.answerWith((_got, response) => {
      isAsked.resolve();
      void mayAnswer.promise.then(() => response.writeHead(204).end());
    });
    await ask.call('PUT', `/api/leads/${id}`, admin, { notes: 'First' });
    await isAsked.promise;
    const isWritten = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const change = db.write(async (tx) => {
      const now = Date.now();
      await tx
        .updateTable('leads')
        .set(({ eb }) => ({ notes: 'Second', version: eb('version', '+', 1), updated_at: now }))
        .where('id', '=', id)
        .execute();
      isWritten.resolve();
      await mayCommit.promise;
    });
    await isWritten.promise;
    mayAnswer.resolve();
    // Its job finds nothing else, and ends; on SQLite only after the transaction.
    const hasEnded = async () => {
      const jobs = db.read.selectFrom('jobs').select('id').where('id', '=', hook.id);
      return db.dialect === 'sqlite' || (await jobs.execute()).length === 0;
    };
    await expect.poll(hasEnded).toBe(true);
    mayCommit.resolve();
    await change;
    await arrived(['lead.updated', 'lead.updated']);
  });
});
