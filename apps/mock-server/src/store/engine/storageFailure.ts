import { lockTimeout, postgresCode } from './postgres/postgresCode.ts';

/** SQLite's result codes for a disk that is full, broken or read-only. */
const sqliteCodes: ReadonlySet<unknown> = new Set([
  8, // READONLY
  10, // IOERR
  13, // FULL
  14, // CANTOPEN
]);

/**
 * Classes of SQLSTATEs: a broken connection, no resources, intervention by the operator (also
 * statements that took too long), a failure of the system below.
 */
const postgresClasses = /^(?:08|53|57|58)/;
/** Further SQLSTATEs, and codes of the network on the way to PostgreSQL. */
const postgresCodes: ReadonlySet<string> = new Set([
  lockTimeout,
  '25006', // read_only_sql_transaction
  '25P03', // idle_in_transaction_session_timeout
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The beginnings of the driver's own messages about connections: those errors have no code. */
const postgresMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function isPostgresFailure(error: Error): boolean {
  const code = postgresCode(error);
  return code === ''
    ? postgresMessages.test(error.message)
    : postgresCodes.has(code) || postgresClasses.test(code);
}

/** The low byte of SQLite's code is the kind; the rest refines it. */
const sqliteKind = (code: unknown) => (typeof code === 'number' ? code % 256 : code);

/**
 * Whether the database failed, not the request: nothing was stored, and the same request may succeed
 * later, at the latest once an operator has fixed the database.
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isSqlite = 'errcode' in error && sqliteCodes.has(sqliteKind(error.errcode));
  return isSqlite || isPostgresFailure(error);
}
