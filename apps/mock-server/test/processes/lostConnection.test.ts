import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import { isStorageFailure } from '../../src/store/engine/storageFailure.ts';
import { createDatabase, dropDatabase } from '../helpers/postgresDatabases.ts';

const template = inject('postgresTemplate');

it.skipIf(template === '')(
  'a process goes on after losing a connection to PostgreSQL in a transaction',
  async () => {
    const databaseUrl = await createDatabase(template, template);
    const db = await openDatabase({ databaseUrl, dataDir: '' });
    const lost = db.write(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid;
      await sql`select pg_terminate_backend(${pid})`.execute(db.read);
      const others = sql`select from pg_stat_activity where pid = ${pid}`;
      await expect.poll(async () => (await others.execute(db.read)).rows).toEqual([]);
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toSatisfy(isStorageFailure);
    await expect(db.write((tx) => sql`select 1`.execute(tx))).resolves.toBeDefined();
    await db.close();
    await dropDatabase(databaseUrl);
  },
);
