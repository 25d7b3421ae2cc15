import { pino } from 'pino';
import { describe, expect, inject, it, vi } from 'vitest';
import { createHub } from '../../src/realtime/hub.ts';
import { createSharedHub } from '../../src/realtime/sharedHub.ts';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import { createDatabase, dropDatabase } from '../helpers/postgresDatabases.ts';

const template = inject('postgresTemplate');

describe.skipIf(template === '')('a process that stops', () => {
  it('tells the others what its last requests changed, after its sockets were closed', async () => {
    const databaseUrl = await createDatabase(template, template);
    const start = async () => {
      const db = await openDatabase({ databaseUrl, dataDir: '' });
      const own = { ...createHub(), refreshUser: vi.fn<(userId: string) => void>() };
      const hub = createSharedHub(own, { db, databaseUrl, log: pino({ level: 'silent' }) });
      await expect.poll(() => hub.isHearing()).toBe(true);
      return { db, own, hub };
    };
    const stopping = await start();
    const other = await start();

    await stopping.hub.close();
    stopping.hub.refreshUser('someone');
    await stopping.hub.settled();
    await stopping.db.close();
    await expect.poll(() => other.own.refreshUser.mock.calls).toEqual([['someone']]);

    await other.hub.close();
    await other.db.close();
    await dropDatabase(databaseUrl);
  });
});
