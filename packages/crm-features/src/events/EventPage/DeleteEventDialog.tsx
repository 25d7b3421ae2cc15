import type { Event } from '@cardinal/contract';
import { AlertDialog, toasts } from '@cardinal/ui';
import { detailOr, useDeleteEvent } from '../eventMutations.ts';
import { eventMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface DeleteEventDialogProps {
  event: Event;
  /** Called once the event is deleted. */
  onDeleted: () => void;
  /** Called when the dialog should close. */
  onClose: () => void;
}

/** Asks before an event is deleted, and deletes it. */
export function DeleteEventDialog({ event, onDeleted, onClose }: DeleteEventDialogProps) {
  const eventTexts = useTexts(eventMessages);
  const texts = eventTexts.remove;
  const { mutateAsync } = useDeleteEvent();
  const remove = async () => {
    try {
      await mutateAsync(event.id);
      toasts.show({
        title: eventTexts.toasts.deleted,
        description: eventTexts.toasts.deletedDescription({ name: event.name }),
        tone: 'success',
      });
      onDeleted();
    } catch (error) {
      toasts.show({
        title: eventTexts.toasts.error,
        description: detailOr(error, eventTexts.toasts.deleteFailed),
        tone: 'danger',
      });
    }
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title({ name: event.name })}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      tone="danger"
      onConfirm={remove}
    >
      {texts.description}
    </AlertDialog>
  );
}
