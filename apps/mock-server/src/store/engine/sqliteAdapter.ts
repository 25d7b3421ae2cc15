import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * Maximum number of cached prepared statements. The server has fewer; a filter with many forms
 * could have more.
 */
const cacheSize = 500;

/** Node's own SQLite in the form that Kysely's SqliteDialect takes, with prepared statements kept. */
export function sqliteAdapter(db: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare(sql) {
      // After some errors (disk full) SQLite has rolled back already; the first error must stay.
      if (sql === 'rollback' && !db.isTransaction) return nothing;
      const cached = cache.get(sql);
      if (cached) return cached;
      // A transaction that begins as a reader could fail when it first writes.
      const made = statement(db.prepare(sql === 'begin' ? 'begin immediate' : sql));
      cache.set(sql, made);
      if (cache.size > cacheSize) {
        const [oldest = sql] = cache.keys();
        cache.delete(oldest);
      }
      return made;
    },
  };
}

/**
 * Rows are read as arrays and converted to objects here: the objects that node:sqlite creates are
 * dictionaries, twice as slow to create and to read (measured on the lead list).
 */
function statement(prepared: StatementSync): SqliteStatement {
  prepared.setReturnArrays(true);
  const names = prepared.columns().map(({ name }) => name);
  const toRecord = (values: Record<number, SQLOutputValue>) => {
    const record: Record<string, SQLOutputValue | undefined> = {};
    for (let index = 0; index < names.length; index += 1) {
      record[names[index] ?? ''] = values[index];
    }
    return record;
  };
  return {
    reader: names.length > 0,
    all: (parameters) => prepared.all(...parameters.map(bindable)).map(toRecord),
    run: (parameters) => prepared.run(...parameters.map(bindable)),
    *iterate(parameters) {
      for (const values of prepared.iterate(...parameters.map(bindable))) yield toRecord(values);
    },
  };
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** The values of our schema: texts, numbers and null. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`SQLite takes no ${typeof value} here.`);
}
