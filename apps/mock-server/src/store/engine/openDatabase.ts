import type { Database, DatabaseOptions } from './database.ts';

/** Opens the database and brings its tables up to date. @throws If either fails. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, longestWait } = options;
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres/postgres.ts');
    return openPostgres(databaseUrl, longestWait);
  }
  const { openSqlite } = await import('./sqlite/sqlite.ts');
  return openSqlite(options);
}
