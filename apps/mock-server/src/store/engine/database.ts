import type { Kysely } from 'kysely';
import type { Schema, Write } from '../schema.ts';

/** The engines Cardinal runs on. */
export type Dialect = 'sqlite' | 'postgres';

/** The store, opened and migrated. */
export interface Database {
  readonly dialect: Dialect;
  /** Reads outside transactions; each sees everything committed before it. */
  readonly read: Kysely<Schema>;
  /**
   * Runs one write transaction, again from its start when the engine had to break it off for
   * another's sake. Inside, await nothing but the database, and have no effects beside it.
   */
  write<T>(work: (tx: Write) => Promise<T>): Promise<T>;
  /** @throws When the database does not answer within two seconds. */
  ping(): Promise<void>;
  /** Waits for running work and closes every connection; closing again does nothing. */
  close(): Promise<void>;
}

/** Where the data lives. */
export interface DatabaseOptions {
  /** `postgres://…`; without it, SQLite in `dataDir`. */
  databaseUrl?: string;
  /** Folder of the embedded database; made when missing. */
  dataDir: string;
}
