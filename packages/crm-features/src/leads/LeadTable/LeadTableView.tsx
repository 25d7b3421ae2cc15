import type { Lead } from '@cardinal/contract';
import { leadSorts, leadStatuses, leadTypes } from '@cardinal/contract/labels';
import type { LeadSort, LeadStatus, LeadType } from '@cardinal/contract/labels';
import { Button, DataTable, InlineAlert, Skeleton, Tabs, useMediaQuery } from '@cardinal/ui';
import type { DataTableError, SortDescriptor } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { leadName } from '../../format/index.ts';
import type { DateContext } from '../../format/index.ts';
import type { LeadHandlers } from '../LeadActions/index.ts';
import { leadColumns } from '../LeadColumns/index.ts';
import { LeadFilters } from '../LeadFilters/index.ts';
import { activeFilterCount, changeLeadList, initialLeadListState } from '../leadListState.ts';
import type { LeadListState } from '../leadListState.ts';
import { leadTexts } from '../texts.ts';
import { LeadListEmpty } from './LeadListEmpty.tsx';
import { pageCount, pagingSummary } from './pagingSummary.ts';
import type { LeadPaging } from './pagingSummary.ts';
import { useSearchKey } from './useSearchKey.ts';

/** Why the list can't be shown. */
export interface LeadListFailure {
  /** Sentence for a person: what happened. */
  detail: string;
  /** Whether there is no network, so that waiting helps more than trying. */
  isOffline?: boolean;
  /** What support needs to find the case. */
  reference?: string;
  /** Tries again. */
  onRetry: () => void;
  /** Whether a new try is on its way. */
  isRetrying?: boolean;
}

/** What stands below the filters. */
export type LeadListContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & LeadListFailure)
  | {
      kind: 'leads';
      leads: readonly Lead[];
      paging: LeadPaging;
      /** Whether newer leads are on their way; the old ones stay, dimmed. */
      isRefreshing?: boolean;
      /** Why the shown leads could not be read again, if they couldn't. */
      refreshFailure?: Pick<LeadListFailure, 'detail' | 'onRetry'>;
    };

/** Props of LeadTableView. */
export interface LeadTableViewProps {
  /** Tab, filters, search, order and page. */
  state: LeadListState;
  /** Called with the next state. */
  onStateChange: (next: LeadListState) => void;
  /** What stands in the search field, which is ahead of `state.q` while someone types. */
  search: string;
  onSearchChange: (text: string) => void;
  /** How many leads each tab has; undefined where that is not known (yet). */
  counts: Partial<Record<LeadType, number>>;
  content: LeadListContent;
  /** What can be done with a lead. */
  handlers: LeadHandlers;
  /** Called with a newly chosen status. */
  onStatusChange: (lead: Lead, status: LeadStatus) => void;
  onPrevious: () => void;
  onNext: () => void;
  /** Locale and present moment of the dates. */
  dates: DateContext;
  /**
   * Whether single-letter keys are on: `/`, `j`, `k`, `1` to `4`.
   * @default true
   */
  shortcuts?: boolean;
  /** What to do when there are no leads at all: a button that captures one. */
  emptyAction?: ReactNode;
}

/** The order that a pressed title asks for, as the server names it. */
function sortOf({ column, direction }: SortDescriptor): LeadSort | undefined {
  const name = direction === 'descending' ? `-${column}` : column;
  return leadSorts.find((sort) => sort === name);
}

