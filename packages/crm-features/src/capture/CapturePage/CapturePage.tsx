import type { CreatedLead } from '@cardinal/contract';
import { useState, type ReactNode } from 'react';
import { CaptureDialog } from '../CaptureDialog/index.ts';
import type { CaptureMethod } from '../leadValues.ts';
import { RecentCaptures } from '../RecentCaptures/index.ts';
import { CapturePageView } from './CapturePageView.tsx';

export interface CapturePageProps {
  /** Called with each created lead. */
  onCreated?: (lead: CreatedLead) => void;
  /** Called to show a lead: one of the latest, or one that a new one may duplicate. */
  onOpenLead?: (id: string) => void;
  /** The card that starts an import: a BulkImport. */
  bulkImport?: ReactNode;
}

/** The Lead Capture page with its dialog. */
export function CapturePage({ onCreated, onOpenLead, bulkImport }: CapturePageProps) {
  const [method, setMethod] = useState<CaptureMethod>('scan');
  const [isOpen, setOpen] = useState(false);
  const open = (chosen: CaptureMethod) => {
    setMethod(chosen);
    setOpen(true);
  };
  return (
    <>
      <CapturePageView
        onCapture={open}
        bulkImport={bulkImport}
        recent={onOpenLead && <RecentCaptures onOpenLead={onOpenLead} />}
      />
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
