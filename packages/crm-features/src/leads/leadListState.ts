import { captureStatuses, leadSorts, leadTypes } from '@cardinal/contract/labels';
import type { LeadSort, LeadType } from '@cardinal/contract/labels';
import type { LeadListParams } from '../client/queryKeys.ts';

/** The value of a filter that hides nothing. */
export const all = 'All';

/** What the status filter offers. */
export const statusFilters = [all, ...captureStatuses] as const;
/** A value of the status filter. */
export type StatusFilter = (typeof statusFilters)[number];

/** What of the lead list is shown: all of it stands in the address. */
export interface LeadListState {
  /** Lead type; `All Leads` shows every type. */
  tab: LeadType;
  status: StatusFilter;
  /** A source as people read it, or `All`. */
  source: string;
  /** Words that must all be found; '' for no search. */
  q: string;
  sort: LeadSort;
  /** Number of the page, from 1, for people; the place itself is the cursor. */
  page: number;
  /** Where the page begins, as the server's Link header gave it; null for the first page. */
  cursor: string | null;
}

/** The list as it opens: every lead, newest first. */
export const initialLeadListState: LeadListState = {
  tab: 'All Leads',
  status: all,
  source: all,
  q: '',
  sort: '-created_at',
  page: 1,
  cursor: null,
};

/** Applies a change; whatever changes which leads are listed begins at the first page again. */
export function changeLeadList(
  state: LeadListState,
  change: Partial<LeadListState>,
): LeadListState {
  return { ...state, page: 1, cursor: null, ...change };
}

/** The state without its filters and search; tab and order stay. */
export function clearLeadFilters(state: LeadListState): LeadListState {
  return changeLeadList(state, { status: all, source: all, q: '' });
}

/** Number of the filters that hide leads; the search and the tab don't count. */
export function activeFilterCount({ status, source }: LeadListState): number {
  return Number(status !== all) + Number(source !== all);
}

/** Query of `GET /api/leads`; what is at its default is left out, so equal lists share a cache entry. */
export function leadListParams(state: LeadListState): LeadListParams {
  const { tab, status, source, q, sort, cursor } = state;
  return {
    ...(tab !== initialLeadListState.tab && { lead_type: tab }),
    ...(status !== all && { lead_status: status }),
    ...(source !== all && { source }),
    ...(q !== '' && { q }),
    ...(sort !== initialLeadListState.sort && { sort }),
    ...(cursor !== null && { cursor }),
  };
}

/** 'Pending Follow-up' → 'pending-follow-up'. */
const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');

const bySlug = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => slug(value) === text) ?? otherwise;

/** Reads the list's state from an address; what makes no sense there is as if it were absent. */
export function leadListStateFromSearch(search: URLSearchParams): LeadListState {
  const initial = initialLeadListState;
  const cursor = search.get('cursor');
  const page = Number(search.get('page'));
  return {
    tab: bySlug(leadTypes, search.get('tab'), initial.tab),
    status: bySlug(statusFilters, search.get('status'), initial.status),
    source: search.get('source') ?? initial.source,
    q: search.get('q') ?? initial.q,
    sort: bySlug(leadSorts, search.get('sort'), initial.sort),
    page: cursor !== null && Number.isInteger(page) && page > 0 ? page : initial.page,
    cursor,
  };
}

/**
 * Writes the list's state into a copy of an address: only what differs from the list as it opens.
 * Parameters that aren't the list's stay.
 */
export function leadListStateToSearch(
  state: LeadListState,
  search: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const initial = initialLeadListState;
  const next = new URLSearchParams(search);
  const put = (name: keyof LeadListState, value: string | null) => {
    if (value === null) next.delete(name);
    else next.set(name, value);
  };
  put('tab', state.tab === initial.tab ? null : slug(state.tab));
  put('status', state.status === all ? null : slug(state.status));
  put('source', state.source === all ? null : state.source);
  put('q', state.q || null);
  put('sort', state.sort === initial.sort ? null : state.sort);
  put('page', state.page === 1 ? null : String(state.page));
  put('cursor', state.cursor);
  return next;
}
