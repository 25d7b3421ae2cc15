import type { Lead } from '@cardinal/contract';
import { leadTypes } from '@cardinal/contract/labels';
import type { LeadStatus, LeadType } from '@cardinal/contract/labels';
import { InlineAlert, Button, Pagination, Skeleton, Tabs, useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { DateContext } from '../../format/index.ts';
import type { LeadHandlers } from '../LeadActions/index.ts';
import { LeadCards, LeadCardsSkeleton } from '../LeadCards/index.ts';
import { LeadFilters } from '../LeadFilters/index.ts';
import { changeLeadList, initialLeadListState } from '../leadListState.ts';
import type { LeadListState } from '../leadListState.ts';
import { LeadRows, LeadRowsSkeleton } from '../LeadRows/index.ts';
import { leadTexts } from '../texts.ts';
import { LeadListFailed, LeadListEmpty } from './LeadListStates.tsx';
import type { LeadListFailure } from './LeadListStates.tsx';
import { pageCount, pagingSummary } from './pagingSummary.ts';
import type { LeadPaging } from './pagingSummary.ts';
import * as styles from './LeadTable.css.ts';
import { useLeadShortcuts } from './useLeadShortcuts.ts';

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

/** The lead list: tabs, filters, a table or cards, pages. Every state of it, and no fetching. */
export function LeadTableView(props: LeadTableViewProps) {
  const { state, onStateChange, content, counts, shortcuts = true } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const isPhone = useMediaQuery(media.phone);
  const change = (part: Partial<LeadListState>) => onStateChange(changeLeadList(state, part));

  // The buttons stand below the rows; the new page is read from its top.
  const turnPage = (turn: () => void) => () => {
    listRef.current?.scrollIntoView({ block: 'start' });
    turn();
  };

  useLeadShortcuts({
    isOn: shortcuts,
    listRef,
    searchRef,
    onStatus: (id, status) => {
      const lead =
        content.kind === 'leads' ? content.leads.find((lead) => lead.id === id) : undefined;
      if (lead && lead.lead_status !== status) props.onStatusChange(lead, status);
    },
  });

  const isPristine =
    content.kind === 'leads' &&
    content.leads.length === 0 &&
    props.search === '' &&
    leadListIsUnfiltered(state);

  return (
    <Tabs
      label={leadTexts.tabsLabel}
      items={leadTypes.map((id) => ({ id, label: leadTexts.tabs[id], count: counts[id] }))}
      selectedKey={state.tab}
      onSelectionChange={(tab) => change({ tab })}
    >
      <div ref={listRef} className={styles.panel}>
        {!isPristine && (
          <LeadFilters
            state={state}
            onChange={change}
            search={props.search}
            onSearchChange={props.onSearchChange}
            searchRef={searchRef}
            hasShortcut={shortcuts}
            isPhone={isPhone}
          />
        )}
        <Body {...props} isPhone={isPhone} isPristine={isPristine} onChange={change} />
        <Footer
          {...props}
          onPrevious={turnPage(props.onPrevious)}
          onNext={turnPage(props.onNext)}
        />
      </div>
    </Tabs>
  );
}

function Footer({ state, content, dates, onPrevious, onNext }: LeadTableViewProps) {
  const buttons = { onPrevious, onNext, className: styles.footer };
  if (content.kind === 'loading') {
    return (
      <Pagination
        {...buttons}
        page={state.page}
        hasPrevious={false}
        hasNext={false}
        summary={<Skeleton width={72} />}
      />
    );
  }
  if (content.kind === 'failed' || content.leads.length === 0) return null;
  const { paging } = content;
  return (
    <Pagination
      {...buttons}
      page={paging.page}
      pageCount={pageCount(paging)}
      hasPrevious={paging.hasPrevious}
      hasNext={paging.hasNext}
      summary={<bdi>{pagingSummary(paging, dates.locale)}</bdi>}
    />
  );
}

/** Whether nothing but the order narrows or moves the list. */
function leadListIsUnfiltered({ sort: _sort, ...state }: LeadListState): boolean {
  const { sort: _initialSort, ...initial } = initialLeadListState;
  return JSON.stringify(state) === JSON.stringify(initial);
}

interface BodyProps extends LeadTableViewProps {
  isPhone: boolean;
  isPristine: boolean;
  onChange: (change: Partial<LeadListState>) => void;
}

function Body({ content, isPhone, isPristine, onChange, ...props }: BodyProps) {
  const sorting = {
    sort: props.state.sort,
    onSortChange: (sort: LeadListState['sort']) => onChange({ sort }),
  };
  if (content.kind === 'loading') {
    return isPhone ? <LeadCardsSkeleton /> : <LeadRowsSkeleton {...sorting} />;
  }
  if (content.kind === 'failed') return <LeadListFailed {...content} />;
  if (content.leads.length === 0) {
    return (
      <LeadListEmpty
        state={props.state}
        isSearching={props.search !== ''}
        isPristine={isPristine}
        emptyAction={props.emptyAction}
        onStateChange={props.onStateChange}
        onSearchChange={props.onSearchChange}
      />
    );
  }
  const rows = {
    leads: content.leads,
    handlers: props.handlers,
    onStatusChange: props.onStatusChange,
    dates: props.dates,
  };
  return (
    <>
      {content.refreshFailure && (
        <InlineAlert
          tone="warning"
          title={leadTexts.failed.refreshTitle}
          action={
            <Button size="sm" onPress={content.refreshFailure.onRetry}>
              {leadTexts.failed.retry}
            </Button>
          }
        >
          {content.refreshFailure.detail}
        </InlineAlert>
      )}
      {isPhone ? (
        <LeadCards {...rows} />
      ) : (
        <LeadRows {...rows} {...sorting} isRefreshing={content.isRefreshing} />
      )}
    </>
  );
}
