import { CapturePageView } from '@cardinal/crm-features/capture-page';
import { useEffect } from 'react';
import { loadCaptureDialog } from '../../shell/overlayCode.ts';
import { useOverlays } from '../../shell/useOverlays.ts';
import { useScreen } from '../../shell/useScreen.ts';

/** /capture: Lead Capture, the choice between scanning and typing. */
export default function CaptureRoute() {
  useScreen('Lead Capture');
  const { openCapture } = useOverlays();
  // Whoever is here will capture, perhaps when the network has gone; a failure is told then.
  useEffect(() => void loadCaptureDialog().catch(() => undefined), []);
  return <CapturePageView onCapture={openCapture} />;
}
