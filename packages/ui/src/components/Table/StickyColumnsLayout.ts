import { TableLayout } from 'react-aria-components';

/** The layout of a virtual table whose first columns stay while the others scroll. */
export class StickyColumnsLayout<T> extends TableLayout<T> {
  readonly #count: number;

  constructor(count: number) {
    super();
    this.#count = count;
  }

  protected override isStickyColumn({
    colIndex,
    index,
  }: {
    colIndex?: number | null;
    index: number;
  }) {
    return (colIndex ?? index) < this.#count;
  }
}
