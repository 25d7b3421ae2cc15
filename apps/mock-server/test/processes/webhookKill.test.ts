import { setTimeout as delay } from 'node:timers/promises';
import { webhookSchema, webhookWithSecretSchema } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { signInAt, startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';
import { startReceiver } from '../helpers/webhookReceiver.ts';

const rounds = 10;
/** Leads that are created and then changed in a round, five at the same time. */
const leadsOfRound = 25;
const atOnce = 5;
const settings = { WEBHOOK_HOSTS: '127.0.0.1' };
const created = z.object({ id: z.string() });

describeOnEachEngine('kill -9 while webhooks are told', (_open, { makePlace }) => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  // A server that an attempt has left behind must not tell the receiver of the next one.
  beforeEach(async () => {
    receiver = await startReceiver();
    let count = 0;
    receiver.answerWith((_got, response) => {
      count += 1;
      // Some answers are slow, so that a kill meets deliveries under way.
      setTimeout(() => response.writeHead(204).end(), count % 7 === 0 ? 120 : 0);
    });
  });
  afterEach(() => receiver.close());

  it('loses no event and keeps the order of each lead', { timeout: 240_000 }, async () => {
    const place = await makePlace();
    let server: ServerProcess = await startServerProcess(place, settings);
    const token = await signInAt(server.url, 'manager@demo.cardinal.test');
    const call = (method: string, path: string, json?: unknown) =>
      fetch(server.url + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
    const events = ['lead.created', 'lead.updated'];
    const hook = webhookWithSecretSchema.parse(
      await (await call('POST', '/api/webhooks', { url: receiver.url, events })).json(),
    );

    /** Events that the server has acknowledged, by lead. */
    const acknowledged = new Map<string, number>();
    async function captureAndChange(nth: number): Promise<void> {
      const json = { first_name: `Lead ${nth}`, email: `lead-${nth}@example.com` };
      const answer = await call('POST', '/api/leads', json);
      const { id } = created.parse(await answer.json());
      acknowledged.set(id, 1);
      const changed = await call('PUT', `/api/leads/${id}`, { notes: 'Wants a quote' });
      if (changed.ok) acknowledged.set(id, 2);
    }
    /** A moment that differs from round to round, once some leads are acknowledged. */
    async function inTheMiddle(round: number): Promise<void> {
      const enough = acknowledged.size + 2;
      await delay(60 + round * 40);
      while (acknowledged.size < enough) await delay(5);
    }
    async function writeUntilKilled(round: number): Promise<void> {
      const lanes = Array.from({ length: atOnce }, async (_lane, lane) => {
        for (let nth = lane; nth < leadsOfRound; nth += atOnce) {
          await captureAndChange(round * leadsOfRound + nth);
        }
      });
      // The kill cuts off those that are under way.
      const ended = Promise.allSettled(lanes);
      await Promise.race([ended, inTheMiddle(round)]);
      await server.kill();
      await ended;
    }

    for (let round = 0; round < rounds; round += 1) {
      await writeUntilKilled(round);
      server = await startServerProcess(place, settings);
    }
    const waiting = async () => {
      const hooks = z.array(webhookSchema).parse(await (await call('GET', '/api/webhooks')).json());
      return hooks.find(({ id }) => id === hook.id)?.waiting;
    };
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    await server.stop();

    expect(acknowledged.size).toBeGreaterThan(rounds);
    const firsts = new Map<string, string[]>();
    const seen = new Set<string>();
    for (const got of receiver.received) {
      receiver.verify(got, hook.secret);
      // A repetition has the id of the delivery that it repeats.
      if (seen.has(got.id)) continue;
      seen.add(got.id);
      firsts.set(got.record, [...(firsts.get(got.record) ?? []), got.body.type]);
    }
    for (const [lead, least] of acknowledged) {
      const told = firsts.get(lead) ?? [];
      expect(told).toEqual(events.slice(0, Math.max(least, told.length)));
    }
  });
});
