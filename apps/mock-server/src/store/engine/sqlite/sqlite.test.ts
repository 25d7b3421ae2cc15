import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBulkWriter } from './bulkWriter.ts';
import type { Database } from '../database.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'cardinal-sqlite-')), 'data');
  db = await openSqlite({ dataDir: folder });
});
afterEach(async () => {
  await db.close();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

const forget = () => db.write((tx) => tx.deleteFrom('events').executeTakeFirst());

it('creates its folder, accessible only to its own user', async () => {
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('waits for another writing process without blocking this one', async () => {
  const other = new DatabaseSync(join(folder, 'cardinal.sqlite'));
  other.exec('begin immediate');
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 20);
  setTimeout(() => other.exec('commit'), 400);
  expect(await forget()).toEqual({ numDeletedRows: 0n });
  clearInterval(clock);
  other.close();
  expect(ticks).toBeGreaterThan(2);
});

it.each(['write', 'writeLong'] as const)('waits for the disk before %s settles', async (way) => {
  const { rows } = await db[way]((tx) =>
    sql<{ synchronous: number }>`pragma synchronous`.execute(tx),
  );
  // 2 is FULL.
  expect(rows).toEqual([{ synchronous: 2 }]);
});

it('does not wait for the disk after each slice of a job', async () => {
  const { rows } = await db.writeBulk((tx) =>
    sql<{ synchronous: number }>`pragma synchronous`.execute(tx),
  );
  // 1 is NORMAL.
  expect(rows).toEqual([{ synchronous: 1 }]);
});

it('moves its log into the database while others continue to write', async () => {
  const size = async () => (await stat(join(folder, 'cardinal.sqlite'))).size;
  const bytes = 6_000_000;
  expect(await size()).toBeLessThan(bytes);
  await db.write((tx) =>
    sql`create table filler as select randomblob(${bytes}) as data`.execute(tx),
  );
  await vi.waitFor(async () => expect(await size()).toBeGreaterThan(bytes), { timeout: 10_000 });
  expect(await forget()).toEqual({ numDeletedRows: 0n });
});

it('reads through a connection that cannot write', async () => {
  await expect(db.read.deleteFrom('events').execute()).rejects.toThrow('readonly');
});

it('reports the first error if the database has rolled back by itself', async () => {
  const failing = db.write(async (tx) => {
    await sql`rollback`.execute(tx);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await forget()).toEqual({ numDeletedRows: 0n });
});

describe('bulk writes', () => {
  /** A statement that takes a while. */
  const count = sql<{ n: number }>`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 1000000)
    select max(n) as n from numbers
  `;

  it.each(['writeBulk', 'writeLong'] as const)(
    'leave the server’s thread free: %s',
    async (way) => {
      let ticks = 0;
      const clock = setInterval(() => (ticks += 1), 5);
      const { rows } = await db[way]((tx) => count.execute(tx));
      clearInterval(clock);
      expect(rows).toEqual([{ n: 1_000_000 }]);
      expect(ticks).toBeGreaterThan(2);
    },
  );

  it('take their turn among the others', async () => {
    const order: string[] = [];
    await Promise.all([
      db.writeBulk(async (tx) => {
        await count.execute(tx);
        order.push('bulk');
      }),
      db.write(async () => void order.push('write')),
      db.writeBulk(async () => void order.push('second bulk')),
    ]);
    expect(order).toEqual(['bulk', 'write', 'second bulk']);
  });

  it('report changed rows, and are visible to readers at once', async () => {
    await db.writeBulk((tx) => sql`create table bulk (n integer)`.execute(tx));
    const made = await db.writeBulk((tx) => sql`insert into bulk values (1), (2)`.execute(tx));
    expect(made.numAffectedRows).toBe(2n);
    const { rows } = await sql`select n from bulk`.execute(db.read);
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('keep nothing when they fail, and the error keeps its code', async () => {
    await db.write((tx) => sql`create table bulk (n integer unique)`.execute(tx));
    const failing = db.writeBulk(async (tx) => {
      await sql`insert into bulk values (1)`.execute(tx);
      await sql`insert into bulk values (1)`.execute(tx);
    });
    // 2067 is CONSTRAINT_UNIQUE.
    await expect(failing).rejects.toMatchObject({ errcode: 2067 });
    const { rows } = await sql`select n from bulk`.execute(db.read);
    expect(rows).toEqual([]);
  });

  it('keep nothing when their thread ends between two statements', async () => {
    await db.write((tx) => sql`create table bulk (n integer)`.execute(tx));
    const writer = createBulkWriter(join(folder, 'cardinal.sqlite'), 'system');
    const cut = writer.db.transaction().execute(async (tx) => {
      await sql`insert into bulk values (1)`.execute(tx);
      await writer.close();
      await sql`insert into bulk values (2)`.execute(tx);
    });
    await expect(cut).rejects.toThrow('The thread that writes has ended.');
    await writer.close();
    const { rows } = await sql`select n from bulk`.execute(db.read);
    expect(rows).toEqual([]);
  });

  it('wait for another process that writes', async () => {
    const other = new DatabaseSync(join(folder, 'cardinal.sqlite'));
    other.exec('begin immediate');
    setTimeout(() => other.exec('commit'), 400);
    const { rows } = await db.writeBulk((tx) => count.execute(tx));
    expect(rows).toEqual([{ n: 1_000_000 }]);
    other.close();
  });

  it('end before the database is closed', async () => {
    await db.write((tx) => sql`create table bulk (n integer)`.execute(tx));
    const writing = db.writeBulk(async (tx) => {
      await count.execute(tx);
      await sql`insert into bulk values (1)`.execute(tx);
    });
    await Promise.all([writing, db.close()]);
    db = await openSqlite({ dataDir: folder });
    const { rows } = await sql`select n from bulk`.execute(db.read);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

it('keeps exactly the writes that it reports as stored when the disk is full', async () => {
  await db.write((tx) => sql`create table data (n integer, filler blob)`.execute(tx));
  await db.write((tx) => sql`pragma max_page_count = 1`.execute(tx));
  const insert = (n: number, bytes: number) =>
    db.write((tx) => sql`insert into data values (${n}, zeroblob(${bytes}))`.execute(tx));
  const outcomes = await Promise.allSettled([insert(1, 10), insert(2, 9_000_000), insert(3, 10)]);
  const kept = outcomes.flatMap(({ status }, n) => (status === 'fulfilled' ? [n + 1] : []));
  expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { errcode: 13 } });
  const { rows } = await sql<{ n: number }>`select n from data`.execute(db.read);
  expect(rows.map(({ n }) => n)).toEqual(kept);
});
