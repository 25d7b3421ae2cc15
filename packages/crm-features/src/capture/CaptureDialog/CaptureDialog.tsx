import { useState } from 'react';
import { CaptureSession } from './CaptureSession.tsx';
import type { CaptureDialogProps } from './captureDialogProps.ts';

/**
 * Captures a lead: by hand, or from the picture of a card that is read, reviewed and saved. The
 * input stays on this device until it is saved or discarded, even if the session ends.
 */
export function CaptureDialog(props: CaptureDialogProps) {
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen);
    if (props.isOpen) setOpenings(openings + 1);
  }
  // The last opening stays rendered while it fades out.
  return openings > 0 && <CaptureSession key={openings} {...props} />;
}
