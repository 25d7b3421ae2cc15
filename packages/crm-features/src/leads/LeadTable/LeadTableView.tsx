import type { Lead } from '@cardinal/contract';
import { isIncomplete, leadStatuses, leadTypes } from '@cardinal/contract/labels';
import { DataTable, Tabs, useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { useMemo, useRef } from 'react';
import { leadName } from '../../format/index.ts';
import { useSearchKey } from '../../lists/index.ts';
import {
  deletedLeadColumns,
  leadColumns,
  optionalColumns,
  shownColumns,
} from '../LeadColumns/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { LeadFilters } from '../LeadFilters/index.ts';
import { changeLeadList, type LeadListState } from '../leadListState.ts';
import { leadMessages, type LeadTexts } from '../texts.ts';
import { LeadListEmpty } from './LeadListEmpty.tsx';
import { toolsAlone } from './LeadTable.css.ts';
import { LeadListNotices } from './LeadListNotices.tsx';
import type { LeadTableViewProps } from './leadTableViewProps.ts';
import { descriptorOf, errorOf, isUnfiltered, leadPaging, sortOf } from './listParts.tsx';
import { useTexts } from '../../language/index.ts';
import { listMessages } from '../../lists/texts.ts';

export type {
  LeadListContent,
  LeadListFailure,
  LeadListSelection,
  LeadTableViewProps,
} from './leadTableViewProps.ts';

/**
 * The tabs; the counts are those of leads that are not deleted. All leads of an event are event
 * leads to a reader, so there the tab of that type is shown only if an address has chosen it.
 */
const tabsOf = ({ state, counts }: LeadTableViewProps, leadTexts: LeadTexts) =>
  leadTypes
    .filter((id) => state.event === null || id !== 'Event Leads' || id === state.tab)
    .map((id) => {
      const tab = { id, label: leadTexts.tabs[id] };
      return state.deleted ? tab : Object.assign(tab, { count: counts[id] });
    });

/** The columns of the list, or of the deleted leads. */
function useColumns(props: LeadTableViewProps) {
  const texts = useTexts(leadMessages);
  const labels = useTexts(labelMessages);
  const { handlers, onStatusChange, onRestore, ownerOf, columns, eventOf, dates } = props;
  const chosen = columns?.join();
  const isDeleted = props.state.deleted;
  return useMemo(
    () =>
      isDeleted
        ? deletedLeadColumns({ onRestore, dates, texts, labels })
        : leadColumns({
            handlers,
            onStatusChange,
            ownerOf,
            eventOf,
            chosen: chosen?.split(','),
            dates,
            texts,
            labels,
          }),
    [
      isDeleted,
      handlers,
      onStatusChange,
      onRestore,
      ownerOf,
      eventOf,
      chosen,
      dates,
      texts,
      labels,
    ],
  );
}

/**
 * Sets the status by the keys 1 to 4, or asks by `a` who gets it: a lead, or all chosen ones if it is
 * among them. The key `i` fills in an incomplete lead.
 */
const changeByKey =
  ({ selection, onStatusChange, onAssign, handlers }: LeadTableViewProps) =>
  (lead: Lead, { key }: { key: string }): boolean => {
    if (key === 'a' && onAssign) {
      onAssign(lead);
      return true;
    }
    if (key === 'i' && handlers.onFillIn && isIncomplete(lead)) {
      handlers.onFillIn(lead);
      return true;
    }
    const status = leadStatuses[Number(key) - 1];
    if (!status) return false;
    const isChosen = selection && (selection.keys === 'all' || selection.keys.has(lead.id));
    if (isChosen) selection.onStatusChange(status);
    else if (status !== lead.lead_status) onStatusChange(lead, status);
    return true;
  };

/** Ids of the columns that are not shown. */
function hiddenOf(chosen: LeadTableViewProps['columns']): string[] {
  const shown = shownColumns(chosen);
  return optionalColumns.map(({ id }) => id).filter((id) => !shown.includes(id));
}

/**
 * The lead list: tabs, filters, a table or cards, paging. Shows every state, and fetches nothing.
 */
export function LeadTableView(props: LeadTableViewProps) {
  const leadTexts = useTexts(leadMessages);
  const listTexts = useTexts(listMessages);
  const { state, onStateChange, content, search, shortcuts = true } = props;
  const { handlers, selection, dates } = props;
  const searchRef = useRef<HTMLInputElement>(null);
  const isPhone = useMediaQuery(media.phone);
  const change = (part: Partial<LeadListState>) => onStateChange(changeLeadList(state, part));
  useSearchKey(searchRef, shortcuts);
  const columns = useColumns(props);

  const leads = content.kind === 'leads' ? content.leads : [];
  const isPristine =
    content.kind === 'leads' && leads.length === 0 && search === '' && isUnfiltered(state);

  return (
    <Tabs
      label={leadTexts.tabsLabel}
      items={tabsOf(props, leadTexts)}
      selectedKey={state.tab}
      onSelectionChange={(tab) => change({ tab })}
    >
      <div id={props.rowsId}>
        <DataTable
          label={leadTexts.list}
          columns={columns}
          hiddenColumns={isPhone ? undefined : hiddenOf(props.columns)}
          rows={leads}
          rowKey={({ id }) => id}
          rowName={leadName}
          sortDescriptor={descriptorOf(state.sort)}
          onSortChange={(order) => change({ sort: sortOf(order) })}
          selectionMode={selection ? 'multiple' : 'none'}
          selectedKeys={selection?.keys}
          onSelectionChange={selection?.onChange}
          bulkActions={selection?.actions}
          totalRows={selection?.total ?? undefined}
          newKeys={content.kind === 'leads' ? content.newKeys : undefined}
          onRowAction={state.deleted ? undefined : handlers.onView}
          rowActionLabel={(lead) => leadTexts.actions.view({ name: leadName(lead) })}
          onRowKey={shortcuts && !state.deleted ? changeByKey(props) : undefined}
          rowDetail={props.rowDetail}
          hasPageKeys={shortcuts}
          isLoading={content.kind === 'loading'}
          loadingLabel={leadTexts.loading}
          loadingRows={12}
          isRefreshing={content.kind === 'leads' && content.isRefreshing}
          isSticky
          hasSortMenu={false}
          toolbar={
            isPristine ? (
              props.tools && <div className={toolsAlone}>{props.tools}</div>
            ) : (
              <LeadFilters
                state={state}
                onChange={change}
                search={search}
                onSearchChange={props.onSearchChange}
                searchRef={searchRef}
                owners={props.owners}
                events={props.events}
                hasShortcut={shortcuts}
                isPhone={isPhone}
                end={props.tools}
              />
            )
          }
          notice={
            <LeadListNotices
              state={state}
              onStateChange={onStateChange}
              content={content}
              dates={dates}
            >
              {props.notice}
            </LeadListNotices>
          }
          error={content.kind === 'failed' ? errorOf(content, leadTexts, listTexts) : undefined}
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
          paging={leadPaging(props, listTexts)}
        />
      </div>
    </Tabs>
  );
}
