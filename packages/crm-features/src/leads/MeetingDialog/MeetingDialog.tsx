import type { Lead, Meeting } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail, useNow } from '../../client/index.ts';
import { isRefused } from '../../client/queries/readers.ts';
import { useAttempt, useKept, useIsShown } from '../../forms/index.ts';
import { formatFullDate, leadName } from '../../format/index.ts';
import { useScheduleMeeting } from '../detailMutations.ts';
import { detailTexts } from '../detailTexts.ts';
import { useSingleRun } from '../useSingleRun.ts';
import {
  meetingErrors,
  newMeeting,
  refusedMeeting,
  toMeeting,
  type MeetingDraft,
} from './meetingDraft.ts';
import { MeetingDialogView } from './MeetingDialogView.tsx';

const texts = detailTexts.meeting;

export interface MeetingDialogProps {
  /** The lead to meet. */
  lead: Lead;
  /** Called when the lead is invited to the meeting, even if the dialog is closed by then. */
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
  const run = useSingleRun(schedule);
  const attempt = useAttempt('meeting', lead.id);
  const isShown = useIsShown(lead.id);

  const refused = schedule.error instanceof ApiError ? refusedMeeting(schedule.error.fields) : {};
  const wrong = meetingErrors(draft);
  const isAtFields = Object.keys(refused).length > 0;

  const send = async () => {
    setAsked(true);
    const meeting = toMeeting(draft);
    if (!meeting || Object.keys(wrong).length > 0) {
      toasts.show({ ...texts.missing, tone: 'danger' });
      return;
    }
    const idempotencyKey = attempt.keyOf(meeting);
    const made = await run({ leadId: lead.id, meeting, idempotencyKey }, (error) => {
      // The dialog shows it in place.
      if (isShown(lead.id)) return;
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' });
    });
    if (!made) return;
    attempt.end(idempotencyKey);
    tellMeeting(made, name, locale);
    // Later input belongs to another meeting.
    keep((before) => (before === kept ? null : before));
    if (isShown(lead.id)) onClose();
    if (!isRefused(made.email)) onScheduled?.();
  };

  return (
    <MeetingDialogView
      name={name}
      draft={draft}
      onChange={(change) => {
        if (schedule.isError) schedule.reset();
        keep((before) => ({ ...(before ?? begun), ...change }));
      }}
      errors={asked ? { ...refused, ...wrong } : undefined}
      failure={schedule.error && !isAtFields ? errorDetail(schedule.error) : undefined}
      isSending={schedule.isPending}
      onSend={() => void send()}
      onClose={onClose}
    />
  );
}
