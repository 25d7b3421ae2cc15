import type { Event } from '@cardinal/contract';
import { useAttempt } from '../../forms/index.ts';
import { emptyEvent } from '../eventDraft.ts';
import { useCreateEvent } from '../eventMutations.ts';
import { eventMessages } from '../texts.ts';
import { EventDialogView } from './EventDialogView.tsx';
import { useEventForm } from './useEventForm.ts';
import { useTexts } from '../../language/index.ts';

export interface CreateEventDialogProps {
  /** Called with the created event. */
  onCreated?: ((event: Event) => void) | undefined;
  /** Called when the dialog should close: the change is saved or was cancelled. */
  onClose: () => void;
}

/** Creates an event. */
export function CreateEventDialog({ onCreated, onClose }: CreateEventDialogProps) {
  const texts = useTexts(eventMessages).toasts;
  const { mutateAsync } = useCreateEvent();
  const attempt = useAttempt('event', '');
  const form = useEventForm({
    eventId: '',
    initial: emptyEvent,
    save: async (event) => {
      const key = attempt.keyOf(event);
      const created = await mutateAsync({ event, key });
      attempt.end(key);
      return created;
    },
    saved: texts.created,
    failed: texts.error,
    fallback: texts.createFailed,
    onSaved: (event) => {
      onCreated?.(event);
      onClose();
    },
  });
  return <EventDialogView mode="create" form={form} onClose={onClose} />;
}
