import { Button, toasts, useLazyCode } from '@cardinal/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onceUsed } from '../screen/useIsUsed.ts';
import { plainToast } from './Toasts.css.ts';

const loadRegion = () => import('./toastRegion.ts');

/** User actions, which may lead to a toast. */
const actions = ['pointerdown', 'keydown'] as const;

/** Loads the region while it can be reached. */
const loadOnceUsed = () => onceUsed(() => void loadRegion().catch(() => undefined));

/** How long a toast is shown without its region. */
const plainTimeout = 10_000;

/** The toast in plain words, where the code of the region could not be loaded. */
function PlainToast() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(toasts.clear, plainTimeout);
    return () => clearTimeout(timer);
  }, [toast]);
  const act = () => {
    toasts.clear();
    toast?.action?.onAction();
  };
  return (
    toast && (
      <div role="alert" className={plainToast}>
        <strong>{toast.title}</strong>
        {toast.description !== undefined && <div>{toast.description}</div>}
        {toast.action && (
          <Button size="sm" onPress={act}>
            {toast.action.label}
          </Button>
        )}
      </div>
    )
  );
}

/**
 * The toast region, loaded as soon as there is a toast or the user acts: a screen does not need it in
 * its first seconds. Toasts wait in their queue until it has loaded.
 */
export function Toasts() {
  const [state, setState] = useState<'idle' | 'wanted' | 'failed'>('idle');
  // Also during the next attempt: the press that begins it may be on the toast.
  const [hasFailed, setHasFailed] = useState(false);
  const region = useLazyCode(loadRegion, state === 'wanted', () => {
    setState('failed');
    setHasFailed(true);
  });

  useEffect(loadOnceUsed, []);
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

  if (region) return <region.ToastRegion />;
  return hasFailed && <PlainToast />;
}
