import { Button, useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { ScanLine } from 'lucide-react';
import { useOverlays } from '../../shell/useOverlays.ts';

/** The one primary action of the lead screens, with its key; on phones the tab bar has it. */
export function CaptureButton() {
  const { openCapture } = useOverlays();
  const isPhone = useMediaQuery(media.phone);
  if (isPhone) return null;
  return (
    <Button variant="primary" icon={ScanLine} shortcut="C" onPress={() => openCapture()}>
      Capture lead
    </Button>
  );
}
