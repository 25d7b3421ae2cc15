import type { Lead } from '@cardinal/contract';
import { useLazyCode } from '@cardinal/ui';
import { loadLeadDetail } from './overlayCode.ts';

export interface DeletedLeadProps {
  /** The last deleted lead, or null. */
  lead: Lead | null;
  /** Called when the notice should close. */
  onDone: () => void;
}

/** Offers to restore the last deleted lead, above the screen. */
export function DeletedLead({ lead, onDone }: DeletedLeadProps) {
  // The dialog in which it was deleted has already loaded the code.
  const code = useLazyCode(loadLeadDetail, lead !== null, onDone);
  return lead && code && <code.DeletedLeadNotice key={lead.id} lead={lead} onDone={onDone} />;
}
