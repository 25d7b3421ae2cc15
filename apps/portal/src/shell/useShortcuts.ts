import { useEffect, useRef } from 'react';
import { usePreferences } from '../app/preferences.ts';

/** Where typing a letter means that letter, or where keys have a meaning of their own. */
const busy =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What takes all keys while it is open. A toast is an alert dialog too, but it is not modal. */
const open = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"]';

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector(open)) return false;
  return !(event.target instanceof Element && event.target.closest(busy));
}

/** Acts on single keys anywhere on the page, unless they are turned off or the keys are busy. */
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
      if (!action || !isFree(event)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shortcuts]);
}
