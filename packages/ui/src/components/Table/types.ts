import type { KeyboardEvent, ReactNode } from 'react';

/** The sort column and direction. */
export interface SortDescriptor {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Keys of the selected rows; `all` means every row, including those that are not loaded. */
export type Selection = 'all' | ReadonlySet<string>;

/** A column, and its place on a card. */
export interface TableColumn<T> {
  /** Id of the column, used in `sortDescriptor`. */
  id: string;
  /** Title of the column. */
  header: string;
  /**
   * The content of a cell. It may depend only on the row and on values from which the columns were
   * created.
   */
  cell: (row: T) => ReactNode;
  /** A small picture before the content, such as an Avatar; it comes first on a card. */
  media?: (row: T) => ReactNode;
  /** The full text, which the browser shows on hover if the cell cuts it off. */
  title?: (row: T) => string;
  /** Whether users wrote the content, so that its letters determine the text direction. */
  isUserText?: boolean;
  /**
   * Fixed width in px, scaled with the text size. Without it the column shares the remaining width.
   */
  width?: number;
  /**
   * Minimum width in px of a column without a fixed width; below it, the table scrolls
   * horizontally.
   * @default 120
   */
  minWidth?: number;
  /**
   * Alignment of the content; `end` for numbers and actions.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Whether the column names the row. Defaults to the first column. */
  isRowHeader?: boolean;
  /** Whether pressing the title sorts by this column. */
  allowsSorting?: boolean;
  /**
   * Direction of the first press; dates often start with the newest.
   * @default 'ascending'
   */
  firstDirection?: SortDescriptor['direction'];
  /** Hides the column if the table is narrower than 700 px (`md`) or 860 px (`lg`). */
  hideBelow?: 'md' | 'lg';
  /** Whether the content is secondary and has a muted colour. */
  isMuted?: boolean;
  /** Whether the column contains controls, which must not be cut off. */
  hasControls?: boolean;
  /**
   * Placeholder while rows load, with the exact size of the content. A function receives the length
   * of the row's line, which varies from row to row. Defaults to a line.
   */
  skeleton?: ReactNode | ((length: string) => ReactNode);
  /**
   * Place on the card of the row on narrow screens: `aside` is at the end of the first line, `note`
   * at the bottom without a label, and `none` omits the column.
   * @default 'detail', and 'title' for the column that names the row
   */
  card?: 'title' | 'subtitle' | 'aside' | 'detail' | 'note' | 'action' | 'none';
  /** The content on a card, if it differs from the cell. */
  cardCell?: (row: T) => ReactNode;
  /** Placeholder on a card while rows load. Defaults to `skeleton`. */
  cardSkeleton?: ReactNode;
  /** Added to the column's cells and title. */
  className?: string;
}

export interface TableProps<T extends object> {
  /** Accessible name of the table: what it lists. */
  label: string;
  /**
   * The columns in order. Pass the same array as long as the content of the cells does not change.
   */
  columns: readonly TableColumn<T>[];
  /** The rows in order. */
  rows: readonly T[];
  /** Returns the unique key of a row. */
  rowKey: (row: T) => string;
  /** Returns the name of a row, for its checkbox. */
  rowName: (row: T) => string;
  /** The current sort order of the rows. */
  sortDescriptor?: SortDescriptor;
  /** Called when a title requests a different order. The caller sorts the rows. */
  onSortChange?: (descriptor: SortDescriptor) => void;
  /**
   * Whether rows can be selected; `multiple` adds checkboxes.
   * @default 'none'
   */
  selectionMode?: 'none' | 'multiple';
  /** Keys of the selected rows. Omit it for an uncontrolled selection. */
  selectedKeys?: 'all' | Iterable<string>;
  /** Called with the keys of the selected rows. */
  onSelectionChange?: (keys: Selection) => void;
  /**
   * Keys of rows that have just arrived; they are tinted for a few seconds. Announce them elsewhere.
   */
  newKeys?: ReadonlySet<string>;
  /** Called with the key of a row that is pressed or opened with Enter. */
  onRowAction?: (row: T) => void;
  /** Returns the label of the button that opens the row on its card: 'View Grace Mwangi'. */
  rowActionLabel?: (row: T) => string;
  /**
   * Called with a key pressed on a row, or on a control in it that does not use keys. Return `true`
   * if the key was handled.
   */
  onRowKey?: (row: T, event: KeyboardEvent) => boolean;
  /**
   * Whether single letters work anywhere on the page: `j` and `k` move through the rows, `x`
   * selects. Let people turn them off (WCAG 2.1.4).
   */
  hasPageKeys?: boolean;
  /** Content below one row, or at the end of its card, such as a form about it. */
  rowDetail?: { key: string; content: ReactNode } | undefined;
  /** Replaces the table if there are no rows. */
  emptyState?: ReactNode;
  /** Replaces the table if the rows could not be loaded. */
  errorState?: ReactNode;
  /** Whether the rows are loading; skeletons are shown meanwhile. */
  isLoading?: boolean;
  /** What is loading, for screen readers: 'Loading leads'. */
  loadingLabel?: string;
  /**
   * Number of skeleton rows.
   * @default 10
   */
  loadingRows?: number;
  /** Whether newer rows are loading; the current ones stay visible. */
  isRefreshing?: boolean;
  /** Whether titles stay visible while the page scrolls. */
  isStickyHeader?: boolean;
  /** Whether the first column and its checkboxes stay visible while the others scroll. */
  isStickyColumn?: boolean;
  /**
   * Maximum height of a scrolling box in which the titles stay visible: px, or a CSS length.
   * Without it the table is as tall as its rows.
   */
  maxHeight?: number | string;
  /**
   * Screen width below which rows become cards: 768 px, 1024 px, or never.
   * @default 'never'
   */
  cardsBelow?: 'md' | 'lg' | 'never';
  /** Added to the component’s own classes. */
  className?: string;
}
