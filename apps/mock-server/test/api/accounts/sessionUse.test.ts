import { deviceSchema, type Registration } from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const minute = 60_000;

describeOnEachEngine('the use of a session', (open) => {
  let db: Database;
  let server: TestServer;
  let person: Registration;
  let now = Date.now();

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
    person = await server.register();
  });
  afterAll(() => server.close());

  it('is recorded, but no request waits until other writes allow that', async () => {
    now += 2 * minute;
    const token = person.access_token;
    const lastUse = async () => {
      const answer = await server.request('/api/auth/sessions', { token });
      return z.array(deviceSchema).parse(await answer.json())[0]?.last_used_at;
    };
    // On SQLite, every other write waits for this one.
    expect(await db.write(lastUse)).toBeDefined();
    await expect.poll(lastUse).toBe(new Date(now).toISOString());
  });
});
