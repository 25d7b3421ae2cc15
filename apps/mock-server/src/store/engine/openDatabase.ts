import type { Database, DatabaseOptions } from './database.ts';

/** Opens the database and brings its tables up to date. @throws If either fails. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  servedAt,
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres/postgres.ts');
    return openPostgres(databaseUrl);
  }
  const { openSqlite } = await import('./sqlite/sqlite.ts');
  return openSqlite(dataDir, servedAt);
}
