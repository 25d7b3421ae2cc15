import { toasts, useLazyCode } from '@cardinal/ui';
import { useEffect, useState } from 'react';

const loadRegion = () => import('./toastRegion.ts');

/** User actions, which may lead to a toast. */
const actions = ['pointerdown', 'keydown'] as const;

/**
 * The toast region, loaded as soon as there is a toast or the user acts, because a screen does not
 * need it in its first seconds. Toasts wait in their queue until it has loaded.
 */
export function Toasts() {
  const [state, setState] = useState<'idle' | 'wanted' | 'failed'>('idle');
  const region = useLazyCode(loadRegion, state === 'wanted', () => setState('failed'));

  useEffect(() => {
    if (state === 'wanted') return undefined;
    const want = () => setState('wanted');
    // After a failure, toasts that are already waiting do not trigger an immediate retry.
    if (state === 'idle' && !toasts.isEmpty()) want();
    const stop = toasts.subscribe(want);
    for (const action of actions) document.addEventListener(action, want, true);
    return () => {
      stop();
      for (const action of actions) document.removeEventListener(action, want, true);
    };
  }, [state]);

  return region && <region.ToastRegion />;
}
