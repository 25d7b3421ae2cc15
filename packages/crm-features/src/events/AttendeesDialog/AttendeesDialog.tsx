import type { TextsOf } from '@cardinal/contract/messages';
import type { CreatedLeads, Event } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { useAttempt, useForm, useKept } from '../../forms/index.ts';
import {
  emptyAttendee,
  isComplete,
  missingFields,
  refusedAttendees,
  toAttendees,
  type AttendeesValues,
} from '../attendeeDraft.ts';
import { detailOr, useCreateEventLeads } from '../eventMutations.ts';
import { eventMessages } from '../texts.ts';
import { AttendeesDialogView } from './AttendeesDialogView.tsx';
import { useTexts } from '../../language/index.ts';

const nobody = { attendees: [emptyAttendee(0)] };

export interface AttendeesDialogProps {
  /** The event at which they were met. */
  event: Event;
  /** Called when the dialog should close: the change is saved or was cancelled. */
  onClose: () => void;
}

/** Reports how many leads were created, and how many are probably duplicates. */
function tellCreated(
  leads: CreatedLeads['createdLeads'],
  name: string,
  texts: TextsOf<typeof eventMessages>['toasts'],
) {
  const known = leads.filter(({ duplicates }) => duplicates.length > 0).length;
  const sentences = [
    texts.leadsOf({ count: leads.length, name }),
    ...(known > 0 ? [texts.duplicates({ count: known })] : []),
  ];
  toasts.show({ title: texts.leadsCreated, description: sentences.join(' '), tone: 'success' });
}

/** Creates leads from the attendees of an event. */
export function AttendeesDialog({ event, onClose }: AttendeesDialogProps) {
  const eventTexts = useTexts(eventMessages);
  const texts = eventTexts.toasts;
  const { locale } = useLocale();
  const { mutateAsync } = useCreateEventLeads();
  const attempt = useAttempt('attendees', event.id);
  const kept = useKept<Partial<AttendeesValues>>('attendees', event.id);
  const form = useForm<AttendeesValues, CreatedLeads['createdLeads']>({
    initial: nobody,
    kept,
    check: ({ attendees }) => {
      if (attendees.some(isComplete)) return {};
      const { fields, required } = eventTexts.attendees;
      return missingFields(attendees, (field) => required({ label: fields[field] }));
    },
    onInvalid: () =>
      toasts.show({ title: texts.error, description: texts.noAttendee, tone: 'danger' }),
    save: async ({ attendees }) => {
      const input = { id: event.id, attendees: toAttendees(attendees).attendees };
      const key = attempt.keyOf(input);
      const leads = await mutateAsync({ ...input, key });
      attempt.end(key);
      return leads;
    },
    onSaved: (leads, { attendees: sent }) => {
      tellCreated(leads, event.name, texts);
      // What was entered meanwhile stays.
      kept[1]((now) => {
        const attendees = now?.attendees?.filter((one) => !sent.includes(one)) ?? [];
        return attendees.length > 0 ? { attendees } : null;
      });
      onClose();
    },
    errorsOf: ({ fields }, { attendees }) => refusedAttendees(fields, toAttendees(attendees).keys),
    onFailed: (error) =>
      toasts.show({
        title: texts.leadsFailed,
        description: detailOr(error, texts.leadsFallback),
        tone: 'danger',
      }),
  });
  return (
    <AttendeesDialogView eventName={event.name} form={form} locale={locale} onClose={onClose} />
  );
}
