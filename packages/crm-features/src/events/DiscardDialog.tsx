import { AlertDialog } from '@cardinal/ui';
import { eventMessages } from './texts.ts';
import { useTexts } from '../language/index.ts';

export interface DiscardDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called if the input may be discarded. */
  onDiscard: () => void;
}

/** Asks before the input in a dialog is lost. */
export function DiscardDialog({ isOpen, onOpenChange, onDiscard }: DiscardDialogProps) {
  const texts = useTexts(eventMessages).discard;
  return (
    <AlertDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      tone="danger"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={onDiscard}
    >
      {texts.description}
    </AlertDialog>
  );
}
