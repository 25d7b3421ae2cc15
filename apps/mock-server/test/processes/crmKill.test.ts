import { setTimeout as delay } from 'node:timers/promises';
import { crmStateSchema, eventSchema } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { hubSpotKey, startHubSpot } from '../helpers/hubSpot.ts';
import { signInAt, startServerProcess } from '../helpers/serverProcess.ts';

const rounds = 4;
const leadsOfRound = 12;

describeOnEachEngine('kill -9 while leads are sent to HubSpot', (_open, { makePlace }) => {
  let hubSpot: Awaited<ReturnType<typeof startHubSpot>>;
  beforeEach(async () => {
    hubSpot = await startHubSpot();
  });
  afterEach(() => hubSpot.close());

  it('sends every lead, each as one contact with one note', { timeout: 240_000 }, async () => {
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
    const fair = { name: 'Fair', start_date: '2026-11-21T10:00', end_date: '2026-11-22T18:00' };
    const event = await call('POST', '/api/events', { ...fair, location: 'Lisbon' });
    const { id: event_id } = eventSchema.parse(await event.json());
    const questions = [{ id: 'wish', kind: 'text', label: 'Wish', options: [], required: false }];
    const asked = await call('PUT', `/api/events/${event_id}/questions`, { questions });
    expect(asked.status).toBe(200);
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let n = 0; n < leadsOfRound; n += 1) {
        const email = `kill-${round}-${n}@example.com`;
        const answers = { event_id, values: { wish: email } };
        const answer = await call('POST', '/api/leads', { first_name: 'Kill', email, answers });
        if (answer.ok) acknowledged.push(email);
      }
      // What HubSpot has just done may be unknown to the server that is killed.
      if (round % 2 === 1) hubSpot.loseAnswerOf('/crm/objects/2026-09/notes/batch/create');
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
    const noted = acknowledged.map(
      (email) => hubSpot.notes.filter(({ body }) => body.includes(`<br>${email}<`)).length,
    );
    expect(noted).toEqual(acknowledged.map(() => 1));
    await server.kill();
  });
});
