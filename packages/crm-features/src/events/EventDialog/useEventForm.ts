import type { Event, EventInput } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useForm, useKept } from '../../forms/index.ts';
import { problemOf, refusedFields, toEventInput, type EventDraft } from '../eventDraft.ts';
import { detailOr } from '../eventMutations.ts';
import { useTexts } from '../../language/index.ts';
import { eventMessages } from '../texts.ts';

/** How the form saves, and how it reports the outcome. */
export interface EventFormOptions {
  /** Id of the event; '' for a new one. */
  eventId: string;
  /** The initial content of the form. */
  initial: EventDraft;
  /** Sends the event. */
  save: (event: EventInput) => Promise<Event>;
  /** Title of the toast on success. */
  saved: string;
  /** Title of the toast on failure. */
  failed: string;
  /** Description of that toast if there is no message. */
  fallback: string;
  /** Called once it is saved. */
  onSaved: (event: Event) => void;
  /** Called instead if nothing was changed, which needs no save. */
  onUnchanged?: () => void;
}

/** The state of an event's form; the input is kept until it is saved or discarded. */
export function useEventForm({ eventId, save, ...options }: EventFormOptions) {
  const eventTexts = useTexts(eventMessages);
  return useForm<EventDraft, Event>({
    ...options,
    kept: useKept('event', eventId),
    check: (draft) => problemOf(draft, eventTexts)?.errors ?? {},
    onInvalid: (_errors, draft) => {
      const { title = '', description } = problemOf(draft, eventTexts) ?? {};
      toasts.show({ title, description, tone: 'danger' });
    },
    save: (draft) => save(toEventInput(draft)),
    onSaved: (event) => {
      toasts.show({ title: options.saved, description: event.name, tone: 'success' });
      options.onSaved(event);
    },
    errorsOf: ({ fields }) => refusedFields(fields),
    onFailed: (error) =>
      toasts.show({
        title: options.failed,
        description: detailOr(error, options.fallback),
        tone: 'danger',
      }),
  });
}
