import { lazy, Suspense } from 'react';
import { useOverlays } from './useOverlays.ts';

const CaptureDialog = lazy(async () => ({
  default: (await import('@cardinal/crm-features/capture-dialog')).CaptureDialog,
}));
const LeadDetailDialog = lazy(async () => ({
  default: (await import('@cardinal/crm-features/lead-detail')).LeadDetailDialog,
}));

/** The dialogs that the address can open on any screen; their code loads with the first one. */
export function Overlays() {
  const { capture, closeCapture, leadId, openLead, closeLead } = useOverlays();
  return (
    <Suspense>
      {capture && (
        <CaptureDialog
          isOpen
          initialMethod={capture === 'choose' ? undefined : capture}
          onOpenChange={(isOpen) => !isOpen && closeCapture()}
          onOpenLead={openLead}
        />
      )}
      {leadId && <LeadDetailDialog leadId={leadId} onClose={closeLead} />}
    </Suspense>
  );
}
