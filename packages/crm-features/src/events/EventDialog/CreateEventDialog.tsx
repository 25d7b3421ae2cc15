import type { Event } from '@cardinal/contract';
import { emptyEvent } from '../eventDraft.ts';
import { useCreateEvent } from '../eventMutations.ts';
import { eventTexts } from '../texts.ts';
import { useAttempt } from '../useAttempt.ts';
import { EventDialogView } from './EventDialogView.tsx';
import { useEventForm } from './useEventForm.ts';

const texts = eventTexts.toasts;

/** Props of CreateEventDialog. */
export interface CreateEventDialogProps {
  /** Called with the created event. */
  onCreated?: ((event: Event) => void) | undefined;
  /** Called when the dialog should close: the change is saved or was cancelled. */
  onClose: () => void;
}

/** Creates an event. */
export function CreateEventDialog({ onCreated, onClose }: CreateEventDialogProps) {
  const { mutateAsync } = useCreateEvent();
  const keyOf = useAttempt();
  const { discard, ...form } = useEventForm({
    eventId: '',
    initial: emptyEvent,
    save: (event) => mutateAsync({ event, key: keyOf(event) }),
    saved: texts.created,
    failed: texts.error,
    fallback: texts.createFailed,
    onSaved: (event) => {
      onCreated?.(event);
      onClose();
    },
  });
  const close = () => {
    discard();
    onClose();
  };
  return <EventDialogView mode="create" {...form} onClose={close} />;
}
