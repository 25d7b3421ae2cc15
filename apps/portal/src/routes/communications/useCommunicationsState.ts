import {
  communicationsStateFromSearch,
  communicationsStateToSearch,
  type CommunicationsState,
} from '@cardinal/crm-features/communications';
import { useCallback, useMemo } from 'react';
import { useAddressParams } from '../../state/useAddressParams.ts';

/** The screen's tab, filters, search and page, kept in the URL. */
export function useCommunicationsState(): [
  CommunicationsState,
  (state: CommunicationsState) => void,
] {
  const [search, change] = useAddressParams();
  const state = useMemo(() => communicationsStateFromSearch(search), [search]);
  const { page, mailId } = state;
  const setState = useCallback(
    (next: CommunicationsState) => {
      // Typing in the search must not fill the history; Back closes an email and undoes a page.
      const isVisit = next.page !== page || (mailId === null && next.mailId !== null);
      change((before) => communicationsStateToSearch(next, before), {
        replace: !isVisit,
        preventScrollReset: next.page === page,
      });
    },
    [change, page, mailId],
  );
  return [state, setState];
}
