import type { View } from '@cardinal/contract';
import {
  all,
  changeLeadList,
  leadListStateFromSearch,
  leadListStateToSearch,
  type LeadListState,
} from '../leadListState.ts';
import { capturedText } from '../LeadFilters/capturedText.ts';
import { sourceLabel } from '../../format/sourceLabel.ts';
import type { LabelTexts } from '../../language/labelTexts.ts';
import type { LeadTexts } from '../texts.ts';

/** What a saved view keeps of the list. */
export type KeptView = Pick<View, 'id' | 'query' | 'columns'>;

/** The part of a state that the query of a view keeps. */
export const queryOf = (state: LeadListState): string =>
  leadListStateToSearch(changeLeadList(state, { view: null, columns: null })).toString();

/** The state that a view shows. */
export const stateOf = ({ id, query, columns }: KeptView): LeadListState =>
  changeLeadList(leadListStateFromSearch(new URLSearchParams(query)), { view: id, columns });

/** Whether a state differs from that of the view on which it is based. */
export const differsFrom = (state: LeadListState, view: KeptView): boolean =>
  queryOf(state) !== queryOf(stateOf(view)) || state.columns?.join() !== view.columns?.join();

/** Names are compared case-insensitively. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** "Event Leads · Hot · “acme” · Newest first". */
export const describeView = (
  state: LeadListState,
  locale: string,
  leadTexts: LeadTexts,
  labels: LabelTexts,
): string =>
  `${describeFilters(state, locale, leadTexts, labels)} · ${leadTexts.sort.orders[state.sort]}`;

/** "Event Leads · Hot · “acme”". */
export function describeFilters(
  state: LeadListState,
  locale: string,
  leadTexts: LeadTexts,
  labels: LabelTexts,
): string {
  const { tab, status, source, event, owner, stand, captured, contact, step, q, deleted } = state;
  const { filters, views } = leadTexts;
  return [
    deleted ? views.deleted : leadTexts.tabs[tab],
    ...(status === all ? [] : [labels.statuses[status]]),
    ...(source === all ? [] : [sourceLabel(source, labels)]),
    ...(event === null ? [] : [views.oneEvent]),
    ...(owner === null ? [] : [owner === 'none' ? leadTexts.owner.unassigned : views.oneOwner]),
    ...(stand === null ? [] : [filters.stands[stand]]),
    ...(captured === null ? [] : [capturedText(captured, locale, leadTexts.filters)]),
    ...(contact === null ? [] : [filters.noContactFor[contact]]),
    ...(step === null ? [] : [filters.stepDue[step]]),
    ...(q === '' ? [] : [views.search({ q })]),
  ].join(' · ');
}
