import { useEffect, useRef } from 'react';

const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(id)}"]`);

/** Focuses the row of a lead, unless the focus is in it, or outside the list. */
function focusRow(id: string) {
  const { activeElement: current, body } = document;
  const row = rowOf(id);
  if (!row || row.contains(current)) return;
  const isLost = current === null || current === body;
  if (isLost || current.closest('[data-row-key]')) row.focus();
}

/**
 * After a lead's detail has closed, moves the focus to the row of the last shown lead. The dialog
 * itself returns the focus to the row from which it was opened, and nowhere if a link opened it.
 *
 * @param leadId Lead whose detail is open, or null
 */
export function useReturnedFocus(leadId: string | null): void {
  const shown = useRef(leadId);
  useEffect(() => {
    const closed = leadId === null ? shown.current : null;
    shown.current = leadId;
    if (closed === null) return undefined;
    // The dialog returns the focus in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => focusRow(closed));
    });
    return () => cancelAnimationFrame(frame);
  }, [leadId]);
}
