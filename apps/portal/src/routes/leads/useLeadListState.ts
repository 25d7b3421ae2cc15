import { leadListStateFromSearch, leadListStateToSearch } from '@cardinal/crm-features';
import type { LeadListState } from '@cardinal/crm-features';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The lead list's filters, order and place, kept in the address. */
export function useLeadListState(): [LeadListState, (state: LeadListState) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => leadListStateFromSearch(search), [search]);
  const setState = useCallback(
    (next: LeadListState) =>
      setSearch((before) => leadListStateToSearch(next, before), {
        // Typing in the search must not fill the history; another page is a step that Back undoes.
        replace: next.page === state.page,
        preventScrollReset: next.page === state.page,
      }),
    [setSearch, state.page],
  );
  return [state, setState];
}
