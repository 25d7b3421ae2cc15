import { useQueryClient } from '@tanstack/react-query';
import { toasts, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { errorDetail, useApi } from '../../client/index.ts';
import { useIsShown } from '../../forms/useIsShown.ts';
import { useLeadList } from '../LeadTable/useLeadList.ts';
import { pagingPosition, type Paging } from '../../lists/index.ts';
import { detailMessages } from '../detailTexts.ts';
import { changeLeadList, type LeadListState } from '../leadListState.ts';
import { leadPageQuery } from '../leadQueries.ts';
import type { Neighbours } from './LeadFooter.tsx';
import { useTexts } from '../../language/index.ts';
import { listMessages } from '../../lists/texts.ts';

/** The order of the list when it last contained this lead. */
interface Order {
  ids: readonly string[];
  /** Where its page is in the whole list. */
  paging: Paging | undefined;
  previous: string | null;
  next: string | null;
}

const noOrder: Order = { ids: [], paging: undefined, previous: null, next: null };

/** Differs between orders that show different neighbours or another position. */
const keyOf = ({ ids, paging }: Order) => [paging?.page, paging?.total, ...ids].join();

/**
 * The leads before and after one in the list that a state describes, including those on
 * neighbouring pages. A change that removes the lead from the list (such as another status) keeps
 * its neighbours.
 */
export function useNeighbours(
  leadId: string,
  state: LeadListState,
  onOpen: (leadId: string, state: LeadListState) => void,
): Neighbours | undefined {
  const texts = useTexts(detailMessages).neighbours;
  const listTexts = useTexts(listMessages);
  const { locale } = useLocale();
  const api = useApi();
  const queryClient = useQueryClient();
  const list = useLeadList(state, state.q, { locale, onStateChange: () => undefined });
  const [known, setKnown] = useState(noOrder);
  const [isLoading, setLoading] = useState(false);
  const isShown = useIsShown(leadId);

  const page = list.content.kind === 'leads' ? list.content : undefined;
  const ids = page?.leads.map(({ id }) => id) ?? [];
  const isListed = ids.includes(leadId);
  const order = isListed
    ? { ids, paging: page?.paging, previous: list.previous, next: list.next }
    : known;
  // Stored while the list contains the lead; by the next render it may not.
  if (isListed && keyOf(order) !== keyOf(known)) setKnown(order);

  const index = order.ids.indexOf(leadId);
  if (index === -1) return undefined;

  /**
   * Opens the first or last lead of the page beside this one, and lists that page; unless the user
   * closes this lead or opens another one meanwhile.
   */
  const turn = async (cursor: string, step: 1 | -1) => {
    const page = state.page + step;
    const beside = changeLeadList(state, page <= 1 ? {} : { cursor, page });
    setLoading(true);
    try {
      const { leads } = await queryClient.fetchQuery(leadPageQuery(api, beside));
      const lead = leads.at(step === 1 ? 0 : -1);
      if (lead && isShown(leadId)) onOpen(lead.id, beside);
    } catch (error) {
      if (!isShown(leadId)) return;
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' });
    } finally {
      setLoading(false);
    }
  };
  const beside = (step: 1 | -1, cursor: string | null) => {
    const id = order.ids[index + step];
    if (id !== undefined) return () => onOpen(id, state);
    return cursor === null ? undefined : () => void turn(cursor, step);
  };
  return {
    onPrevious: beside(-1, order.previous),
    onNext: beside(1, order.next),
    isLoading,
    position: order.paging && pagingPosition(order.paging, index, locale, listTexts),
  };
}
