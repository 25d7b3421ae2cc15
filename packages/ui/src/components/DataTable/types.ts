import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ErrorStateProps } from '../ErrorState/index.ts';
import type { PaginationProps } from '../Pagination/index.ts';
import type { Selection, TableProps } from '../Table/index.ts';

/** One variant of a bulk action. */
export interface BulkChoice {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Keyboard shortcut for the same action, shown at the end. */
  shortcut?: string;
}

/** An action for all selected rows. */
export interface BulkAction {
  id: string;
  /** Label, a verb: 'Assign'. */
  label: string;
  icon?: LucideIcon;
  /**
   * Called with the selection, and with the id of the choice if there are `choices`; `all` means
   * every row, including those that are not loaded.
   */
  onAction: (selection: Selection, choice?: string) => void;
  /** Variants of the action, offered in a menu: the statuses that rows can get. */
  choices?: readonly BulkChoice[];
  /**
   * `danger` for destructive actions: coloured text, no fill.
   * @default 'default'
   */
  tone?: 'default' | 'danger';
  /** Whether the action is in progress. */
  isBusy?: boolean;
  /** Why the action is unavailable for this selection. */
  disabledReason?: string;
}

/** Why the rows could not be loaded, and how to try again. */
export type DataTableError = Omit<ErrorStateProps, 'className'>;

export interface DataTableProps<T extends object> extends Omit<
  TableProps<T>,
  'isStickyHeader' | 'errorState'
> {
  /** The total number of rows, if only some of them are loaded: 'Select all 1,240'. */
  totalRows?: number;
  /**
   * Content above the rows, at the start: a title, a count, a FilterBar. The bulk actions replace
   * it.
   */
  toolbar?: ReactNode;
  /** Content between toolbar and rows: errors or news about the rows. */
  notice?: ReactNode;
  /** Ids of the hidden columns. One column always stays visible. */
  hiddenColumns?: Iterable<string>;
  /**
   * Called when the user hides or shows a column, so that you can store it. Without it there is no
   * menu.
   */
  onHiddenColumnsChange?: (hidden: string[]) => void;
  /** Actions for the selected rows; requires `selectionMode="multiple"`. */
  bulkActions?: readonly BulkAction[];
  /** Height of the rows. Defaults to the theme's density. */
  density?: 'default' | 'compact';
  /** Replaces the rows if they could not be loaded. */
  error?: DataTableError;
  /** The paging of the list. Turning a page scrolls to the top of the list. */
  paging?: Omit<PaginationProps, 'className'>;
  /** Whether titles and paging stay visible while the page scrolls. */
  isSticky?: boolean;
  /**
   * Whether cards get a sort menu, as they have no column titles to press. Otherwise provide one
   * elsewhere, as in the sheet of a FilterBar.
   * @default true
   */
  hasSortMenu?: boolean;
  /**
   * Screen width below which rows become cards: 768 px, 1024 px, or never.
   * @default 'md'
   */
  cardsBelow?: 'md' | 'lg' | 'never';
}
