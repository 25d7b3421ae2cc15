import { useSessionStore } from '@cardinal/crm-features';
import { keepReads, restoreReads } from '@cardinal/crm-features/kept';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepScreen } from './keepScreen.ts';

/** Keeps on this device what the screens show, for the next start and for places without a network. */
export function Keeping() {
  const session = useSessionStore();
  const queryClient = useQueryClient();
  useEffect(() => {
    // Screens that show none of it do not read it first.
    void restoreReads({ session, queryClient });
    return keepReads({ session, queryClient }, keepScreen);
  }, [session, queryClient]);
  return null;
}
