/**
 * Rows a statement: few enough that on SQLite, where it runs on the server's own thread, nobody
 * waits for it (a lead with its triggers takes a tenth of a millisecond).
 */
const perStatement = 25;

/** Many rows in parts, for one statement each. */
export function* slices<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += perStatement) {
    yield rows.slice(start, start + perStatement);
  }
}
