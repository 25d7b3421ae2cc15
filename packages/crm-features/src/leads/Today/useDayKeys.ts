import { isPageKey } from '@cardinal/ui';
import { useEffect, type RefObject } from 'react';

/** Marks a lead of the day, and the buttons that a key presses. */
const rowSelector = '[data-day-lead]';
const actionKeys: ReadonlySet<string> = new Set(['e', 'c', 'w', 's', 'd']);

/**
 * Single keys for the leads of a day: `j` and `k` move between them, and the others press a button of the
 * lead that has the focus: email, call, WhatsApp, later, done. A lead that is done leaves the list; the
 * next `j` goes to the one that took its place.
 */
export function useDayKeys(box: RefObject<HTMLElement | null>, isEnabled: boolean) {
  useEffect(() => {
    if (!isEnabled) return undefined;
    let place = -1;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return;
      const rows = [...(box.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
      const row = document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;
      const current = row === null ? -1 : rows.indexOf(row);
      if (event.key === 'j' || event.key === 'k') {
        const from = current === -1 && event.key === 'j' ? Math.max(place, 0) - 1 : current;
        const next = Math.min(from + (event.key === 'j' ? 1 : -1), rows.length - 1);
        rows[Math.max(next, 0)]?.querySelector('button')?.focus();
        place = next;
      } else if (row !== null && actionKeys.has(event.key)) {
        place = current;
        row.querySelector<HTMLElement>(`[data-key="${event.key}"]`)?.click();
      } else {
        return;
      }
      event.preventDefault();
      // Elsewhere, `c` captures a lead.
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [box, isEnabled]);
}
