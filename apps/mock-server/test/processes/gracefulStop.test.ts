import { leadSchema } from '@cardinal/contract';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { signInAt, startServerProcess } from '../helpers/serverProcess.ts';

/** Number of concurrent requests. */
const lanes = 16;
/** Maximum time until the load is running, and of the whole test, on a busy machine, in ms. */
const patience = { load: 30_000, test: 90_000 };

describeOnEachEngine('a stop under load', (_open, { makePlace }) => {
  it(
    'finishes running requests, refuses others and keeps everything acknowledged',
    async () => {
      const place = await makePlace();
      const server = await startServerProcess(place);
      const token = await signInAt(server.url, 'agent@demo.cardinal.test');
      const acknowledged: string[] = [];
      const failures: number[] = [];
      let isRefused = false;

      const lane = async (nth: number) => {
        for (let count = 0; !isRefused; count += 1) {
          const email = `load-${nth}-${count}@example.com`;
          try {
            const answer = await fetch(`${server.url}/api/leads`, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
              body: JSON.stringify({ first_name: 'Load', email }),
            });
            if (answer.status === 201) acknowledged.push(leadSchema.parse(await answer.json()).id);
            else failures.push(answer.status);
          } catch {
            // The port is closed, so a load balancer would use another server.
            isRefused = true;
          }
        }
      };
      const load = Promise.all(Array.from({ length: lanes }, (_, nth) => lane(nth)));
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(lanes), patience.load);
      expect(await server.stop()).toBe(0);
      await load;

      expect(failures).toEqual([]);
      const db = await openDatabase(place);
      const rows = await db.read
        .selectFrom('leads')
        .select('id')
        .where('email', 'like', 'load-%')
        .execute();
      await db.close();
      const stored = new Set(rows.map(({ id }) => id));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      // No refused request has created a lead.
      expect(stored.size).toBe(acknowledged.length);
    },
    patience.test,
  );
});
