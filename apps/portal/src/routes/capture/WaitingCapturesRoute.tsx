import { WaitingCaptures } from '@cardinal/crm-features/waiting-captures';
import { useScreen } from '../../screen/useScreen.ts';
import { useOverlays } from '../../state/useOverlays.ts';

/** /waiting: the captures on this device that the server does not have yet. */
export default function WaitingCapturesRoute() {
  useScreen('Waiting captures');
  const { openCapture, openLead } = useOverlays();
  return <WaitingCaptures onOpenForm={openCapture} onOpenLead={(id) => openLead(id)} />;
}
