import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/**
 * All migrations of a dialect, in order. Those in `both` are the same in both dialects, unless a
 * dialect has a file of the same name.
 */
export async function readMigrations(dialect: Dialect): Promise<Migration[]> {
  const paths = new Map<string, string>();
  for (const folder of ['both', dialect]) {
    const path = join(import.meta.dirname, 'migrations', folder);
    for (const file of await readdir(path)) paths.set(file, join(path, file));
  }
  return Promise.all(
    [...paths].toSorted().map(async ([file, path]) => ({
      number: Number.parseInt(file, 10),
      name: file.replace(/^\d+_|\.sql$/g, ''),
      sql: await readSql(path),
    })),
  );
}

/** The statements of a file; as in psql, `\ir` includes another one. */
async function readSql(path: string): Promise<string> {
  const sql = await readFile(path, 'utf8');
  const [line, included] = /^\\ir (\S+)$/m.exec(sql) ?? [];
  if (!line || !included) return sql;
  const statements = await readSql(join(dirname(path), included));
  return sql.replace(line, () => statements);
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
