import type { CreatedLeads, Event } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError } from '../../client/index.ts';
import { useAttempt, useKept } from '../../forms/index.ts';
import {
  emptyAttendee,
  missingFields,
  refusedAttendees,
  toAttendees,
  type AttendeeDraft,
  type AttendeeErrors,
  type AttendeeField,
} from '../attendeeDraft.ts';
import { detailOr, useCreateEventLeads } from '../eventMutations.ts';
import { eventTexts } from '../texts.ts';
import { AttendeesDialogView } from './AttendeesDialogView.tsx';

const texts = eventTexts.toasts;
const nobody = [emptyAttendee(0)];

export interface AttendeesDialogProps {
  /** The event at which they were met. */
  event: Event;
  /** Called when the dialog should close: the change is saved or was cancelled. */
  onClose: () => void;
}

/** Reports how many leads were created, and how many are probably duplicates. */
function tellCreated(leads: CreatedLeads['createdLeads'], name: string, locale: string) {
  const number = new Intl.NumberFormat(locale);
  const known = leads.filter(({ duplicates }) => duplicates.length > 0).length;
  const sentences = [
    texts.leadsOf(leads.length, number.format(leads.length), name),
    ...(known > 0 ? [texts.duplicates(known, number.format(known))] : []),
  ];
  toasts.show({ title: texts.leadsCreated, description: sentences.join(' '), tone: 'success' });
}

/** The entered attendees, by key of their block, and the messages at their fields. */
function useAttendees(eventId: string) {
  const [kept, keep] = useKept<AttendeeDraft[]>('attendees', eventId);
  const attendees = kept ?? nobody;
  const setAttendees = (make: (before: AttendeeDraft[]) => AttendeeDraft[]) =>
    keep((before) => make(before ?? nobody));
  const [errors, setErrors] = useState<ReadonlyMap<number, AttendeeErrors>>();

  const change = (key: number, part: Partial<Record<AttendeeField, string>>) => {
    setAttendees((before) =>
      before.map((attendee) => (attendee.key === key ? { ...attendee, ...part } : attendee)),
    );
    // A message disappears once its field is edited.
    setErrors((before) => {
      const messages = before?.get(key);
      if (!messages || !Object.keys(part).some((name) => name in messages)) return before;
      const left = Object.entries(messages).filter(([name]) => !(name in part));
      return new Map(before).set(key, Object.fromEntries(left));
    });
  };

  const remove = (key: number) => {
    setAttendees((before) => before.filter((attendee) => attendee.key !== key));
    // A later block may get the same key.
    setErrors((before) => before && new Map([...before].filter(([other]) => other !== key)));
  };

  const add = () =>
    setAttendees((before) => [...before, emptyAttendee((before.at(-1)?.key ?? 0) + 1)]);

  return {
    attendees,
    errors,
    setErrors,
    change,
    add,
    remove,
    discard: () => keep(() => null),
    /** Drops the attendees that are shown; what was entered later stays. */
    dropShown: () =>
      keep((now) => {
        const left = now?.filter((attendee) => !attendees.includes(attendee)) ?? [];
        return left.length > 0 ? left : null;
      }),
  };
}

/** Creates leads from the attendees of an event. */
export function AttendeesDialog({ event, onClose }: AttendeesDialogProps) {
  const { locale } = useLocale();
  const { attendees, errors, setErrors, ...entry } = useAttendees(event.id);
  const { mutateAsync, isPending } = useCreateEventLeads();
  const attempt = useAttempt('attendees', event.id);

  const submit = async () => {
    const chosen = toAttendees(attendees);
    if (chosen.attendees.length === 0) {
      const { fields, required } = eventTexts.attendees;
      setErrors(missingFields(attendees, (field) => required(fields[field])));
      toasts.show({ title: texts.error, description: texts.noAttendee, tone: 'danger' });
      return;
    }
    setErrors(undefined);
    try {
      const input = { id: event.id, attendees: chosen.attendees };
      const key = attempt.keyOf(input);
      const leads = await mutateAsync({ ...input, key });
      attempt.end(key);
      tellCreated(leads, event.name, locale);
      entry.dropShown();
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setErrors(refusedAttendees(error.fields, chosen.keys));
      toasts.show({
        title: texts.leadsFailed,
        description: detailOr(error, texts.leadsFallback),
        tone: 'danger',
      });
    }
  };

  return (
    <AttendeesDialogView
      eventName={event.name}
      attendees={attendees}
      onChange={entry.change}
      onAdd={entry.add}
      onRemove={entry.remove}
      errors={errors}
      isSaving={isPending}
      locale={locale}
      onSubmit={() => void submit()}
      onClose={() => {
        entry.discard();
        onClose();
      }}
    />
  );
}
