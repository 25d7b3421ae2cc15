import { createdLeadSchema, webhookWithSecretSchema, type Registration } from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SecretsError } from '../../../src/services/shared/secretBox.ts';
import { sealSecrets } from '../../../src/services/system/sealSecrets.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { listSecrets } from '../../../src/store/webhooks/secrets.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { hubSpotKey } from '../../helpers/hubSpot.ts';
import { newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';
import { startReceiver } from '../../helpers/webhookReceiver.ts';

const first = 'a-first-key-of-forty-characters-or-so-..';
const second = 'a-second-key-of-forty-characters-or-so-.';
const patience = { timeout: 20_000 };

describeOnEachEngine('stored secrets', (open) => {
  let db: Database;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let server: TestServer;
  let admin: Registration;
  let hook: { id: string; secret: string };

  const startWith = (keys: string) =>
    startTestServer({ db, settings: { WEBHOOK_HOSTS: '127.0.0.1', SECRETS_KEY: keys } });
  const post = (path: string, json?: unknown) =>
    server.request(path, { method: 'POST', token: admin.access_token, json });
  const stored = async () => (await listSecrets(db.read)).map(({ secret }) => secret);
  const keyIds = async () => (await stored()).map((text) => text.split(':')[1]);
  async function addLead(): Promise<string> {
    const answer = await post('/api/leads', { first_name: 'Ada', email: 'ada@example.com' });
    return createdLeadSchema.parse(await answer.json()).id;
  }

  beforeAll(async () => {
    db = await open();
    receiver = await startReceiver();
    server = await startWith('');
    admin = await server.register({ company_name: newName() });
    const json = { key: hubSpotKey };
    await server.request('/api/crm', { method: 'PUT', token: admin.access_token, json });
    const url = receiver.url;
    const made = await post('/api/webhooks', { url, events: ['lead.created'] });
    const { id } = webhookWithSecretSchema.parse(await made.json());
    hook = webhookWithSecretSchema.parse(await (await post(`/api/webhooks/${id}/rotate`)).json());
  });
  afterAll(async () => {
    await Promise.all([server.close(), receiver.close()]);
  });
  beforeEach(() => {
    receiver.received.length = 0;
  });

  it('stay as they are without a key', async () => {
    expect(await stored()).toHaveLength(3);
    expect(await stored()).toEqual(expect.arrayContaining([hubSpotKey, hook.secret]));
    expect(await sealSecrets(db, [])).toBe(0);
  });

  it('are encrypted once there is one, and still sign and send', async () => {
    await server.close();
    expect(await sealSecrets(db, [first])).toBe(3);
    expect(await sealSecrets(db, [first])).toBe(0);
    for (const text of await stored()) expect(text).toMatch(/^sealed:/);
    expect((await stored()).join()).not.toContain(hook.secret);
    server = await startWith(first);
    await addLead();
    await expect.poll(() => receiver.received.length, patience).toBe(1);
    const [got] = receiver.received;
    expect(() => got && receiver.verify(got, hook.secret)).not.toThrow();
    // HubSpot's API takes only the right key.
    await expect.poll(() => server.hubSpot.contacts.size, patience).toBe(1);
  });

  it('are encrypted at once when they are new', async () => {
    const token = admin.access_token;
    const rotated = await post(`/api/webhooks/${hook.id}/rotate`);
    hook = webhookWithSecretSchema.parse(await rotated.json());
    const json = { key: hubSpotKey };
    await server.request('/api/crm', { method: 'PUT', token, json });
    for (const text of await stored()) expect(text).toMatch(/^sealed:/);
    const properties = await server.request('/api/crm/properties', { token });
    expect(properties.status).toBe(200);
  });

  it('are encrypted anew with a new key before the earlier one', async () => {
    const [before] = await keyIds();
    expect(await sealSecrets(db, [second, first])).toBe(3);
    const [after] = await keyIds();
    expect(after).not.toBe(before);
    expect(new Set(await keyIds()).size).toBe(1);
    await server.close();
    server = await startWith(second);
    await addLead();
    await expect.poll(() => receiver.received.length, patience).toBe(1);
    const [got] = receiver.received;
    expect(() => got && receiver.verify(got, hook.secret)).not.toThrow();
  });

  it.each([[[]], [[first]]])('are left alone if the key is missing: %j', async (keys) => {
    const before = await stored();
    await expect(sealSecrets(db, keys)).rejects.toThrow(SecretsError);
    await expect(sealSecrets(db, keys)).rejects.toThrow(/^The key [\w-]{8} .*SECRETS_KEY/);
    expect(await stored()).toEqual(before);
  });

  it('work for no other record', async () => {
    const connection = (await listSecrets(db.read)).find(({ place }) => place === 'crm');
    await db.write((tx) =>
      tx
        .updateTable('webhooks')
        .set({ secret: connection?.secret ?? '' })
        .where('id', '=', hook.id)
        .execute(),
    );
    await expect(sealSecrets(db, [first, second])).rejects.toThrow(/damaged, or was moved/);
  });
});
