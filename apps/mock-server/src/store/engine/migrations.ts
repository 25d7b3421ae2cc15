import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dialect } from './database.ts';

/** One numbered step of the schema. */
export interface Migration {
  number: number;
  name: string;
  /** Plain SQL, any number of statements; runs in one transaction. */
  sql: string;
}

/** Creates the table of applied migrations. Run before anything else, under the same lock. */
export const migrationTable = `create table if not exists migrations (
  number integer primary key,
  name text not null,
  applied_at bigint not null
)`;

/** All migrations of a dialect, in order. */
export async function readMigrations(dialect: Dialect): Promise<Migration[]> {
  const folder = join(import.meta.dirname, 'migrations', dialect);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      number: Number.parseInt(file, 10),
      name: file.replace(/^\d+_|\.sql$/g, ''),
      sql: await readFile(join(folder, file), 'utf8'),
    })),
  );
}

/**
 * The migrations that still have to be applied.
 * @param applied Numbers of those already applied.
 * @throws If a newer version of Cardinal has written the database.
 */
export function pendingMigrations(
  migrations: readonly Migration[],
  applied: readonly number[],
): Migration[] {
  const known = new Set(migrations.map(({ number }) => number));
  const unknown = applied.find((number) => !known.has(number));
  if (unknown !== undefined) {
    throw new Error(
      `The database has migration ${unknown}, which this version of Cardinal does not know. Start a newer version.`,
    );
  }
  return migrations.filter(({ number }) => !applied.includes(number));
}
