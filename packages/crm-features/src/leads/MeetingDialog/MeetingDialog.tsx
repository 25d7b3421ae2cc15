import type { Lead, Meeting } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { useRef, useState } from 'react';
import { errorDetail, useNow, useSession } from '../../client/index.ts';
import { isRefused } from '../../client/queries/readers.ts';
import { useAttempt, useForm, useKept, useIsShown } from '../../forms/index.ts';
import { formatFullDate, leadName } from '../../format/index.ts';
import { useScheduleMeeting } from '../detailMutations.ts';
import { detailMessages, type DetailTexts } from '../detailTexts.ts';
import {
  meetingErrors,
  newMeeting,
  refusedMeeting,
  toMeeting,
  type MeetingDraft,
} from './meetingDraft.ts';
import { MeetingDialogView } from './MeetingDialogView.tsx';
import { useTexts } from '../../language/index.ts';

export interface MeetingDialogProps {
  /** The lead to meet. */
  lead: Lead;
  /** Called when the lead is invited to the meeting, even if the dialog is closed by then. */
  onScheduled?: () => void;
  /** Called when the dialog is closed; the input is kept until the meeting is scheduled. */
  onClose: () => void;
}

/** Shows whether the lead is invited; without an invitation, the meeting itself is recorded. */
function tellMeeting(
  { email, start }: Meeting,
  name: string,
  locale: string,
  { meeting: texts, email: emailTexts }: DetailTexts,
) {
  if (isRefused(email)) {
    const description = texts.notInvitedDetail({
      reason: email.error ?? emailTexts.refused,
    });
    toasts.show({ title: texts.notInvited, description, tone: 'danger' });
    return;
  }
  const when = formatFullDate(start, locale);
  toasts.show({
    title: texts.scheduled,
    description: email.status === 'queued' ? texts.invitationQueued : texts.invited({ name, when }),
    tone: 'success',
  });
}

/** Schedules a meeting with a lead. */
export function MeetingDialog({ lead, onScheduled, onClose }: MeetingDialogProps) {
  const detailTexts = useTexts(detailMessages);
  const texts = detailTexts.meeting;
  const { locale } = useLocale();
  const now = useNow();
  const name = leadName(lead);
  const user = useSession()?.user;
  const own = user ? `${user.first_name} ${user.last_name}`.trim() : '';
  const [begun] = useState(() => newMeeting([own, name], now(), locale));
  // The user has confirmed an unusual hour; the next attempt says so.
  const isMeant = useRef(false);
  const schedule = useScheduleMeeting();
  const attempt = useAttempt('meeting', lead.id);
  const isShown = useIsShown(lead.id);
  const form = useForm<MeetingDraft, Meeting>({
    initial: begun,
    kept: useKept('meeting', lead.id),
    check: (values) => meetingErrors(values, detailTexts),
    onInvalid: () => toasts.show({ ...texts.missing, tone: 'danger' }),
    save: async (draft) => {
      const meeting = toMeeting(draft, isMeant.current);
      isMeant.current = false;
      const idempotencyKey = attempt.keyOf(meeting);
      const made = await schedule.mutateAsync({ leadId: lead.id, meeting, idempotencyKey });
      attempt.end(idempotencyKey);
      return made;
    },
    onSaved: (made) => {
      tellMeeting(made, name, locale, detailTexts);
      if (isShown(lead.id)) onClose();
      if (!isRefused(made.email)) onScheduled?.();
    },
    errorsOf: ({ fields }) => refusedMeeting(fields),
    onFailed: (error) => {
      // The dialog shows it in place.
      if (isShown(lead.id)) return;
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' });
    },
  });
  return (
    <MeetingDialogView
      name={name}
      form={form}
      onMeant={() => {
        isMeant.current = true;
        form.submit();
      }}
      onClose={onClose}
    />
  );
}
