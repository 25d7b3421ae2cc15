import type { Lead } from '@cardinal/contract';
import type { LeadStatus } from '@cardinal/contract/labels';
import { useLocale } from '@cardinal/ui';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '../../client/CrmContext.ts';
import { useClock } from '../../format/index.ts';
import { useSearchText } from '../../lists/index.ts';
import { useContactLead } from '../LeadActions/index.ts';
import type { LeadHandlers } from '../LeadActions/index.ts';
import { useSetLeadStatus } from '../leadMutations.ts';
import { changeLeadList } from '../leadListState.ts';
import type { LeadListState } from '../leadListState.ts';
import { LeadTableView } from './LeadTableView.tsx';
import { useLeadList } from './useLeadList.ts';
import { useTabCounts } from './useTabCounts.ts';

/** Props of LeadTable. */
export interface LeadTableProps {
  /** Tab, filters, search, sort order and page, as in the URL. */
  state: LeadListState;
  /** Called with the next state, to be put into the URL. */
  onStateChange: (next: LeadListState) => void;
  /** Called to open a lead's detail; with `email`, to write an email there. */
  onOpenLead: (id: string, startsAt?: 'email') => void;
  /**
   * Whether single-letter shortcuts are enabled: `/`, `j`, `k`, `1` to `4`.
   * @default true
   */
  shortcuts?: boolean;
  /** Action if there are no leads at all, such as a button that captures one. */
  emptyAction?: ReactNode;
}

/** The lead list of the signed-in user, in the state given by the URL. */
export function LeadTable({
  state,
  onStateChange,
  onOpenLead,
  shortcuts,
  emptyAction,
}: LeadTableProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const search = useSearchText(state.q, (q) => onStateChange(changeLeadList(state, { q })));
  const list = useLeadList(state, search.typed, { locale, onStateChange });
  const counts = useTabCounts(state.event);
  const { mutate: setStatus } = useSetLeadStatus();
  const contact = useContactLead();

  const handlers = useMemo<LeadHandlers>(
    () => ({
      onView: ({ id }) => onOpenLead(id),
      onEmail: ({ id }) => onOpenLead(id, 'email'),
      onCall: contact.call,
      onWhatsapp: contact.whatsapp,
    }),
    [onOpenLead, contact],
  );
  const onStatusChange = useCallback(
    (lead: Lead, status: LeadStatus) => setStatus({ lead, status }),
    [setStatus],
  );
  const goTo = (cursor: string | null, page: number) =>
    onStateChange(changeLeadList(state, cursor === null || page <= 1 ? {} : { cursor, page }));

  return (
    <LeadTableView
      state={state}
      onStateChange={onStateChange}
      search={search.typed}
      onSearchChange={search.setTyped}
      counts={counts}
      content={list.content}
      handlers={handlers}
      onStatusChange={onStatusChange}
      onPrevious={() => goTo(list.previous, state.page - 1)}
      onNext={() => goTo(list.next, state.page + 1)}
      dates={dates}
      shortcuts={shortcuts}
      emptyAction={emptyAction}
    />
  );
}
