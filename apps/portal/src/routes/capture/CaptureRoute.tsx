import { CapturePageView } from '@cardinal/crm-features/capture-page';
import { useOverlays } from '../../shell/useOverlays.ts';
import { useScreen } from '../../shell/useScreen.ts';

/** /capture: Lead Capture, the choice between scanning and typing. */
export default function CaptureRoute() {
  useScreen('Lead Capture');
  const { openCapture } = useOverlays();
  return <CapturePageView onCapture={openCapture} />;
}
