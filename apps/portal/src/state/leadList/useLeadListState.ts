import {
  leadListStateFromSearch,
  leadListStateToSearch,
  type LeadListState,
} from '@cardinal/crm-features';
import { useCallback, useMemo } from 'react';
import { useAddressParams, withChanges } from '../useAddressParams.ts';

/** The lead list's filters, sort order and page, kept in the URL. */
export function useLeadListState(): [LeadListState, (state: LeadListState) => void] {
  const [search, change] = useAddressParams();
  const state = useMemo(() => leadListStateFromSearch(search), [search]);
  const setState = useCallback(
    (next: LeadListState) =>
      change(
        (before) =>
          leadListStateToSearch(withChanges(leadListStateFromSearch(before), state, next), before),
        {
          // Typing in the search must not fill the history; changing the page is undone by Back.
          replace: next.page === state.page,
          preventScrollReset: next.page === state.page,
        },
      ),
    [change, state],
  );
  return [state, setState];
}
