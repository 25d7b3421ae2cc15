import { useTexts } from '@cardinal/crm-features';
import { WaitingCaptures } from '@cardinal/crm-features/waiting-captures';
import { useScreen } from '../../screen/useScreen.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { screenMessages } from '../../texts/screens.ts';

/** /waiting: the captures on this device that the server does not have yet. */
export default function WaitingCapturesRoute() {
  const { waiting: texts } = useTexts(screenMessages);
  useScreen(texts.title);
  const { openCapture, openLead } = useOverlays();
  return <WaitingCaptures onOpenForm={openCapture} onOpenLead={(id) => openLead(id)} />;
}
