/** The place of a row that is being loaded. */
export class LoadingRow {
  /** Its key in the table. */
  readonly id: string;
  /** Which one, from 0. */
  readonly index: number;

  constructor(index: number) {
    this.id = `loading-${index}`;
    this.index = index;
  }
}

/** As many places as rows are expected. */
export function loadingRowsOf(count: number): LoadingRow[] {
  return Array.from({ length: count }, (_, index) => new LoadingRow(index));
}
