import type { Lead } from '@cardinal/contract';
import type { LeadStatus } from '@cardinal/contract/labels';
import { useLocale, useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { lazy, Suspense, useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { useIsEmbedded, useNow } from '../../client/CrmContext.ts';
import { useClock } from '../../format/index.ts';
import { useSearchText } from '../../lists/index.ts';
import type { ConfirmCall } from '../bulk/bulk.ts';
import { useAskMatching } from '../bulk/useAskMatching.tsx';
import { useBulk } from '../bulk/useBulk.ts';
import { useFillingIn } from '../FillIn/index.ts';
import { useContactLead, type LeadHandlers } from '../LeadActions/index.ts';
import { withListColumn } from '../LeadColumns/index.ts';
import { useAskForOwner, useOwnerChoices, useOwnerNames } from '../LeadOwner/index.ts';
import { LeadViewMenu, useLeadViews } from '../LeadViews/index.ts';
import { useSetLeadStatus } from '../leadMutations.ts';
import { changeLeadList, initialLeadListState, type LeadListState } from '../leadListState.ts';
import { LeadsDeletedNotice } from './LeadsDeletedNotice.tsx';
import { LeadTableView } from './LeadTableView.tsx';
import { useBulkActions } from './useBulkActions.ts';
import { useHeldList } from './useHeldList.ts';
import { useLeadList } from './useLeadList.ts';
import { useChosen, useLeadSelection, useTotalToChoose } from './useLeadSelection.ts';
import { useEventNames } from '../LeadFilters/index.ts';
import { useTabCounts } from './useTabCounts.ts';

export interface LeadTableProps {
  /** Tab, filters, search, sort order and page, as in the URL. @default the table's own state */
  state?: LeadListState;
  /** Called with the next state, to be put into the URL. */
  onStateChange?: (next: LeadListState) => void;
  /**
   * Called to open a lead's detail; with `email`, to write an email there.
   * @default opens it in a dialog
   */
  onOpenLead?: (id: string, startsAt?: 'email') => void;
  /**
   * Whether the user's saved views, and those shared with them, are offered.
   * @default false
   */
  hasViews?: boolean;
  /** Ids of the columns that are shown unless a view has its own; null for the usual ones. */
  columns?: readonly string[] | null | undefined;
  /** Called with the ids of these columns, in order. Without it, the columns are fixed. */
  onColumnsChange?: (columns: readonly string[]) => void;
  /**
   * Makes a call for which the server may ask for a recent sign-in, such as an export.
   * @default makes the call as it is
   */
  confirm?: ConfirmCall;
  /**
   * Whether single-letter shortcuts are enabled: `/`, `j`, `k`, `x`, `a`, `i`, `1` to `4`.
   * @default true, but false where the page provides the token
   */
  shortcuts?: boolean;
  /** Action shown if there are no leads at all, such as a button that captures one. */
  emptyAction?: ReactNode;
  /**
   * Whether managers see whose the leads are. A list beside other content leaves the column out, which
   * adds two elements to every row.
   * @default true
   */
  hasOwners?: boolean;
  /**
   * Whether the list offers every filter and every column.
   * @default false
   */
  hasMore?: boolean;
}

/** The props, with defaults for those that the page omits. */
type ConnectedProps = LeadTableProps &
  Required<Pick<LeadTableProps, 'state' | 'onStateChange' | 'onOpenLead'>>;

const loadChanges = () => import('../LeadViews/ViewChanges.tsx');
const ViewChanges = lazy(async () => ({ default: (await loadChanges()).ViewChanges }));

const asItIs: ConfirmCall = (call) => call();
const noLeads: readonly Lead[] = [];

/** The actions for one lead; the same functions in every render. */
function useLeadHandlers(
  onOpenLead: ConnectedProps['onOpenLead'],
  onFillIn: LeadHandlers['onFillIn'],
) {
  const { mutate: setStatus } = useSetLeadStatus();
  const { run } = useBulk();
  const contact = useContactLead();
  const handlers = useMemo<LeadHandlers>(
    () => ({
      onView: ({ id }) => onOpenLead(id),
      onEmail: ({ id }) => onOpenLead(id, 'email'),
      onCall: contact.call,
      onWhatsapp: contact.whatsapp,
      onFillIn,
    }),
    [onOpenLead, onFillIn, contact],
  );
  return {
    handlers,
    onStatusChange: useCallback(
      (lead: Lead, status: LeadStatus) => setStatus({ lead, status }),
      [setStatus],
    ),
    onRestore: useCallback(
      (lead: Lead) => run(lead.id, (bulk, tools) => bulk.restoreAll(tools, [lead])),
      [run],
    ),
  };
}

function Connected(props: ConnectedProps) {
  const { state, onStateChange, onOpenLead, emptyAction, confirm = asItIs } = props;
  const { hasOwners = true, hasMore = false, hasViews = false, onColumnsChange } = props;
  const isEmbedded = useIsEmbedded();
  const { shortcuts = !isEmbedded } = props;
  const { locale } = useLocale();
  const rowsId = useId();
  const isPhone = useMediaQuery(media.phone);
  const now = useClock(useNow());
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const search = useSearchText(state.q, (q) => onStateChange(changeLeadList(state, { q })));
  const list = useLeadList(state, search.typed, { locale, onStateChange });
  const counts = useTabCounts(state);
  const views = useLeadViews(state, hasViews);
  const columns = state.columns ?? props.columns;
  const fillingIn = useFillingIn(rowsId, onOpenLead);
  const own = useLeadHandlers(onOpenLead, fillingIn.toggle);
  const [deleted, setDeleted] = useState(noLeads);

  const chosen = useChosen(state);
  const content = useHeldList(list.content, {
    state,
    search: search.typed,
    rowsId,
    isHeld: chosen.isChoosing || fillingIn.isOpen,
  });
  const shown = content.kind === 'leads' ? content : undefined;
  const selection = useLeadSelection(chosen, shown?.leads ?? noLeads);
  const total = useTotalToChoose(state, selection, shown);
  const matching = useAskMatching(state, total ?? 0);
  const assigning = useAskForOwner(selection.keys, total);
  const nameOwner = useOwnerNames();
  const ownerOf = hasOwners ? nameOwner : undefined;
  const owners = useOwnerChoices();
  const events = useEventNames(hasMore);
  const bulk = useBulkActions(selection, {
    state,
    onChangeAll: matching.ask,
    confirm,
    onAssign: assigning.askForChosen,
    onDeleted: setDeleted,
  });

  const goTo = (cursor: string | null, page: number) => {
    // The cursors are still those of the page before.
    if (shown?.isRefreshing) return;
    onStateChange(changeLeadList(state, cursor === null || page <= 1 ? {} : { cursor, page }));
  };

  return (
    <>
      <LeadTableView
        {...own}
        ownerOf={ownerOf}
        owners={owners}
        onAssign={assigning.ask}
        state={state}
        onStateChange={onStateChange}
        search={search.typed}
        onSearchChange={search.setTyped}
        counts={counts}
        content={content}
        selection={{
          keys: selection.keys,
          total,
          onChange: selection.set,
          actions: bulk.actions,
          onStatusChange: bulk.setStatus,
        }}
        // Whoever looks for what is due reads when.
        columns={state.step === null ? columns : withListColumn(columns, 'next_step')}
        eventOf={events.eventOf}
        events={events.choices}
        tools={
          <LeadViewMenu
            state={state}
            onStateChange={onStateChange}
            views={views}
            columns={columns}
            onColumnsChange={
              onColumnsChange &&
              ((next) => {
                // Those of a view are part of the address, until they are saved into the view.
                if (views?.current || state.columns) onStateChange({ ...state, columns: next });
                else onColumnsChange(next);
              })
            }
            hasMore={hasMore}
            hasOwners={ownerOf !== undefined}
            isPhone={isPhone}
          />
        }
        notice={
          (views?.isChanged || deleted.length > 0) && (
            <>
              {views?.current && views.isChanged && (
                <Suspense>
                  <ViewChanges view={views.current} state={state} onStateChange={onStateChange} />
                </Suspense>
              )}
              {deleted.length > 0 && (
                <LeadsDeletedNotice
                  key={deleted.map(({ id }) => id).join()}
                  leads={deleted}
                  // An undo may end after a later deletion, whose notice stays.
                  onDone={() => setDeleted((now) => (now === deleted ? noLeads : now))}
                />
              )}
            </>
          )
        }
        rowsId={rowsId}
        rowDetail={fillingIn.detailAmong(shown?.leads)}
        onPrevious={() => goTo(list.previous, state.page - 1)}
        onNext={() => goTo(list.next, state.page + 1)}
        dates={dates}
        shortcuts={shortcuts}
        emptyAction={emptyAction}
      />
      {assigning.dialog(bulk.assign)}
      {matching.dialog}
    </>
  );
}

const LeadDetail = lazy(async () => ({
  default: (await import('../LeadDetail/index.ts')).LeadDetail,
}));

/** Opens leads in a dialog over the table, for pages that do not show them themselves. */
function WithDetail(props: Omit<ConnectedProps, 'onOpenLead'>) {
  const [open, setOpen] = useState<{ id: string; startsAt?: 'email' } | null>(null);
  const onOpenLead = useCallback(
    (id: string, startsAt?: 'email') => setOpen({ id, ...(startsAt && { startsAt }) }),
    [],
  );
  return (
    <>
      <Connected {...props} onOpenLead={onOpenLead} />
      {open && (
        <Suspense>
          <LeadDetail
            key={open.id}
            leadId={open.id}
            startsAt={open.startsAt}
            listState={props.state}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The lead list of the signed-in user. Give it the state of the URL, or let it keep its own. */
export function LeadTable({ onOpenLead, ...props }: LeadTableProps) {
  const [ownState, setOwnState] = useState(initialLeadListState);
  const state = props.state ?? ownState;
  const onStateChange = (next: LeadListState) => {
    setOwnState(next);
    props.onStateChange?.(next);
  };
  const connected = { ...props, state, onStateChange };
  return onOpenLead ? (
    <Connected {...connected} onOpenLead={onOpenLead} />
  ) : (
    <WithDetail {...connected} />
  );
}
