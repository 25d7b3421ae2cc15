import { useTotalLeads } from '@cardinal/crm-features';
import { Button, useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { ScanLine } from 'lucide-react';
import { useOverlays } from '../../shell/useOverlays.ts';

/**
 * The one primary action of the lead screens, with its key; on phones the tab bar has it. While
 * there are no leads the empty list asks for the first one, and this steps aside.
 */
export function CaptureButton() {
  const { openCapture } = useOverlays();
  const isPhone = useMediaQuery(media.phone);
  const hasNoLeads = useTotalLeads() === 0;
  if (isPhone) return null;
  return (
    <Button
      variant={hasNoLeads ? 'secondary' : 'primary'}
      icon={ScanLine}
      shortcut="C"
      onPress={() => openCapture()}
    >
      Capture lead
    </Button>
  );
}
