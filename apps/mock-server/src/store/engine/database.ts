import type { Kysely } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Schema, Write } from '../schema.ts';

/** The engines Cardinal runs on. */
export type Dialect = 'sqlite' | 'postgres';

/** The store, opened and migrated. */
export interface Database {
  readonly dialect: Dialect;
  /** Reads outside transactions; every read sees all earlier commits. */
  readonly read: Kysely<Schema>;
  /**
   * Runs a write transaction, and retries it from its start if the engine aborted it in favour of
   * another. Inside, await only the database, and cause no other effects.
   *
   * Writers take turns (`writers.ts`).
   * @throws `TooBusyError` if a write of a request waited too long for its turn; it has not begun.
   */
  write<T>(work: (tx: Write) => Promise<T>): Promise<T>;
  /**
   * Like `write`, for many rows. On SQLite it runs on a thread of its own, so that requests that read
   * are served meanwhile; other writes wait, so it still has to be short. A power cut may lose it if
   * no `write` has followed: it is for the slices of jobs that resume.
   */
  writeBulk<T>(work: (tx: Write) => Promise<T>): Promise<T>;
  /**
   * Like `writeBulk`, but lasting like `write`: for changes of any number of rows that happen as a
   * whole or not at all.
   */
  writeLong<T>(work: (tx: Write) => Promise<T>): Promise<T>;
  /** Creates a counter of uses by key, which counts across all servers on the database. */
  limiter(options: LimiterOptions): RateLimiterAbstract;
  /** @throws If the database does not respond within two seconds. */
  ping(): Promise<void>;
  /** Waits for running work, then closes all connections; further calls have no effect. */
  close(): Promise<void>;
}

/** A limit: a number of uses within a number of seconds. */
export interface LimiterOptions {
  /** Distinguishes its keys from those of other limits. */
  name: string;
  points: number;
  duration: number;
}

export interface DatabaseOptions {
  /** `postgres://…`; without it, SQLite in `dataDir`. */
  databaseUrl?: string;
  /** Folder of the embedded database; created if missing. */
  dataDir: string;
  /**
   * Where users reach the server that opens it: the embedded database has one server at a time.
   * Without it, it is opened by a command, beside the server.
   */
  servedAt?: string;
  /** Milliseconds that a write of a request waits for its turn. @default 2,000 */
  longestWait?: number;
}
