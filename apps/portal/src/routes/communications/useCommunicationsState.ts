import {
  communicationsStateFromSearch,
  communicationsStateToSearch,
  type CommunicationsState,
} from '@cardinal/crm-features/communications';
import { useCallback, useMemo } from 'react';
import { useAddressParams, withChanges } from '../../state/useAddressParams.ts';

/** The screen's tab, filters, search and page, kept in the URL. */
export function useCommunicationsState(): [
  CommunicationsState,
  (state: CommunicationsState) => void,
] {
  const [search, change] = useAddressParams();
  const state = useMemo(() => communicationsStateFromSearch(search), [search]);
  const setState = useCallback(
    (next: CommunicationsState) => {
      // Typing in the search must not fill the history; Back closes an email and undoes a page.
      const isVisit = next.page !== state.page || (state.mailId === null && next.mailId !== null);
      change(
        (before) =>
          communicationsStateToSearch(
            withChanges(communicationsStateFromSearch(before), state, next),
            before,
          ),
        { replace: !isVisit, preventScrollReset: next.page === state.page },
      );
    },
    [change, state],
  );
  return [state, setState];
}
