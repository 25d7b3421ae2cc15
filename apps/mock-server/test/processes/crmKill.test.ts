import { setTimeout as delay } from 'node:timers/promises';
import { crmStateSchema } from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { hubSpotKey, startHubSpot } from '../helpers/hubSpot.ts';
import { signInAt, startServerProcess } from '../helpers/serverProcess.ts';

const rounds = 4;
const leadsOfRound = 12;

describeOnEachEngine('kill -9 while leads are sent to HubSpot', (_open, { makePlace }) => {
  let hubSpot: Awaited<ReturnType<typeof startHubSpot>>;
  beforeAll(async () => {
    hubSpot = await startHubSpot();
  });
  afterAll(() => hubSpot.close());

  it('sends every lead, each as one contact', { timeout: 240_000 }, async () => {
    const place = await makePlace();
    const settings = { HUBSPOT_URL: hubSpot.url };
    let server = await startServerProcess(place, settings);
    const token = await signInAt(server.url, 'admin@demo.cardinal.test');
    const call = (method: string, path: string, json?: unknown) =>
      fetch(server.url + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
    expect((await call('PUT', '/api/crm', { key: hubSpotKey })).status).toBe(200);
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let n = 0; n < leadsOfRound; n += 1) {
        const email = `kill-${round}-${n}@example.com`;
        const answer = await call('POST', '/api/leads', { first_name: 'Kill', email });
        if (answer.ok) acknowledged.push(email);
      }
      if (round === 1) await call('POST', '/api/crm/send-all');
      await delay(round * 700);
      await server.kill();
      server = await startServerProcess(place, settings);
    }
    const counts = async () =>
      crmStateSchema.parse(await (await call('GET', '/api/crm')).json()).connection?.counts;
    await expect
      .poll(counts, { timeout: 60_000, interval: 250 })
      .toMatchObject({ waiting: 0, failed: 0 });
    const missing = acknowledged.filter((email) => !hubSpot.contacts.has(email));
    expect(missing).toEqual([]);
    expect(acknowledged).toHaveLength(rounds * leadsOfRound);
    const own = [...hubSpot.contacts.keys()].filter((email) => email.startsWith('kill-'));
    expect(own).toHaveLength(acknowledged.length);
    await server.kill();
  });
});
