import type { Lead } from '@cardinal/contract';
import { paging } from '@cardinal/contract/limits';
import type { Selection } from '@cardinal/ui';
import { useState } from 'react';
import { useApi } from '../../client/index.ts';
import { leadListParams, type LeadListState } from '../leadListState.ts';

const none: ReadonlySet<string> = new Set();

/** The chosen leads of the list. */
export interface LeadSelection {
  /** Ids of the chosen leads; `all` for the whole list, including other pages. */
  keys: Selection;
  set: (keys: Selection) => void;
  /** Removes leads that were changed; leads that were chosen meanwhile stay chosen. */
  drop: (leads: readonly Lead[]) => void;
  /** Every chosen lead; those on other pages are fetched first. */
  read: () => Promise<readonly Lead[]>;
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
  state: LeadListState,
  shown: readonly Lead[],
): LeadSelection {
  const api = useApi();
  const leads = keys === 'all' ? shown : shown.filter(({ id }) => keys.has(id));
  return {
    keys: keys === 'all' ? keys : new Set(leads.map(({ id }) => id)),
    set,
    drop: (done) => drop(done.map(({ id }) => id)),
    read: async () => {
      if (keys !== 'all') return leads;
      const { cursor: _cursor, ...query } = leadListParams(state);
      return (await api.get('/api/leads', { query: { ...query, limit: paging.max } })).data;
    },
  };
}
