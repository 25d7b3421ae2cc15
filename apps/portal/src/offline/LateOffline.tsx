import { useLazyCode } from '@cardinal/ui';
import { useEffect, useState } from 'react';
import { watchTyping } from './typed.ts';

const load = () => import('./Offline.tsx');
/** When the first screen has what it needs, in milliseconds after it is shown. */
const afterFirstScreen = 2_000;
const ignore = () => undefined;

/** `Offline`, whose code loads once the first screen has what it needs. */
export function LateOffline() {
  const [isWanted, setWanted] = useState(false);
  const code = useLazyCode(load, isWanted, ignore);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), afterFirstScreen);
    return () => clearTimeout(timer);
  }, []);
  useEffect(watchTyping, []);
  return code && <code.Offline />;
}
