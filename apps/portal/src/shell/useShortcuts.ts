import { isPageKey } from '@cardinal/ui';
import { useEffect, useRef } from 'react';
import { usePreferences } from '../state/preferences.ts';

/** Handles single keys anywhere on the page, unless they are turned off or otherwise in use. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>) {
  const { shortcuts } = usePreferences();
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    if (!shortcuts) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = current.current[event.key];
      if (!action || !isPageKey(event)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shortcuts]);
}
