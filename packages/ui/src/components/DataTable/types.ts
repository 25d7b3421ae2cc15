import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ErrorStateProps } from '../ErrorState/index.ts';
import type { PaginationProps } from '../Pagination/index.ts';
import type { Selection, TableProps } from '../Table/index.ts';

/** Something that can be done to all selected rows together. */
export interface BulkAction {
  id: string;
  /** What it does, as a verb: 'Assign'. */
  label: string;
  icon?: LucideIcon;
  /** Called with what is selected; `all` means every row, including those not loaded. */
  onAction: (selection: Selection) => void;
  /**
   * `danger` for what destroys something.
   * @default 'default'
   */
  tone?: 'default' | 'danger';
  /** Whether it is in progress. */
  isBusy?: boolean;
  /** Why it cannot be done to this selection. */
  disabledReason?: string;
}

/** Why the rows could not be read, and how to try again. */
export type DataTableError = Omit<ErrorStateProps, 'className'>;

/** Props of DataTable. */
export interface DataTableProps<T extends object> extends Omit<
  TableProps<T>,
  'isStickyHeader' | 'errorState'
> {
  /** How many rows there are in all, when only some of them are loaded: 'Select all 1,240'. */
  totalRows?: number;
  /** Above the rows, at the start: a title, a count, a FilterBar. Gives way to the bulk actions. */
  toolbar?: ReactNode;
  /** Between toolbar and rows: what is wrong with them, or new about them. */
  notice?: ReactNode;
  /** Ids of the columns that are hidden now. One column always stays. */
  hiddenColumns?: Iterable<string>;
  /** Called when the user hides or shows a column: remember it. Without it there is no menu. */
  onHiddenColumnsChange?: (hidden: string[]) => void;
  /** What can be done to the selected rows; needs `selectionMode="multiple"`. */
  bulkActions?: readonly BulkAction[];
  /** Height of the rows; what the theme says when not given. */
  density?: 'default' | 'compact';
  /** Replaces the rows when they could not be read. */
  error?: DataTableError;
  /** The pages of the list. Turning one brings the top of the list into view. */
  paging?: Omit<PaginationProps, 'className'>;
  /** Whether titles and paging stay in sight while the page scrolls. */
  isSticky?: boolean;
  /**
   * Whether cards, which have no titles to press, get a menu that sorts them. Without it sort them
   * elsewhere, as in the sheet of a FilterBar.
   * @default true
   */
  hasSortMenu?: boolean;
  /**
   * Below which screen width rows become cards: 768 px, 1024 px, or not at all.
   * @default 'md'
   */
  cardsBelow?: 'md' | 'lg' | 'never';
}
