import { expect, it } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import type { Database } from '../../src/store/engine/database.ts';
import { pendingMigrations, readMigrations } from '../../src/store/engine/migrations.ts';
import { describeOnEachEngine } from '../helpers/engines.ts';

const applied = (db: Database) =>
  db.read.selectFrom('migrations').select(['number', 'name']).orderBy('number').execute();

describeOnEachEngine('migrations', (_open, { dialect, makePlace }) => {
  it('are applied once, however often the database is opened', async () => {
    const place = await makePlace();
    const first = await openDatabase(place);
    const known = (await readMigrations(dialect)).map(({ number, name }) => ({ number, name }));
    expect(await applied(first)).toEqual(known);
    await first.close();

    const second = await openDatabase(place);
    expect(await applied(second)).toEqual(known);
    await second.close();
  });

  it('are applied once if many processes open the database at the same time', async () => {
    const place = await makePlace();
    const all = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place)));
    for (const db of all) {
      expect(await applied(db)).toHaveLength((await readMigrations(dialect)).length);
      await db.close();
    }
  });

  it('refuse a database of a newer version, and do not change it', async () => {
    const place = await makePlace();
    const db = await openDatabase(place);
    await db.write((tx) =>
      tx.insertInto('migrations').values({ number: 99, name: 'later', applied_at: 1 }).execute(),
    );
    await db.close();
    await expect(openDatabase(place)).rejects.toThrow('Start a newer version');
  });

  it('can be closed twice, and does not work afterwards', async () => {
    const db = await openDatabase(await makePlace());
    await db.ping();
    await Promise.all([db.close(), db.close()]);
    await expect(db.ping()).rejects.toThrow(/./);
    await expect(db.write((tx) => tx.deleteFrom('events').execute())).rejects.toThrow(/./);
  });
});

it('numbers the migrations of both engines alike', async () => {
  const [sqlite, postgres] = await Promise.all([
    readMigrations('sqlite'),
    readMigrations('postgres'),
  ]);
  const names = (all: typeof sqlite) => all.map(({ number, name }) => `${number} ${name}`);
  expect(names(sqlite)).toEqual(names(postgres));
  expect(pendingMigrations(sqlite, [])).toEqual(sqlite);
});

describeOnEachEngine('writing', (open) => {
  const event = (name: string) => ({
    workspace_id: 'w',
    id: name,
    name,
    description: '',
    location: '',
    start_at: 1,
    end_at: 2,
    photo_url: '',
    event_url: '',
    created_by: 'u',
    created_at: 1,
    updated_at: 1,
  });
  const names = async (db: Database) =>
    (await db.read.selectFrom('events').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    );

  it('keeps all of a transaction or nothing', async () => {
    const db = await open();
    await expect(
      db.write(async (tx) => {
        await tx.insertInto('events').values(event('half')).execute();
        throw new Error('then it went wrong');
      }),
    ).rejects.toThrow('then it went wrong');
    await db.write((tx) => tx.insertInto('events').values(event('whole')).execute());
    expect(await names(db)).toEqual(['whole']);
  });

  it('keeps concurrent transactions apart', async () => {
    const db = await open();
    await db.write((tx) => tx.insertInto('events').values(event('counter')).execute());
    const increment = () =>
      db.write((tx) =>
        tx
          .updateTable('events')
          .set((row) => ({ start_at: row('start_at', '+', 1) }))
          .execute(),
      );
    await Promise.all(Array.from({ length: 50 }, increment));
    const [row] = await db.read.selectFrom('events').select('start_at').execute();
    expect(row?.start_at).toBe(51);
  });

  it('retries transactions that the engine aborted because of a deadlock', async () => {
    const db = await open();
    await db.write((tx) =>
      tx
        .insertInto('events')
        .values([event('a'), event('b')])
        .execute(),
    );
    const touch = (order: readonly string[]) =>
      db.write(async (tx) => {
        for (const name of order) {
          await tx
            .updateTable('events')
            .set((row) => ({ start_at: row('start_at', '+', 1) }))
            .where('name', '=', name)
            .execute();
          await tx.selectFrom('events').select('id').execute();
        }
      });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => touch(index % 2 ? ['a', 'b'] : ['b', 'a'])),
    );
    const rows = await db.read.selectFrom('events').select('start_at').execute();
    expect(rows.map((row) => row.start_at)).toEqual([11, 11]);
  });
});
