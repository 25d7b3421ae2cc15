import { hasCaptures } from '@cardinal/crm-features';
import { useLazyCode } from '@cardinal/ui';
import { useEffect, useState } from 'react';
import { useIsUsed } from '../screen/useIsUsed.ts';
import { watchTyping } from './typed.ts';

const load = () => import('./Offline.tsx');
const loadKeeping = () => import('./Keeping.tsx');
const ignore = () => undefined;

/** Whether captures wait on this device. */
function useHasCaptures() {
  const [has, setHas] = useState(false);
  useEffect(() => void hasCaptures().then(setHas), []);
  return has;
}

/**
 * `Offline`, whose code loads once the portal is used, or at once if captures wait to be sent. What
 * screens show is kept from the start.
 */
export function LateOffline() {
  const isUsed = useIsUsed();
  const code = useLazyCode(load, useHasCaptures() || isUsed, ignore);
  const keeping = useLazyCode(loadKeeping, true, ignore);
  useEffect(watchTyping, []);
  return (
    <>
      {keeping && <keeping.Keeping />}
      {code && <code.Offline />}
    </>
  );
}
