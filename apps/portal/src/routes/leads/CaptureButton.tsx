import { useTotalLeads, useTexts } from '@cardinal/crm-features';
import { Button } from '@cardinal/ui';
import { ScanLine } from 'lucide-react';
import { useOverlays } from '../../state/useOverlays.ts';
import { screenMessages } from '../../texts/screens.ts';

/**
 * The primary action of the lead screens, with its shortcut; on phones it is in the tab bar. It is
 * hidden while there are no leads, because the empty list offers the action itself.
 */
export function CaptureButton() {
  const { leads: texts } = useTexts(screenMessages);
  const { openCapture } = useOverlays();
  const hasNoLeads = useTotalLeads() === 0;
  return (
    <Button
      variant={hasNoLeads ? 'secondary' : 'primary'}
      icon={ScanLine}
      shortcut="C"
      onPress={() => openCapture('scan')}
    >
      {texts.capture}
    </Button>
  );
}
