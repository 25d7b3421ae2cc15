import type { CreatedLead } from '@cardinal/contract';
import { useState } from 'react';
import { CaptureDialog } from '../CaptureDialog/index.ts';
import type { CaptureMethod } from '../leadValues.ts';
import { CapturePageView } from './CapturePageView.tsx';

/** Props of CapturePage. */
export interface CapturePageProps {
  /** Called with each created lead. */
  onCreated?: (lead: CreatedLead) => void;
  /** Called to show a lead that a new one may duplicate. */
  onOpenLead?: (id: string) => void;
}

/** The Lead Capture page with its dialog. */
export function CapturePage({ onCreated, onOpenLead }: CapturePageProps) {
  const [method, setMethod] = useState<CaptureMethod>('scan');
  const [isOpen, setOpen] = useState(false);
  const open = (chosen: CaptureMethod) => {
    setMethod(chosen);
    setOpen(true);
  };
  return (
    <>
      <CapturePageView onCapture={open} />
      <CaptureDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        initialMethod={method}
        onCreated={onCreated}
        onOpenLead={onOpenLead}
      />
    </>
  );
}
