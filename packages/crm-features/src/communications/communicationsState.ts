import { communicationTypes, type CommunicationType } from '@cardinal/contract/labels';
import type { CommunicationParams } from '../client/queries/queryKeys.ts';

/** The tabs of the screen. */
export const communicationTabs = ['all', 'due', 'mailbox'] as const;
/** A tab of the screen. */
export type CommunicationTab = (typeof communicationTabs)[number];

/** The state of the screen; all of it is in the URL. */
export interface CommunicationsState {
  tab: CommunicationTab;
  /** Type of communication; null shows every type. */
  type: CommunicationType | null;
  /** The only lead whose communications are shown; null for every lead. */
  leadId: string | null;
  /** Words that must all match; '' for no search. */
  q: string;
  /** Page number from 1, for display; the cursor determines the position. */
  page: number;
  /** Start of the page, from the server's Link header; null for the first page. */
  cursor: string | null;
  /** The email that is open in the local mailbox; null for the newest, or none on a phone. */
  mailId: string | null;
}

/** The initial state: every communication, newest first. */
export const initialCommunicationsState: CommunicationsState = {
  tab: 'all',
  type: null,
  leadId: null,
  q: '',
  page: 1,
  cursor: null,
  mailId: null,
};

/** Applies a change; a change of the filters returns to the first page. */
export function changeCommunications(
  state: CommunicationsState,
  change: Partial<CommunicationsState>,
): CommunicationsState {
  return { ...state, page: 1, cursor: null, ...change };
}

/** Number of active filters; the search does not count. */
export const communicationFilterCount = ({ type, leadId }: CommunicationsState): number =>
  Number(type !== null) + Number(leadId !== null);

/** Query of `GET /api/communications`; absent filters are omitted, so that equal lists share a cache entry. */
export function communicationParams(state: CommunicationsState): CommunicationParams {
  const { type, leadId, q, cursor } = state;
  return {
    ...(type !== null && { type }),
    ...(leadId !== null && { lead_id: leadId }),
    ...(q !== '' && { q }),
    ...(cursor !== null && { cursor }),
  };
}

/** Names of the query parameters. */
const names = {
  tab: 'tab',
  type: 'type',
  leadId: 'lead',
  q: 'q',
  page: 'page',
  cursor: 'cursor',
  mailId: 'mail',
} as const;

/** Reads the state from a URL; invalid values are treated as absent. */
export function communicationsStateFromSearch(search: URLSearchParams): CommunicationsState {
  const initial = initialCommunicationsState;
  const given = (name: keyof typeof names) => search.get(names[name]) || null;
  const cursor = given('cursor');
  const page = Number(given('page'));
  return {
    tab: communicationTabs.find((tab) => tab === given('tab')) ?? initial.tab,
    type: communicationTypes.find((type) => type === given('type')) ?? null,
    leadId: given('leadId'),
    q: given('q') ?? '',
    page: cursor !== null && Number.isInteger(page) && page > 0 ? page : initial.page,
    cursor,
    mailId: given('mailId'),
  };
}

/**
 * Writes the state into a copy of a URL's query: only what differs from the initial state. Other
 * parameters are kept.
 */
export function communicationsStateToSearch(
  state: CommunicationsState,
  search: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: keyof typeof names, value: string | null) => {
    if (value === null || value === '') next.delete(names[name]);
    else next.set(names[name], value);
  };
  put('tab', state.tab === initialCommunicationsState.tab ? null : state.tab);
  put('type', state.type);
  put('leadId', state.leadId);
  put('q', state.q);
  put('page', state.page === 1 ? null : String(state.page));
  put('cursor', state.cursor);
  put('mailId', state.mailId);
  return next;
}
