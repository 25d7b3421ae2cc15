/**
 * Rows per statement. On SQLite a statement runs on the server's own thread, so it has to be short
 * (a lead with its triggers takes a tenth of a millisecond).
 */
const perStatement = 25;

/** Splits rows into batches, one per statement. */
export function* inBatches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += perStatement) {
    yield rows.slice(start, start + perStatement);
  }
}
