import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** More than a page of either engine, so that the disk has to have room. */
const bytes = 8_192;

/** Writes to the database. @throws If it cannot be written. */
export async function probeStorage(db: Database): Promise<void> {
  const filler = randomBytes(bytes / 2).toString('hex');
  await db.write((tx) =>
    sql`
      insert into storage_probe (id, filler) values (1, ${filler})
      on conflict (id) do update set filler = excluded.filler
    `.execute(tx),
  );
}
