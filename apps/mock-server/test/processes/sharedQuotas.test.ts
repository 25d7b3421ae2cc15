import { expect, it } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { startTestServer } from '../helpers/server.ts';

describeOnEachEngine('quotas', (_open, { dialect, makePlace }) => {
  // A folder with SQLite has one server at a time.
  it.skipIf(dialect === 'sqlite')('count in all processes together', async () => {
    const place = await makePlace();
    const databases = await Promise.all([openDatabase(place), openDatabase(place)]);
    const servers = await Promise.all(databases.map((db) => startTestServer({ db })));
    const [first, second] = servers;
    if (!first || !second) throw new Error('There are two servers.');
    const { user } = await first.register({ password: 'my own secret' });
    const signIn = (server: typeof first, password: string) =>
      server.request('/api/auth/login', { method: 'POST', json: { email: user.email, password } });

    for (let nth = 0; nth < 5; nth += 1) {
      expect((await signIn(first, 'wrong')).status).toBe(401);
      expect((await signIn(second, 'wrong')).status).toBe(401);
    }
    for (const server of servers) {
      const refused = await signIn(server, 'my own secret');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all(databases.map((db) => db.close()));
  });
});
