import type { TextsOf } from '@cardinal/contract/messages';
import { leadSorts, type LeadSort } from '@cardinal/contract/labels';
import { Skeleton, type DataTableError, type SortDescriptor } from '@cardinal/ui';
import { pageCount, pagingSummary } from '../../lists/index.ts';
import { activeFilterCount, initialLeadListState, type LeadListState } from '../leadListState.ts';
import type { LeadTexts } from '../texts.ts';
import type { LeadListFailure, LeadTableViewProps } from './leadTableViewProps.ts';
import type { listMessages } from '../../lists/texts.ts';

/** The sort order of a pressed title, as the server names it; the usual one if there is none in this direction. */
export function sortOf({ column, direction }: SortDescriptor): LeadSort {
  const name = direction === 'descending' ? `-${column}` : column;
  return leadSorts.find((sort) => sort === name) ?? initialLeadListState.sort;
}

/** The list's sort order, as the table marks it. */
export const descriptorOf = (sort: LeadSort): SortDescriptor => ({
  column: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

/** The paging below the rows; undefined if there is only one page. */
export function leadPaging(
  { state, content, dates, onPrevious, onNext }: LeadTableViewProps,
  listTexts: TextsOf<typeof listMessages>,
) {
  const turns = { onPrevious, onNext };
  if (content.kind === 'loading') {
    const summary = <Skeleton width={72} />;
    return { ...turns, page: state.page, hasPrevious: false, hasNext: false, summary };
  }
  if (content.kind === 'failed' || content.leads.length === 0) return undefined;
  const { paging } = content;
  return {
    ...turns,
    page: paging.page,
    pageCount: pageCount(paging),
    hasPrevious: paging.hasPrevious,
    hasNext: paging.hasNext,
    summary: <bdi>{pagingSummary(paging, dates.locale, listTexts)}</bdi>,
  };
}

/** Why the leads could not be loaded, as text. */
export function errorOf(
  { detail, isOffline = false, ...retry }: LeadListFailure,
  { failed }: LeadTexts,
  listTexts: TextsOf<typeof listMessages>,
): DataTableError {
  return {
    ...retry,
    illustration: isOffline ? 'offline' : 'error',
    title: isOffline ? listTexts.offline : failed.title,
    description: isOffline ? failed.offlineDescription : detail,
  };
}

/** Whether the list has no filter and is on its first page. */
export function isUnfiltered(state: LeadListState): boolean {
  const isFirstPage = state.page === 1 && state.cursor === null;
  const isNarrowed = activeFilterCount(state) > 0 || state.q !== '' || state.deleted;
  return isFirstPage && !isNarrowed && state.tab === initialLeadListState.tab;
}
