import type { Lead } from '@cardinal/contract';
import type { Selection } from '@cardinal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../client/index.ts';
import { leadsQuery } from '../../client/queries/leadsQuery.ts';
import type { Paging } from '../../lists/index.ts';
import { leadFilterOf, leadListParams, type LeadListState } from '../leadListState.ts';

const none: ReadonlySet<string> = new Set();

/** The chosen leads of the list. */
export interface LeadSelection {
  /** Ids of the chosen leads; `all` for the whole list, including other pages. */
  keys: Selection;
  set: (keys: Selection) => void;
  /** Removes leads that were changed; leads that were chosen meanwhile stay chosen. */
  drop: (leads: readonly Lead[]) => void;
  /** The chosen leads on screen. */
  leads: readonly Lead[];
}

/** The choice on one page of one list; another filter or page clears it. */
export function useChosen(state: LeadListState) {
  const list = JSON.stringify(leadListParams(state));
  const [chosen, setChosen] = useState<{ list: string; keys: Selection }>({ list, keys: none });
  const keys = chosen.list === list ? chosen.keys : none;
  return {
    keys,
    isChoosing: keys === 'all' || keys.size > 0,
    set: (next: Selection) => setChosen({ list, keys: next }),
    /** Removes leads from the choice, which may have changed since this render. */
    drop: (ids: readonly string[]) =>
      setChosen((now) => {
        if (now.keys !== 'all') {
          return { ...now, keys: new Set([...now.keys].filter((id) => !ids.includes(id))) };
        }
        return keys === 'all' && now.list === list ? { list, keys: none } : now;
      }),
  };
}

/** The chosen leads among those on screen: leads that leave the list leave the selection. */
export function useLeadSelection(
  { keys, set, drop }: ReturnType<typeof useChosen>,
  shown: readonly Lead[],
): LeadSelection {
  const leads = keys === 'all' ? shown : shown.filter(({ id }) => keys.has(id));
  return {
    keys: keys === 'all' ? keys : new Set(leads.map(({ id }) => id)),
    set,
    drop: (done) => drop(done.map(({ id }) => id)),
    leads,
  };
}

/**
 * The number of leads on all pages; null while it is unknown. Counting stops at a limit, until all leads
 * of the page are chosen, and the next choice is all of the list.
 */
export function useTotalToChoose(
  state: LeadListState,
  { keys }: Pick<LeadSelection, 'keys'>,
  shown: { leads: readonly Lead[]; paging: Paging } | undefined,
): number | null {
  const isChosen = keys === 'all' || (keys.size > 0 && keys.size === shown?.leads.length);
  const isCapped = shown?.paging.isTotalCapped ?? false;
  const { data } = useQuery({
    ...leadsQuery(useApi(), { ...leadFilterOf(state), limit: 1, total: 'exact' }),
    enabled: isChosen && isCapped,
    select: ({ total }) => total,
  });
  return (isCapped ? data : shown?.paging.total) ?? null;
}
