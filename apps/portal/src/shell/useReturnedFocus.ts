import { useEffect, useInsertionEffect, useRef } from 'react';
import { hearAskedLead } from '../state/askedLead.ts';

const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(id)}"]`);

/**
 * Focuses the row of a lead, or the control in it that opened the lead, unless the focus is in it, or
 * outside the list.
 */
function focusRow(id: string, opener: Element | null) {
  const { activeElement: current, body } = document;
  const row = rowOf(id);
  if (!row || row.contains(current)) return;
  const isLost = current === null || current === body;
  if (!isLost && !current.closest('[data-row-key]')) return;
  const target = opener instanceof HTMLElement && row.contains(opener) ? opener : row;
  target.focus();
}

/**
 * After a lead's detail has closed, moves the focus to the control that opened it, or to the row of the
 * lead shown last. The dialog itself returns the focus to what had it before, which may be gone: the
 * placeholder that answered the press.
 *
 * @param leadId Lead whose detail is open, or null
 */
export function useReturnedFocus(leadId: string | null): void {
  const shown = useRef(leadId);
  const opener = useRef<Element | null>(null);
  // Before the placeholder takes the focus, which it does when it is attached.
  useEffect(
    () =>
      hearAskedLead(() => {
        opener.current = document.activeElement;
      }),
    [],
  );
  useInsertionEffect(() => {
    if (leadId !== null && shown.current === null) opener.current ??= document.activeElement;
  }, [leadId]);
  useEffect(() => {
    const closed = leadId === null ? shown.current : null;
    shown.current = leadId;
    if (closed === null) return undefined;
    const from = opener.current;
    opener.current = null;
    // The dialog returns the focus in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => focusRow(closed, from));
    });
    return () => cancelAnimationFrame(frame);
  }, [leadId]);
}
