import type { Lead } from '@cardinal/contract';
import { isIncomplete } from '@cardinal/contract/labels';
import { lazy, Suspense, useCallback, useState } from 'react';

const FillIn = lazy(async () => ({ default: (await import('./FillIn.tsx')).FillIn }));

/** Gives the focus back to the row of a lead. */
function focusRow(rowsId: string, leadId: string) {
  const rows = document.getElementById(rowsId)?.querySelectorAll<HTMLElement>('[data-row-key]');
  [...(rows ?? [])].find((row) => row.dataset['rowKey'] === leadId)?.focus();
}

/**
 * Filling in the incomplete leads of a list, one after the other, below their rows.
 * @param rowsId Id of the element around the rows
 * @param onOpenLead Called to open the detail of a lead.
 */
export function useFillingIn(rowsId: string, onOpenLead: (id: string) => void) {
  const [openId, setOpenId] = useState<string | null>(null);
  // Pressed again, the mark of a lead closes its form.
  const toggle = useCallback(({ id }: Lead) => setOpenId((now) => (now === id ? null : id)), []);

  /** Closes the form, or opens that of the next lead. */
  const moveTo = (from: Lead, next: Lead | undefined) => {
    setOpenId(next?.id ?? null);
    if (!next) focusRow(rowsId, from.id);
  };

  /** The form, as content below the row of its lead; undefined without one. */
  const detailAmong = (leads: readonly Lead[] = []) => {
    const place = leads.findIndex(({ id }) => id === openId);
    const lead = leads[place];
    if (!lead) return undefined;
    const content = (
      <Suspense>
        <FillIn
          key={lead.id}
          lead={lead}
          onDone={() => moveTo(lead, leads.slice(place + 1).find(isIncomplete))}
          onClose={() => moveTo(lead, undefined)}
          onOpenLead={onOpenLead}
        />
      </Suspense>
    );
    return { key: lead.id, content };
  };

  return { isOpen: openId !== null, toggle, detailAmong };
}
