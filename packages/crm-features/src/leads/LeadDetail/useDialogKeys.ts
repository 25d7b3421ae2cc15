import { isDialogKey } from '@cardinal/ui';
import { useEffect, useEffectEvent } from 'react';

/** Handles single keys in the open dialog, unless the user is typing or another one is above it. */
export function useDialogKeys(isOn: boolean, actions: Readonly<Record<string, () => void>>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || !isDialogKey(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
