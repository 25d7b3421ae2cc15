import { useState } from 'react';
import { initialLeadListState, type LeadListState } from '../leadListState.ts';
import { LeadDetailDialog, type LeadDetailDialogProps } from './LeadDetailDialog.tsx';

export interface LeadDetailProps extends Omit<LeadDetailDialogProps, 'onOpenLead'> {
  /** Called when another lead is shown: a neighbour, or a likely duplicate. */
  onOpenLead?: LeadDetailDialogProps['onOpenLead'];
}

/**
 * A self-contained dialog with a lead: it also shows the lead's neighbours and duplicates on
 * request. A page that keeps the lead in its URL uses LeadDetailDialog.
 */
export function LeadDetail({
  leadId,
  listState = initialLeadListState,
  onOpenLead,
  ...props
}: LeadDetailProps) {
  const [shown, setShown] = useState({ of: leadId, id: leadId, listState });
  // A new id from outside takes precedence over the user's navigation.
  const current = shown.of === leadId ? shown : { of: leadId, id: leadId, listState };
  const open = (id: string, next: LeadListState = current.listState) => {
    setShown({ of: leadId, id, listState: next });
    onOpenLead?.(id, next);
  };
  return (
    <LeadDetailDialog
      {...props}
      leadId={current.id}
      listState={current.listState}
      onOpenLead={open}
    />
  );
}
