import {
  boardStages,
  leadSorts,
  leadStatuses,
  leadTypes,
  type BoardStage,
  type LeadSort,
  type LeadType,
} from '@cardinal/contract/labels';
import { answerScores } from '@cardinal/contract/limits';
import type { LeadListParams } from '../client/queries/queryKeys.ts';
import {
  capturedFilterIn,
  contactFilters,
  stepFilters,
  timeParams,
  type TimeFilters,
} from './LeadFilters/timeFilters.ts';

/** The filter value that applies no filter. */
export const all = 'All';

/** The options of the status filter. */
export const statusFilters = [all, ...leadStatuses] as const;
/** A value of the status filter. */
export type StatusFilter = (typeof statusFilters)[number];

/**
 * Values of the filter for an event's visitors: leads that have only a badge code, or those whose
 * answers suggest Hot, or Hot or Warm.
 */
export const standFilters = ['incomplete', 'hot', 'warm'] as const;
/** A value of the filter of an event's visitors. */
export type StandFilter = (typeof standFilters)[number];

/** The state of the lead list; all of it is in the URL. */
export interface LeadListState {
  /** Lead type; `All Leads` shows every type. */
  tab: LeadType;
  status: StatusFilter;
  /** A source as displayed, or `All`. */
  source: string;
  /** Id of the event at which they were met; null for leads of every event and of none. */
  event: string | null;
  /** How far the leads of the event have come; null for all of them. */
  stage: BoardStage | null;
  /** User id of the owner whose leads are shown, or `none` for unassigned ones; null for all. */
  owner: string | null;
  /** Which visitors of a stand are shown; null for all. */
  stand: StandFilter | null;
  /** When the shown leads were captured, by the days of the user's calendar; null for any time. */
  captured: TimeFilters['captured'];
  /** For how long nobody has contacted the shown leads; null for all. */
  contact: TimeFilters['contact'];
  /** By when the next step of the shown leads is due; null for any time or none. */
  step: TimeFilters['step'];
  /** Words that must all match; '' for no search. */
  q: string;
  sort: LeadSort;
  /** Page number from 1, for display; the cursor determines the position. */
  page: number;
  /** Start of the page, from the server's Link header; null for the first page. */
  cursor: string | null;
  /** Whether the list shows deleted leads, which can be restored, instead of the others. */
  deleted: boolean;
  /** Id of the saved view that was chosen last; the rest of the state may differ from it by now. */
  view: string | null;
  /** Ids of the shown columns, in order; null for those that the user has chosen for every list. */
  columns: readonly string[] | null;
}

/** The initial state of the list: every lead, newest first. */
export const initialLeadListState: LeadListState = {
  tab: 'All Leads',
  status: all,
  source: all,
  event: null,
  stage: null,
  owner: null,
  stand: null,
  captured: null,
  contact: null,
  step: null,
  q: '',
  sort: '-created_at',
  page: 1,
  cursor: null,
  deleted: false,
  view: null,
  columns: null,
};

/** Applies a change; a change of the listed leads returns to the first page. */
export function changeLeadList(
  state: LeadListState,
  change: Partial<LeadListState>,
): LeadListState {
  return { ...state, page: 1, cursor: null, ...change };
}

/** The part of a state that filters change, without any. */
export const noFilters = {
  status: all,
  source: all,
  owner: null,
  stage: null,
  stand: null,
  captured: null,
  contact: null,
  step: null,
} as const satisfies Partial<LeadListState>;

/** The state without its filters and search; tab and order are kept. */
export function clearLeadFilters(state: LeadListState): LeadListState {
  return changeLeadList(state, { ...noFilters, q: '' });
}

/** Number of active filters; the search and the tab do not count. */
export const activeFilterCount = (state: LeadListState): number =>
  [state.status !== all, state.source !== all].filter(Boolean).length +
  [state.owner, state.stage, state.stand, state.captured, state.contact, state.step].filter(
    (value) => value !== null,
  ).length;

/**
 * Query of `GET /api/leads`; defaults are omitted, so that equal lists share a cache entry.
 * @param now The moment that determines what today is
 */
export function leadListParams(
  state: LeadListState,
  now: Date = new Date(),
): NonNullable<LeadListParams> {
  const { tab, status, source, event, stage, owner, stand, q, sort, cursor, deleted } = state;
  return {
    ...(tab !== initialLeadListState.tab && { lead_type: tab }),
    ...(status !== all && { lead_status: status }),
    ...(source !== all && { source }),
    ...(event !== null && { event_id: event }),
    ...(stage !== null && (stage === 'closed' ? { lead_status: 'Closed' } : { stage })),
    ...(owner !== null && { owner }),
    ...(stand !== null && standParams[stand]),
    ...timeParams(state, now),
    ...(q !== '' && { q }),
    ...(sort !== initialLeadListState.sort && { sort }),
    ...(deleted && { deleted: 'true' }),
    ...(cursor !== null && { cursor }),
  };
}

/** The filters of a list and its search, as changes of all its leads take them. */
export function leadFilterOf(state: LeadListState) {
  const { cursor: _cursor, sort: _sort, ...filter } = leadListParams(state);
  return filter;
}

const standParams: Readonly<Record<StandFilter, LeadListParams>> = {
  incomplete: { incomplete: 'true' },
  hot: { answers_score_min: answerScores.hot },
  warm: { answers_score_min: answerScores.warm },
};

/** 'Pending Follow-up' → 'pending-follow-up'. */
const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');

const bySlug = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => slug(value) === text) ?? otherwise;

/** Reads the list's state from a URL; invalid values are treated as absent. */
export function leadListStateFromSearch(search: URLSearchParams): LeadListState {
  const initial = initialLeadListState;
  const cursor = search.get('cursor');
  const page = Number(search.get('page'));
  return {
    tab: bySlug(leadTypes, search.get('tab'), initial.tab),
    status: bySlug(statusFilters, search.get('status'), initial.status),
    source: search.get('source') ?? initial.source,
    event: search.get('event') || initial.event,
    stage: (search.has('event') && boardStages.find((one) => one === search.get('stage'))) || null,
    owner: search.get('owner') || initial.owner,
    stand: standFilters.find((one) => one === search.get('stand')) ?? initial.stand,
    captured: capturedFilterIn(search.get('captured')),
    contact: contactFilters.find((one) => one === search.get('contact')) ?? initial.contact,
    step: stepFilters.find((one) => one === search.get('step')) ?? initial.step,
    q: search.get('q') ?? initial.q,
    sort: bySlug(leadSorts, search.get('sort'), initial.sort),
    page: cursor !== null && Number.isInteger(page) && page > 0 ? page : initial.page,
    cursor,
    deleted: search.get('deleted') === 'true',
    view: search.get('view') || initial.view,
    columns: search.get('columns')?.split('.').filter(Boolean) ?? initial.columns,
  };
}

/**
 * Writes the list's state into a copy of a URL's query: only what differs from the initial state.
 * Other parameters are kept.
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
  put('event', state.event);
  put('stage', state.stage);
  put('owner', state.owner);
  put('stand', state.stand);
  put('captured', state.captured);
  put('contact', state.contact);
  put('step', state.step);
  put('q', state.q || null);
  put('sort', state.sort === initial.sort ? null : state.sort);
  put('page', state.page === 1 ? null : String(state.page));
  put('deleted', state.deleted ? 'true' : null);
  put('cursor', state.cursor);
  put('view', state.view);
  put('columns', state.columns && state.columns.join('.'));
  return next;
}
