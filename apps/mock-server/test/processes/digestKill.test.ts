import { setTimeout as delay } from 'node:timers/promises';
import { registrationSchema } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { mailFrom } from '../helpers/mailing.ts';
import { startMailServer, type TestMailServer } from '../helpers/mailServer.ts';
import { newPerson } from '../helpers/server.ts';
import { startServerProcess } from '../helpers/serverProcess.ts';
import { clockSettings } from '../upgrades/clockSettings.ts';

const people = 24;
const rounds = 4;
/** A Thursday, half an hour before the emails of the morning, and in it. */
const before = Date.UTC(2026, 10, 26, 7);
const morning = Date.UTC(2026, 10, 26, 8);

describeOnEachEngine('kill -9 while the emails of a morning are sent', (_open, { makePlace }) => {
  let mail: TestMailServer;
  beforeEach(async () => {
    mail = await startMailServer();
  });
  afterEach(() => mail.close());

  it('writes to everyone, once', { timeout: 240_000 }, async () => {
    const place = await makePlace();
    const startAt = (at: number) =>
      startServerProcess(place, {
        ...clockSettings(at - Date.now()),
        SEED: 'none',
        SMTP_URL: mail.url,
        MAIL_FROM: mailFrom,
      });
    let server = await startAt(before);
    const call = async (method: string, path: string, json: unknown, token?: string) => {
      const answer = await fetch(server.url + path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(json),
      });
      expect(answer.ok).toBe(true);
      return answer;
    };
    const addresses: string[] = [];
    for (let n = 0; n < people; n += 1) {
      const registered = await call('POST', '/api/auth/register', newPerson());
      const { access_token: token, user } = registrationSchema.parse(await registered.json());
      await call('PUT', '/api/auth/profile', { time_zone: 'UTC' }, token);
      await call('POST', '/api/leads', { first_name: 'Grace', email: 'grace@example.com' }, token);
      addresses.push(user.email);
    }
    await server.stop();
    const db = await openDatabase(place);
    await db.write(async (tx) => {
      await tx.updateTable('users').set({ email_verified_at: before }).execute();
      // It has just run, and would run again in a minute.
      await tx.deleteFrom('jobs').where('kind', '=', 'digest').execute();
    });
    await db.close();

    // Slow enough for a kill to come in the middle.
    mail.usually.afterMs = 120;
    const digests = () =>
      mail.arrived.filter(({ mail: { subject } }) => subject?.startsWith('Your day'));
    const reached = () => new Set(digests().flatMap(({ recipients }) => recipients));
    server = await startAt(morning);
    await expect
      .poll(() => reached().size, { timeout: 60_000, interval: 20 })
      .toBeGreaterThanOrEqual(3);
    await server.kill();
    expect(reached().size).toBeLessThan(people);
    for (let round = 1; round < rounds; round += 1) {
      server = await startAt(morning);
      await delay(300 + round * 250);
      await server.kill();
    }
    mail.usually.afterMs = 0;
    server = await startAt(morning);
    await expect
      .poll(() => reached().size, { timeout: 150_000, interval: 250 })
      .toBe(addresses.length);
    await server.stop();

    // One email each; what the mail server had taken when the process died is sent again as the same.
    const ids = new Set(
      digests().map(({ mail: { messageId }, recipients }) => `${recipients.join()} ${messageId}`),
    );
    expect(ids.size).toBe(addresses.length);
    expect(digests().length - ids.size).toBeLessThanOrEqual(rounds);
    expect([...reached()].toSorted()).toEqual(addresses.toSorted());
  });
});
