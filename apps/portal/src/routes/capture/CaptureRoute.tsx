import { CapturePageView } from '@cardinal/crm-features/capture-page';
import { useEffect } from 'react';
import { loadCaptureDialog } from '../../shell/overlayCode.ts';
import { useOverlays } from '../../shell/useOverlays.ts';
import { useScreen } from '../../shell/useScreen.ts';

/** /capture: Lead Capture, the choice between scanning and typing. */
export default function CaptureRoute() {
  useScreen('Lead Capture');
  const { openCapture } = useOverlays();
  // Preloads the dialog, because the network may be gone later; a failure is reported then.
  useEffect(() => void loadCaptureDialog().catch(() => undefined), []);
  return <CapturePageView onCapture={openCapture} />;
}
