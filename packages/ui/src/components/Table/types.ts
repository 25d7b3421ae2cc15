import type { ReactNode } from 'react';
import type { Key, Selection, SortDescriptor } from 'react-aria-components';

export type { Key, Selection, SortDescriptor };

/** One column. */
export interface TableColumn<T> {
  /** Names it in `sortDescriptor`. */
  id: string;
  /** Its title. */
  header: ReactNode;
  /** What a row shows in it. May depend on the row and on what made the columns, nothing else. */
  cell: (row: T) => ReactNode;
  /** Fixed width in px; without it the column shares what is left. */
  width?: number;
  /**
   * Least width in px of a column without a fixed one; below, the table scrolls sideways.
   * @default 120
   */
  minWidth?: number;
  /**
   * Which edge the content keeps to; `end` for figures and actions.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Whether it names the row. One column at least; otherwise the first. */
  isRowHeader?: boolean;
  /** Whether its title sorts by it. */
  allowsSorting?: boolean;
  /** Leaves the column out on screens narrower than 768 (`md`) or 1024 px (`lg`). */
  hideBelow?: 'md' | 'lg';
  /** Whether its buttons rest in a lighter tone and darken with the row. */
  isQuiet?: boolean;
  /** What holds its place while rows are loading: the exact boxes. A line when not given. */
  skeleton?: ReactNode;
}

/** Props of Table. */
export interface TableProps<T extends object> {
  /** What is listed; names the table. */
  label: string;
  /** The columns, in order. Keep the same array as long as its cells show the same. */
  columns: readonly TableColumn<T>[];
  /** The rows, in order. */
  rows: readonly T[];
  /** What tells a row from the others. */
  rowKey: (row: T) => string;
  /** By which column the rows are sorted now. */
  sortDescriptor?: SortDescriptor;
  /** Called when a title asks for another order. The caller sorts. */
  onSortChange?: (descriptor: SortDescriptor) => void;
  /**
   * Whether rows can be selected; `multiple` adds checkboxes.
   * @default 'none'
   */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Keys of the selected rows. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called with the newly selected keys. */
  onSelectionChange?: (keys: Selection) => void;
  /** Called when a row is pressed, or Enter on it: opens it. */
  onRowAction?: (key: string) => void;
  /** What stands in the place of rows when there are none. */
  emptyState?: ReactNode;
  /** Whether the rows are still being loaded; skeletons stand in their place. */
  isLoading?: boolean;
  /**
   * How many skeleton rows.
   * @default 10
   */
  loadingRows?: number;
  /** Beneath the rows: a Pagination. */
  footer?: ReactNode;
  /** Whether titles and footer stay in sight while the page scrolls (from 1024 px on). */
  isStickyHeader?: boolean;
  /** Whether the first column (and the checkboxes before it) stays when the others scroll. */
  isStickyColumn?: boolean;
  /**
   * Greatest height of a scrolling box of its own, in which the titles stay in sight: px, or a CSS
   * length. Without it the table is as high as its rows.
   */
  maxHeight?: number | string;
  /**
   * Draws only the rows in sight, for thousands of them. The box then takes all of `maxHeight`, and
   * rows have one height: what does not fit on it is cut.
   */
  isVirtual?: boolean;
  className?: string;
}
