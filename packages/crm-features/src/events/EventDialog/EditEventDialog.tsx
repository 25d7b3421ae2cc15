import type { Event, EventInput } from '@cardinal/contract';
import { differing } from '../../forms/index.ts';
import { draftOf } from '../eventDraft.ts';
import { useUpdateEvent } from '../eventMutations.ts';
import { eventMessages } from '../texts.ts';
import { EventDialogView } from './EventDialogView.tsx';
import { useEventForm } from './useEventForm.ts';
import { useTexts } from '../../language/index.ts';

export interface EditEventDialogProps {
  /** The event to change. */
  event: Event;
  /** Called when the dialog should close: the change is saved or was cancelled. */
  onClose: () => void;
}

/** Changes an event. */
export function EditEventDialog({ event, onClose }: EditEventDialogProps) {
  const texts = useTexts(eventMessages).toasts;
  const { mutateAsync } = useUpdateEvent();
  const form = useEventForm({
    eventId: event.id,
    initial: draftOf(event),
    // Colleagues may have changed the others since.
    save: (input) => mutateAsync({ id: event.id, event: differing<EventInput>(input, event) }),
    saved: texts.updated,
    failed: texts.updateFailed,
    fallback: texts.updateFallback,
    onSaved: onClose,
    onUnchanged: onClose,
  });
  return <EventDialogView mode="edit" form={form} onClose={onClose} />;
}
