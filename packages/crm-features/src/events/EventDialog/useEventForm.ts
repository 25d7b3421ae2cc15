import type { Event, EventInput } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError } from '../../client/index.ts';
import {
  isChanged,
  problemOf,
  refusedFields,
  toEventInput,
  type EventDraft,
  type EventErrors,
} from '../eventDraft.ts';
import { detailOr } from '../eventMutations.ts';
import { useKeptChanges } from '../../forms/index.ts';

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
export function useEventForm({ eventId, initial, save, ...texts }: EventFormOptions) {
  const { values: draft, ...kept } = useKeptChanges('event', eventId, initial);
  const [errors, setErrors] = useState<EventErrors>();
  const [isSaving, setSaving] = useState(false);

  const change = (part: Partial<EventDraft>) => {
    const changed = Object.keys(part);
    kept.change(part);
    // A message disappears once its field is edited.
    setErrors((before) => {
      const isTold = changed.some((name) => before !== undefined && name in before);
      if (!before || !isTold) return before;
      const left = Object.entries(before).filter(([name]) => !changed.includes(name));
      return left.length > 0 ? Object.fromEntries(left) : undefined;
    });
  };

  const fail = (error: unknown) => {
    setErrors(error instanceof ApiError ? refusedFields(error.fields) : undefined);
    toasts.show({
      title: texts.failed,
      description: detailOr(error, texts.fallback),
      tone: 'danger',
    });
  };

  const isDirty = isChanged(draft, initial);
  const submit = async () => {
    if (!isDirty && texts.onUnchanged) return texts.onUnchanged();
    const problem = problemOf(draft);
    const input = toEventInput(draft);
    if (problem || !input) {
      setErrors(problem?.errors);
      if (problem) {
        const { title, description } = problem;
        toasts.show({ title, description, tone: 'danger' });
      }
      return;
    }
    setErrors(undefined);
    setSaving(true);
    try {
      const event = await save(input);
      kept.dropSaved(draft);
      toasts.show({ title: texts.saved, description: event.name, tone: 'success' });
      texts.onSaved(event);
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    draft,
    onChange: change,
    errors,
    isSaving,
    isDirty,
    onSubmit: () => void submit(),
    discard: kept.discard,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
