import type { KeyboardEvent, ReactNode } from 'react';

/** By which column rows are sorted, and in which direction. */
export interface SortDescriptor {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Keys of the selected rows; `all` means every row there is, including those not loaded. */
export type Selection = 'all' | ReadonlySet<string>;

/** One column, and what becomes of it on a card. */
export interface TableColumn<T> {
  /** Names it in `sortDescriptor`. */
  id: string;
  /** Its title. */
  header: string;
  /** What a row shows in it. May depend on the row and on what made the columns, nothing else. */
  cell: (row: T) => ReactNode;
  /** A small picture before the content, such as an Avatar; on a card it comes first. */
  media?: (row: T) => ReactNode;
  /** The whole text, shown by the browser on hover where the cell cuts it. */
  title?: (row: T) => string;
  /** Whether users wrote the content, so that its own letters decide its direction. */
  isUserText?: boolean;
  /** Fixed width in px; it grows with larger text. Without it the column shares what is left. */
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
  /**
   * The order of the first press; dates often begin with the newest.
   * @default 'ascending'
   */
  firstDirection?: SortDescriptor['direction'];
  /** Leaves the column out where the table is narrower than 700 (`md`) or 860 px (`lg`). */
  hideBelow?: 'md' | 'lg';
  /** Whether the content is secondary and drawn in a lighter tone. */
  isMuted?: boolean;
  /** Whether it holds controls, of which nothing may be cut off. */
  hasControls?: boolean;
  /**
   * What holds its place while rows load: the exact boxes. A function gets the length of the row's
   * line, which differs from row to row. A line when not given.
   */
  skeleton?: ReactNode | ((length: string) => ReactNode);
  /**
   * Its place on the card that a row becomes on narrow screens: `aside` is at the end of the first
   * line, `note` at the foot without a label, `none` leaves it out.
   * @default 'detail', and 'title' for the column that names the row
   */
  card?: 'title' | 'subtitle' | 'aside' | 'detail' | 'note' | 'action' | 'none';
  /** What the card shows, where that differs from the cell. */
  cardCell?: (row: T) => ReactNode;
  /** What holds its place on a card while rows load; `skeleton` when not given. */
  cardSkeleton?: ReactNode;
  /** Added to its cells and its title. */
  className?: string;
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
  /** What a row is called, in words; names its checkbox. */
  rowName: (row: T) => string;
  /** By which column the rows are sorted now. */
  sortDescriptor?: SortDescriptor;
  /** Called when a title asks for another order. The caller sorts. */
  onSortChange?: (descriptor: SortDescriptor) => void;
  /**
   * Whether rows can be selected; `multiple` adds checkboxes.
   * @default 'none'
   */
  selectionMode?: 'none' | 'multiple';
  /** Keys of the selected rows. Left out, the table keeps them itself. */
  selectedKeys?: 'all' | Iterable<string>;
  /** Called with the newly selected keys. */
  onSelectionChange?: (keys: Selection) => void;
  /** Called when a row is pressed, or Enter on it: opens it. */
  onRowAction?: (row: T) => void;
  /** What opening a row is called, for the button on its card: 'View Grace Mwangi'. */
  rowActionLabel?: (row: T) => string;
  /**
   * Called with a key that was pressed on a row, or on a control in it that doesn't use keys.
   * Return `true` when it did something.
   */
  onRowKey?: (row: T, event: KeyboardEvent) => boolean;
  /**
   * Whether single letters act from anywhere on the page: `j` and `k` move through the rows, `x`
   * selects. Let people turn them off (WCAG 2.1.4).
   */
  hasPageKeys?: boolean;
  /** In place of the table when there are no rows. */
  emptyState?: ReactNode;
  /** In place of the table when the rows could not be read. */
  errorState?: ReactNode;
  /** Whether the rows are still loading; skeletons hold their place. */
  isLoading?: boolean;
  /** What is loading, for screen readers: 'Loading leads'. */
  loadingLabel?: string;
  /**
   * How many skeleton rows.
   * @default 10
   */
  loadingRows?: number;
  /** Whether newer rows are on their way; the present ones stay. */
  isRefreshing?: boolean;
  /** Whether titles stay in sight while the page scrolls. */
  isStickyHeader?: boolean;
  /** Whether the first column (and the checkboxes before it) stays when the others scroll. */
  isStickyColumn?: boolean;
  /**
   * Greatest height of a scrolling box of its own, in which the titles stay in sight: px, or a CSS
   * length. Without it the table is as high as its rows.
   */
  maxHeight?: number | string;
  /**
   * Below which screen width rows become cards: 768 px, 1024 px, or not at all.
   * @default 'never'
   */
  cardsBelow?: 'md' | 'lg' | 'never';
  className?: string;
}
