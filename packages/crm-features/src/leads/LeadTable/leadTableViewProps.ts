import type { Lead } from '@cardinal/contract';
import type { LeadStatus, LeadType } from '@cardinal/contract/labels';
import type { BulkAction, Selection } from '@cardinal/ui';
import type { ReactNode } from 'react';
import type { DateContext } from '../../format/index.ts';
import type { Paging } from '../../lists/index.ts';
import type { LeadHandlers } from '../LeadActions/index.ts';
import type { LeadListState } from '../leadListState.ts';

/** Why the list cannot be shown. */
export interface LeadListFailure {
  /** What happened, as a sentence. */
  detail: string;
  /** Whether there is no network, so that waiting is better than retrying. */
  isOffline?: boolean;
  /** Information for support. */
  reference?: string;
  /** Called to try again. */
  onRetry: () => void;
  /** Whether a new attempt is in progress. */
  isRetrying?: boolean;
}

/** The content below the filters. */
export type LeadListContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & LeadListFailure)
  | {
      kind: 'leads';
      leads: readonly Lead[];
      paging: Paging;
      /** Whether newer leads are loading; the old ones stay, dimmed. */
      isRefreshing?: boolean;
      /** When the leads were read, in milliseconds, if that was on an earlier visit. */
      asOf?: number | undefined;
      /** Why the leads could not be refreshed, if so. */
      refreshFailure?: Pick<LeadListFailure, 'detail' | 'onRetry'>;
      /** Ids of leads that have just arrived; they are tinted. */
      newKeys?: ReadonlySet<string>;
      /** New leads that are held back because the user is reading. */
      waiting?: { count: number; show: () => void };
    };

/** The chosen leads, and their actions. */
export interface LeadListSelection {
  keys: Selection;
  /** Number of leads on all pages, which can all be chosen; null while it is unknown. */
  total: number | null;
  onChange: (keys: Selection) => void;
  actions: readonly BulkAction[];
  /** Called with a status for the chosen leads, by its key on one of them. */
  onStatusChange: (status: LeadStatus) => void;
}

export interface LeadTableViewProps {
  /** Tab, filters, search, sort order and page. */
  state: LeadListState;
  /** Called with the next state. */
  onStateChange: (next: LeadListState) => void;
  /** The text in the search field, which is ahead of `state.q` while the user is typing. */
  search: string;
  /** Called while the user types. */
  onSearchChange: (text: string) => void;
  /** Number of leads per tab; undefined while unknown. */
  counts: Partial<Record<LeadType, number>>;
  /** The leads of the page, or why there are none. */
  content: LeadListContent;
  /** The actions for a lead. */
  handlers: LeadHandlers;
  /** Called with a newly chosen status. */
  onStatusChange: (lead: Lead, status: LeadStatus) => void;
  /** To whom a lead is assigned, by name, for those who see it. */
  ownerOf?: ((lead: Lead) => string) | undefined;
  /** The owners to filter by, for those who see them. */
  owners?: readonly { id: string; label: string }[] | undefined;
  /** Called to assign a lead, or all chosen ones if it is among them, by the key `a`. */
  onAssign?: ((lead: Lead) => void) | undefined;
  /** Called to restore a deleted lead. */
  onRestore?: (lead: Lead) => void;
  /** Asks for the page before. */
  onPrevious: () => void;
  /** Asks for the next page. */
  onNext: () => void;
  /** Locale and current moment for the dates. */
  dates: DateContext;
  /** The chosen leads. Without it, leads cannot be chosen. */
  selection?: LeadListSelection;
  /** Ids of the shown columns; null for the usual ones. Cards show everything. */
  columns?: readonly string[] | null | undefined;
  /** Name of the event at which a lead was met, for lists that offer every column. */
  eventOf?: ((lead: Lead) => string) | undefined;
  /** The events to filter by, for lists that offer every filter. */
  events?: readonly { id: string; label: string }[] | undefined;
  /** Content at the end of the filters, such as a menu of saved views. */
  tools?: ReactNode;
  /** Content above the rows, such as an offer to undo a deletion. */
  notice?: ReactNode;
  /** Content below one row, by the id of its lead, such as the form that fills it in. */
  rowDetail?: { key: string; content: ReactNode } | undefined;
  /** Id of the element around the rows. */
  rowsId?: string;
  /**
   * Whether single-letter shortcuts are enabled: `/`, `j`, `k`, `x`, `i`, `1` to `4`.
   * @default true
   */
  shortcuts?: boolean;
  /** Action if there are no leads at all, such as a button that captures one. */
  emptyAction?: ReactNode;
}
