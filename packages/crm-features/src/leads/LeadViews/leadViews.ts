import {
  all,
  changeLeadList,
  leadListStateFromSearch,
  leadListStateToSearch,
  type LeadListState,
} from '../leadListState.ts';
import { leadTexts } from '../texts.ts';

/** A list state that the user has given a name. */
export interface LeadView {
  name: string;
  /** The state as in the URL, without its page. */
  search: string;
}

/** Highest number of saved views. */
export const mostViews = 20;

/** Maximum length of a view's name. */
export const viewNameLength = 60;

/** The part of a state that a view keeps. */
export const searchOf = (state: LeadListState): string =>
  leadListStateToSearch(changeLeadList(state, {})).toString();

/** The state that a view shows. */
export const stateOf = ({ search }: LeadView): LeadListState =>
  leadListStateFromSearch(new URLSearchParams(search));

/** The saved view that a state shows, if it shows one. */
export function currentView(
  state: LeadListState,
  views: readonly LeadView[],
): LeadView | undefined {
  const search = searchOf(state);
  return views.find((view) => searchOf(stateOf(view)) === search);
}

/** The views with one added, or with a new state for the existing one of this name. */
export function withView(views: readonly LeadView[], view: LeadView): LeadView[] {
  const index = views.findIndex(({ name }) => isSameName(name, view.name));
  return index === -1 ? [...views, view] : views.with(index, view);
}

/** Names are compared case-insensitively. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** "Event Leads · Hot · “acme” · Newest first". */
export function describeView(state: LeadListState): string {
  const { tab, status, source, stand, captured, contact, q, sort, deleted } = state;
  return [
    deleted ? leadTexts.views.deleted : leadTexts.tabs[tab],
    ...[status, source].filter((value) => value !== all),
    ...(stand === null ? [] : [leadTexts.filters.stands[stand]]),
    ...(captured === null ? [] : [leadTexts.filters.capturedIn[captured]]),
    ...(contact === null ? [] : [leadTexts.filters.noContactFor[contact]]),
    ...(q === '' ? [] : [leadTexts.views.search(q)]),
    leadTexts.sort.orders[sort],
  ].join(' · ');
}
