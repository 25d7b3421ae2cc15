import { useLogout } from '@cardinal/crm-features';
import { useLazyCode } from '@cardinal/ui';
import { useState } from 'react';
import { useWaitingCount } from '../state/waitingCount.ts';

const load = () => import('@cardinal/crm-features/waiting-captures');

/** Logs out; asks first while captures of this device have not been sent. */
export function useAskedLogout() {
  const logout = useLogout();
  const { unsent } = useWaitingCount();
  const [isAsking, setAsking] = useState(false);
  // Without the code of the question, nothing is lost: the captures stay for the user.
  const code = useLazyCode(load, isAsking, () => logout.mutate());
  return {
    logout: () => (unsent > 0 ? setAsking(true) : logout.mutate()),
    isPending: logout.isPending,
    question: isAsking && code && (
      <code.LogoutQuestion onCancel={() => setAsking(false)} onLogout={() => logout.mutate()} />
    ),
  };
}
