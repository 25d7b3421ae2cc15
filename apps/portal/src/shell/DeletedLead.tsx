import type { Lead } from '@cardinal/contract';
import { loadLeadDetail } from './overlayCode.ts';
import { useCode } from './useCode.ts';

/** Props of DeletedLead. */
export interface DeletedLeadProps {
  /** The lead that was deleted last, or null. */
  lead: Lead | null;
  /** Called when the notice is to go. */
  onDone: () => void;
}

/** Offers to restore the lead that was deleted last, above the screen. */
export function DeletedLead({ lead, onDone }: DeletedLeadProps) {
  // The dialog in which it was deleted has loaded the code already.
  const code = useCode(loadLeadDetail, lead !== null, onDone);
  return lead && code && <code.DeletedLeadNotice key={lead.id} lead={lead} onDone={onDone} />;
}