/** The list's order as the table marks it. */
const descriptorOf = (sort: LeadSort): SortDescriptor => ({
  column: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

/** The pages below the rows; none where there is nothing to page through. */
function pagingOf({ state, content, dates, onPrevious, onNext }: LeadTableViewProps) {
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
    summary: <bdi>{pagingSummary(paging, dates.locale)}</bdi>,
  };
}

/** Why the leads could not be read, in words. */
function errorOf({ detail, isOffline = false, ...retry }: LeadListFailure): DataTableError {
  const { failed } = leadTexts;
  return {
    ...retry,
    illustration: isOffline ? 'offline' : 'error',
    title: isOffline ? failed.offlineTitle : failed.title,
    description: isOffline ? failed.offlineDescription : detail,
  };
}

/** The lead list: tabs, filters, a table or cards, pages. Every state of it, and no fetching. */
export function LeadTableView(props: LeadTableViewProps) {
  const { state, onStateChange, content, counts, search, shortcuts = true } = props;
  const { handlers, onStatusChange, dates } = props;
  const searchRef = useRef<HTMLInputElement>(null);
  const isPhone = useMediaQuery(media.phone);
  const change = (part: Partial<LeadListState>) => onStateChange(changeLeadList(state, part));
  useSearchKey(searchRef, shortcuts);
  const columns = useMemo(
    () => leadColumns({ handlers, onStatusChange, dates }),
    [handlers, onStatusChange, dates],
  );

  const leads = content.kind === 'leads' ? content.leads : [];
  const isPristine =
    content.kind === 'leads' && leads.length === 0 && search === '' && isUnfiltered(state);

  const setStatusByKey = (lead: Lead, { key }: { key: string }): boolean => {
    const status = leadStatuses[Number(key) - 1];
    if (status && status !== lead.lead_status) onStatusChange(lead, status);
    return status !== undefined;
  };

  return (
    <Tabs
      label={leadTexts.tabsLabel}
      items={leadTypes.map((id) => ({ id, label: leadTexts.tabs[id], count: counts[id] }))}
      selectedKey={state.tab}
      onSelectionChange={(tab) => change({ tab })}
    >
      <DataTable
        label={leadTexts.list}
        columns={columns}
        rows={leads}
        rowKey={({ id }) => id}
        rowName={leadName}
        sortDescriptor={descriptorOf(state.sort)}
        onSortChange={(order) => change({ sort: sortOf(order) ?? state.sort })}
        onRowAction={handlers.onView}
        rowActionLabel={(lead) => leadTexts.actions.view(leadName(lead))}
        onRowKey={shortcuts ? setStatusByKey : undefined}
        hasPageKeys={shortcuts}
        isLoading={content.kind === 'loading'}
        loadingLabel={leadTexts.loading}
        loadingRows={12}
        isRefreshing={content.kind === 'leads' && content.isRefreshing}
        isSticky
        hasSortMenu={false}
        toolbar={
          isPristine ? undefined : (
            <LeadFilters
              state={state}
              onChange={change}
              search={search}
              onSearchChange={props.onSearchChange}
              searchRef={searchRef}
              hasShortcut={shortcuts}
              isPhone={isPhone}
            />
          )
        }
        notice={content.kind === 'leads' && <OutOfDate failure={content.refreshFailure} />}
        error={content.kind === 'failed' ? errorOf(content) : undefined}
        emptyState={
          <LeadListEmpty
            state={state}
            isSearching={search !== ''}
            isPristine={isPristine}
            emptyAction={props.emptyAction}
            onStateChange={onStateChange}
            onSearchChange={props.onSearchChange}
          />
        }
        paging={pagingOf(props)}
      />
    </Tabs>
  );
}

/** Whether nothing but the order narrows or moves the list. */
function isUnfiltered(state: LeadListState): boolean {
  const isFirstPage = state.page === 1 && state.cursor === null;
  const isNarrowed = activeFilterCount(state) > 0 || state.q !== '';
  return isFirstPage && !isNarrowed && state.tab === initialLeadListState.tab;
}

/** Above leads that could not be read again. */
function OutOfDate({
  failure,
}: {
  failure: Pick<LeadListFailure, 'detail' | 'onRetry'> | undefined;
}) {
  if (!failure) return null;
  return (
    <InlineAlert
      tone="warning"
      title={leadTexts.failed.refreshTitle}
      action={
        <Button size="sm" onPress={failure.onRetry}>
          {leadTexts.failed.retry}
        </Button>
      }
    >
      {failure.detail}
    </InlineAlert>
  );
}
