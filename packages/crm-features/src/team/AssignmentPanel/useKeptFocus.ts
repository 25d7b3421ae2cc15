import type { Lead } from '@cardinal/contract';
import { useEffect, useRef, type RefObject } from 'react';

const rowSelector = '[data-row-key]';

/**
 * Keeps the keyboard focus in the list when the focused row is assigned and leaves it: the row that
 * takes its place is focused.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, leads: readonly Lead[]) {
  /** Index of the row that has the focus. */
  const place = useRef<number | null>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest(rowSelector) : null;
      const rows = [...element.querySelectorAll(rowSelector)];
      place.current = row ? rows.indexOf(row) : null;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [box]);

  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost || place.current === null || leads.length === 0) return;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
    const next = rows[Math.min(place.current, leads.length - 1)];
    // On a phone, the card itself is not focusable, so its first button takes the focus.
    (next?.matches('tr') ? next : next?.querySelector('button'))?.focus({ preventScroll: true });
  }, [box, leads]);
}
