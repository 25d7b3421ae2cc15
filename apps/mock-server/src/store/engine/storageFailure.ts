import { postgresCode } from './postgresCode.ts';

/** SQLite's result codes for a disk that is full, broken or read-only. */
const sqliteCodes: ReadonlySet<unknown> = new Set([
  8, // READONLY
  10, // IOERR
  13, // FULL
  14, // CANTOPEN
]);

/** SQLSTATEs of PostgreSQL when it is out of space, read-only, shutting down or starting. */
const postgresCodes: ReadonlySet<string> = new Set([
  '25006', // read_only_sql_transaction
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  'ECONNREFUSED',
  'ECONNRESET',
]);

/** The low byte of SQLite's code is the kind; the rest refines it. */
const sqliteKind = (code: unknown) => (typeof code === 'number' ? code % 256 : code);

/**
 * Whether the database failed, not the request: nothing was stored, and the same request may succeed
 * once an operator has fixed the database.
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isSqlite = 'errcode' in error && sqliteCodes.has(sqliteKind(error.errcode));
  return isSqlite || postgresCodes.has(postgresCode(error));
}
