import { setTimeout as delay } from 'node:timers/promises';
import { statsSchema } from '@cardinal/contract';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { csvOf, importIn, upload, waitFor, type Ask } from '../helpers/importFiles.ts';
import { signInAt, startServerProcess } from '../helpers/serverProcess.ts';

const rounds = 3;
const rows = 2_000;
const manager = 'manager@demo.cardinal.test';

describeOnEachEngine('kill -9 during a commit', (_open, { makePlace }) => {
  it('imports all of a file or nothing, and loses no lead', { timeout: 120_000 }, async () => {
    const place = await makePlace();
    let server = await startServerProcess(place);
    const token = await signInAt(server.url, manager);
    const ask: Ask = (path, { json, ...init } = {}) =>
      fetch(server.url + path, {
        ...init,
        ...(json !== undefined && { body: JSON.stringify(json) }),
        headers: {
          Authorization: `Bearer ${token}`,
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
        },
      });
    /** The figures of the list and of the counters, which must always agree. */
    const total = async () => {
      const answer = await ask('/api/leads?limit=1');
      const stats = statsSchema.parse(await (await ask('/api/dashboard/stats')).json());
      return { listed: Number(answer.headers.get('X-Total-Count')), counted: stats.total_leads };
    };

    let expected = (await total()).counted;
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await upload(ask, csvOf(rows, `round${round}-`));
      await ask(`/api/imports/${id}/commit`, { method: 'POST', json: {} });
      await delay(50 + round * 150);
      await server.kill();
      server = await startServerProcess(place);

      for (;;) {
        const before = await total();
        const { status } = await importIn(await ask(`/api/imports/${id}`));
        const after = await total();
        for (const { listed, counted } of [before, after]) {
          expect([expected, expected + rows]).toContain(counted);
          expect([expected, expected + rows]).toContain(listed);
        }
        if (status === 'done') break;
        await delay(20);
      }
      expected += rows;
      const { counts } = await waitFor(ask, id, 'done');
      expect(counts).toMatchObject({ imported: rows, invalid: 0 });
      expect(await total()).toEqual({ listed: expected, counted: expected });
    }
    await server.stop();

    const db = await openDatabase(place);
    const { leads } = await db.read
      .selectFrom('leads')
      .select((row) => row.fn.count<number>('id').distinct().as('leads'))
      .where('source', '=', 'import')
      .where('email', 'like', 'round%')
      .executeTakeFirstOrThrow();
    const { lines } = await db.read
      .selectFrom('activities')
      .select((row) => row.fn.count<number>('lead_id').distinct().as('lines'))
      .where('type', '=', 'imported')
      .executeTakeFirstOrThrow();
    await db.close();
    expect({ leads, lines }).toEqual({ leads: rounds * rows, lines: rounds * rows });
  });
});
