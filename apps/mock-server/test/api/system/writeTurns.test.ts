import { leadSchema, problemSchema } from '@cardinal/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import { asWriter } from '../../../src/store/engine/writers.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer } from '../../helpers/server.ts';

/** More than either engine runs at the same time. */
const many = 20;

/** Occupies every turn to write until it is released. */
async function occupy(db: Database) {
  const released = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let left = db.dialect === 'sqlite' ? 1 : 8;
  const writes = Array.from({ length: left }, () =>
    db.write(async () => {
      left -= 1;
      if (left === 0) begun.resolve();
      await released.promise;
    }),
  );
  await begun.promise;
  return async () => {
    released.resolve();
    await Promise.all(writes);
  };
}

describeOnEachEngine('writes that wait', (open, { makePlace }) => {
  it('take turns by user, so that one with many does not delay the others', async () => {
    const db = await open();
    const release = await occupy(db);
    const order: string[] = [];
    const othersEnd = Promise.withResolvers<void>();
    const write = (name: string, hold?: Promise<void>) =>
      asWriter(name, () =>
        db.write(async () => {
          order.push(name);
          await hold;
        }),
      );
    // Where several run at the same time, these keep their turns until the others have had theirs.
    const hold = db.dialect === 'sqlite' ? undefined : othersEnd.promise;
    const busy = Array.from({ length: many }, () => write('busy', hold));
    const others = [write('ada'), write('grace'), write('ada')];
    await release();
    await Promise.all(others);
    othersEnd.resolve();
    await Promise.all(busy);
    // With several at the same time, a transaction that is slow to begin comes late.
    const last = db.dialect === 'sqlite' ? { grace: 2, ada: 4 } : { grace: many, ada: many };
    expect(order.lastIndexOf('grace')).toBeLessThanOrEqual(last.grace);
    expect(order.lastIndexOf('ada')).toBeLessThanOrEqual(last.ada);
    expect(order).toHaveLength(many + 3);
  });

  it('are refused after a while, and have changed nothing', async () => {
    const db = await openDatabase({ ...(await makePlace()), longestWait: 100 });
    const server = await startTestServer({ db });
    const { access_token: token } = await server.register();
    const release = await occupy(db);
    const lead = { first_name: 'Grace', email: 'grace@example.com' };
    const create = () =>
      server.request('/api/leads', {
        method: 'POST',
        token,
        json: lead,
        headers: { 'Idempotency-Key': 'one' },
      });

    const refused = await create();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('2');
    expect(problemSchema.parse(await refused.json())).toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('nothing was changed'),
    });
    expect((await server.request('/api/leads', { token })).status).toBe(200);

    await release();
    const repeated = leadSchema.parse(await (await create()).json());
    const list = await server.request('/api/leads', { token });
    expect(leadSchema.array().parse(await list.json())).toEqual([
      expect.objectContaining({ id: repeated.id }),
    ]);
    await server.close();
    await db.close();
  });

  it('wait as long as necessary if no request waits for them', async () => {
    const db = await openDatabase({ ...(await makePlace()), longestWait: 50 });
    const release = await occupy(db);
    const background = db.write(async () => 'written');
    await expect(asWriter('ada', () => db.write(async () => 'written'))).rejects.toThrow('waiting');
    await release();
    expect(await background).toBe('written');
    await db.close();
  });
});

describeOnEachEngine('writes at the same time', (open) => {
  const insert = (n: number) => sql`insert into numbers values (${n})`;
  const stored = async (db: Database) => {
    const { rows } = await sql<{ n: number }>`select n from numbers order by n`.execute(db.read);
    return rows.map(({ n }) => n);
  };
  const withTable = async () => {
    const db = await open();
    await db.write((tx) => sql`create table numbers (n integer primary key)`.execute(tx));
    return db;
  };

  it('fail alone', async () => {
    const db = await withTable();
    const outcomes = await Promise.allSettled(
      Array.from({ length: many }, (_, n) =>
        db.write(async (tx) => {
          await insert(n).execute(tx);
          if (n % 3 === 1) throw new Error('refused');
          if (n % 3 === 2) await insert(n).execute(tx);
        }),
      ),
    );
    const written = Array.from({ length: many }, (_, n) => n).filter((n) => n % 3 === 0);
    expect(outcomes.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []))).toEqual(
      written,
    );
    expect(await stored(db)).toEqual(written);
  });

  it('are stored before they are reported', async () => {
    const db = await withTable();
    await Promise.all(
      Array.from({ length: many }, async (_, n) => {
        await db.write((tx) => insert(n).execute(tx));
        expect(await stored(db)).toContain(n);
      }),
    );
  });

  it('see what earlier ones have written', async () => {
    const db = await withTable();
    const next = () =>
      db.write(async (tx) => {
        const { rows } = await sql<{ n: number }>`
          select coalesce(max(n), 0) + 1 as n from numbers`.execute(tx);
        await insert(rows[0]?.n ?? 0).execute(tx);
      });
    await next();
    if (db.dialect === 'postgres') return;
    await Promise.all(Array.from({ length: many - 1 }, next));
    expect(await stored(db)).toEqual(Array.from({ length: many }, (_, n) => n + 1));
  });
});
