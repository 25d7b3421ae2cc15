import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ErrorStateProps } from '../ErrorState/index.ts';
import type { Selection, TableColumn, TableProps } from '../Table/index.ts';

/** One column of a DataTable, and what becomes of it on a card. */
export interface DataTableColumn<T> extends TableColumn<T> {
  /** Its title in words, for menus and cards; needed where `header` is more than words. */
  name?: string;
  /**
   * Its place on the card that a row becomes on narrow screens; left out of it with `none`.
   * @default 'detail', and 'title' for the column that names the row
   */
  card?: 'title' | 'subtitle' | 'detail' | 'action' | 'none';
}

/** Something that can be done to all selected rows together. */
export interface BulkAction {
  id: string;
  /** What it does, as a verb: 'Assign'. */
  label: string;
  icon?: LucideIcon;
  /** Called with what is selected; `all` means every row, those not loaded too. */
  onAction: (selection: Selection) => void;
  /**
   * `danger` for what destroys something.
   * @default 'default'
   */
  tone?: 'default' | 'danger';
  /** Whether it is going on. */
  isBusy?: boolean;
  /** Why it cannot be done to this selection. */
  disabledReason?: string;
}

/** Why the rows could not be read, and how to try again. */
export type DataTableError = Pick<
  ErrorStateProps,
  'title' | 'description' | 'onRetry' | 'isRetrying' | 'reference'
>;

/** Props of DataTable. */
export interface DataTableProps<T extends object> extends Omit<
  TableProps<T>,
  'columns' | 'isStickyHeader'
> {
  /** The columns, in order. Keep the same array as long as its cells show the same. */
  columns: readonly DataTableColumn<T>[];
  /** What a row is called, in words; names its card. */
  rowName: (row: T) => string;
  /** How many rows there are in all, when only some of them are loaded: 'Select all 1,240'. */
  totalRows?: number;
  /** Above the rows, at the start: a title, a count, filters. Gives way to the bulk actions. */
  toolbar?: ReactNode;
  /** Ids of the columns that are hidden now. One column always stays. */
  hiddenColumns?: Iterable<string>;
  /** Called when the person hides or shows a column: remember it. Without it there is no menu. */
  onHiddenColumnsChange?: (hidden: string[]) => void;
  /** What can be done to the selected rows; needs `selectionMode="multiple"`. */
  bulkActions?: readonly BulkAction[];
  /** Height of the rows; what the theme says when not given. */
  density?: 'default' | 'compact';
  /** Stands in the place of the rows when they could not be read. */
  error?: DataTableError;
  /**
   * Below which width rows become cards: 768 px, 1024 px, or not at all.
   * @default 'md'
   */
  cardsBelow?: 'md' | 'lg' | 'never';
}
