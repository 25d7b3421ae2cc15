import type { Lead, Meeting } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail, newIdempotencyKey, useNow } from '../../client/index.ts';
import { isRefused } from '../../client/readers.ts';
import { formatFullDate, leadName } from '../../format/index.ts';
import { useScheduleMeeting } from '../detailMutations.ts';
import { detailTexts } from '../detailTexts.ts';
import { useKept } from '../useKept.ts';
import { meetingErrors, newMeeting, refusedMeeting, toMeeting } from './meetingDraft.ts';
import type { MeetingDraft } from './meetingDraft.ts';
import { MeetingDialogView } from './MeetingDialogView.tsx';

const texts = detailTexts.meeting;

/** Props of MeetingDialog. */
export interface MeetingDialogProps {
  /** The lead to meet. */
  lead: Lead;
  /** Called when the meeting is scheduled. */
  onScheduled?: () => void;
  /** Called when the dialog is closed; the input is kept until the meeting is scheduled. */
  onClose: () => void;
}

/** Shows whether the lead is invited; without an invitation, the meeting itself is recorded. */
function tellMeeting({ email, start }: Meeting, name: string, locale: string) {
  if (isRefused(email)) {
    const description = texts.notInvitedDetail(email.error ?? detailTexts.email.refused);
    toasts.show({ title: texts.notInvited, description, tone: 'danger' });
    return;
  }
  const when = formatFullDate(start, locale);
  toasts.show({
    title: texts.scheduled,
    description: email.status === 'queued' ? texts.invitationQueued : texts.invited(name, when),
    tone: 'success',
  });
}

/** Schedules a meeting with a lead. */
export function MeetingDialog({ lead, onScheduled, onClose }: MeetingDialogProps) {
  const { locale } = useLocale();
  const now = useNow();
  const name = leadName(lead);
  const [begun] = useState(() => newMeeting(name, now()));
  const [kept, keep] = useKept<MeetingDraft>('meeting', lead.id);
  const draft = kept ?? begun;
  const schedule = useScheduleMeeting();
  const [asked, setAsked] = useState(false);
  // The same meeting is sent with the same key, so that a retry never invites twice.
  const [attempt, setAttempt] = useState({ body: '', key: '' });

  const refused = schedule.error instanceof ApiError ? refusedMeeting(schedule.error.fields) : {};
  const wrong = meetingErrors(draft);
  const isAtFields = Object.keys(refused).length > 0;

  const send = () => {
    setAsked(true);
    const meeting = toMeeting(draft);
    if (!meeting || Object.keys(wrong).length > 0) {
      toasts.show({ ...texts.missing, tone: 'danger' });
      return;
    }
    const body = JSON.stringify(meeting);
    const { key } = attempt.body === body ? attempt : { key: newIdempotencyKey() };
    setAttempt({ body, key });
    schedule.mutate(
      { leadId: lead.id, meeting, idempotencyKey: key },
      {
        onSuccess: (made) => {
          keep(() => null);
          tellMeeting(made, name, locale);
          onClose();
          if (!isRefused(made.email)) onScheduled?.();
        },
      },
    );
  };

  return (
    <MeetingDialogView
      name={name}
      draft={draft}
      onChange={(change) => {
        schedule.reset();
        keep((before) => ({ ...(before ?? begun), ...change }));
      }}
      errors={asked ? { ...refused, ...wrong } : undefined}
      failure={schedule.error && !isAtFields ? errorDetail(schedule.error) : undefined}
      isSending={schedule.isPending}
      onSend={send}
      onClose={onClose}
    />
  );
}
