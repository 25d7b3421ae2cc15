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
import { pageCount, pagingSummary, useSearchKey } from '../../lists/index.ts';
import type { Paging } from '../../lists/index.ts';
import type { LeadHandlers } from '../LeadActions/index.ts';
import { leadColumns } from '../LeadColumns/index.ts';
import { LeadFilters } from '../LeadFilters/index.ts';
import { activeFilterCount, changeLeadList, initialLeadListState } from '../leadListState.ts';
import type { LeadListState } from '../leadListState.ts';
import { leadTexts } from '../texts.ts';
import { LeadListEmpty } from './LeadListEmpty.tsx';

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
      /** Why the leads could not be refreshed, if so. */
      refreshFailure?: Pick<LeadListFailure, 'detail' | 'onRetry'>;
    };

/** Props of LeadTableView. */
export interface LeadTableViewProps {
  /** Tab, filters, search, sort order and page. */
  state: LeadListState;
  /** Called with the next state. */
  onStateChange: (next: LeadListState) => void;
  /** The text in the search field, which is ahead of `state.q` while the user is typing. */
  search: string;
  onSearchChange: (text: string) => void;
  /** Number of leads per tab; undefined while unknown. */
  counts: Partial<Record<LeadType, number>>;
  content: LeadListContent;
  /** The actions for a lead. */
  handlers: LeadHandlers;
  /** Called with a newly chosen status. */
  onStatusChange: (lead: Lead, status: LeadStatus) => void;
  onPrevious: () => void;
  onNext: () => void;
  /** Locale and current moment for the dates. */
  dates: DateContext;
  /**
   * Whether single-letter shortcuts are enabled: `/`, `j`, `k`, `1` to `4`.
   * @default true
   */
  shortcuts?: boolean;
  /** Action if there are no leads at all, such as a button that captures one. */
  emptyAction?: ReactNode;
}

/** The sort order of a pressed title, as the server names it. */
function sortOf({ column, direction }: SortDescriptor): LeadSort | undefined {
  const name = direction === 'descending' ? `-${column}` : column;
  return leadSorts.find((sort) => sort === name);
}

/** The list's sort order, as the table marks it. */
const descriptorOf = (sort: LeadSort): SortDescriptor => ({
  column: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

/** The paging below the rows; undefined if there is only one page. */
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

/** Why the leads could not be loaded, as text. */
function errorOf({ detail, isOffline = false, ...retry }: LeadListFailure): DataTableError {
  const { failed } = leadTexts;
  return {
    ...retry,
    illustration: isOffline ? 'offline' : 'error',
    title: isOffline ? failed.offlineTitle : failed.title,
    description: isOffline ? failed.offlineDescription : detail,
  };
}

/**
 * The lead list: tabs, filters, a table or cards, paging. Shows every state, and fetches nothing.
 */
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

/** Whether the list has no filter and is on its first page. */
function isUnfiltered(state: LeadListState): boolean {
  const isFirstPage = state.page === 1 && state.cursor === null;
  const isNarrowed = activeFilterCount(state) > 0 || state.q !== '';
  return isFirstPage && !isNarrowed && state.tab === initialLeadListState.tab;
}

/** A notice above leads that could not be refreshed. */
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
