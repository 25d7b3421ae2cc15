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

type Values = Record<number, SQLOutputValue>;
type Row = Record<string, SQLOutputValue>;

/**
 * Rows are read as arrays and converted to objects here: the objects that node:sqlite creates are
 * dictionaries, twice as slow to create and to read (measured on the lead list).
 */
function statement(prepared: StatementSync): SqliteStatement {
  prepared.setReturnArrays(true);
  const names = prepared.columns().map(({ name }) => name);
  const toRow = rowFactory(names);
  return {
    reader: names.length > 0,
    all: (parameters) => prepared.all(...parameters.map(bindable)).map(toRow),
    run: (parameters) => prepared.run(...parameters.map(bindable)),
    *iterate(parameters) {
      for (const values of prepared.iterate(...parameters.map(bindable))) yield toRow(values);
    },
  };
}

/**
 * Creates the function that gives a row's values their names. It is compiled from an object literal,
 * because a loop over the names takes as long as a third of the query (measured on the lead list).
 * The names are those of our own statements and quoted.
 */
function rowFactory(names: readonly string[]): (values: Values) => Row {
  const fields = names.map((name, index) => `${JSON.stringify(name)}: values[${index}]`);
  // The compiler cannot know what a text returns; hence the cast.
  return new Function('values', `return { ${fields.join(', ')} };`) as (values: Values) => Row;
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** The values of our schema: texts, numbers, pictures and null. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite takes no ${typeof value} here.`);
}
