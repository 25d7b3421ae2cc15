import { toasts } from '@cardinal/ui';
import { loadCaptureDialog, loadLeadDetail } from './overlayCode.ts';
import { useCode } from './useCode.ts';
import { useOverlays } from './useOverlays.ts';

/** Reports that a dialog's code could not be loaded; the screen stays unchanged. */
function notLoaded(close: () => void) {
  toasts.show({
    title: 'This could not be opened',
    description: 'Cardinal can’t be reached. Check your connection and try again.',
    tone: 'danger',
  });
  close();
}

/** The dialogs that the URL can open on any screen; their code loads with the first one. */
export function Overlays() {
  const { capture, closeCapture, leadId, openLead, closeLead } = useOverlays();
  const captureCode = useCode(loadCaptureDialog, capture !== null, () => notLoaded(closeCapture));
  const leadCode = useCode(loadLeadDetail, leadId !== null, () => notLoaded(closeLead));
  return (
    <>
      {capture && captureCode && (
        <captureCode.CaptureDialog
          isOpen
          initialMethod={capture === 'choose' ? undefined : capture}
          onOpenChange={(isOpen) => !isOpen && closeCapture()}
          onOpenLead={openLead}
        />
      )}
      {leadId && leadCode && <leadCode.LeadDetailDialog leadId={leadId} onClose={closeLead} />}
    </>
  );
}
