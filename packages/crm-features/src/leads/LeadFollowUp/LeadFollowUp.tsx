import type { Lead } from '@cardinal/contract';
import type { LeadStatus } from '@cardinal/contract/labels';
import { Suspense, lazy, useCallback, type ReactNode } from 'react';
import { leadName } from '../../format/index.ts';
import { followUpMessages } from './followUpTexts.ts';
import { useContactLead } from '../LeadActions/index.ts';
import { useSetLeadStatus } from '../leadMutations.ts';
import { useOpenWhenLoaded } from '../useOpenWhenLoaded.ts';
import { useNextStep } from '../NextStep/index.ts';
import { noMail } from '../noContact.ts';
import { LeadFollowUpView } from './LeadFollowUpView.tsx';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { leadMessages } from '../texts.ts';

const loadMeeting = () => import('../MeetingDialog/index.ts');
const loadComposer = () => import('../EmailComposer/index.ts');
const MeetingDialog = lazy(async () => ({ default: (await loadMeeting()).MeetingDialog }));
const EmailComposer = lazy(async () => ({ default: (await loadComposer()).EmailComposer }));

/** An action that contacted a lead, or made contact unnecessary. */
export interface FollowUp {
  /** What was done, in a few words. */
  text: string;
  /** Undoes it; absent if it cannot be undone. */
  onUndo?: () => Promise<unknown>;
}

export interface LeadFollowUpProps {
  /** The lead to contact. */
  lead: Lead;
  /**
   * Whether the next step can be moved to a later day, in place of a meeting.
   * @default false
   */
  canSnooze?: boolean;
  /** Called when the lead has been contacted, or needs no contact. */
  onDone: (done: FollowUp) => void;
  /** The lead and the reason why contact is due, shown before the actions. */
  children: ReactNode;
}

/** Changes the status or type of a lead, and reports changes after which no contact is due. */
function useAnswers({ lead, canSnooze, onDone }: Omit<LeadFollowUpProps, 'children'>) {
  const labels = useTexts(labelMessages);
  const texts = useTexts(followUpMessages);
  const name = leadName(lead);
  const status = useSetLeadStatus();
  const step = useNextStep();
  return {
    /** The lead with the status that is being saved. */
    shown: status.isPending ? { ...lead, lead_status: status.variables.status } : lead,
    isFinishing: step.isPending,
    setStatus: (_: Lead, next: LeadStatus) =>
      status.mutate(
        { lead, status: next },
        {
          onSuccess: (saved, _change, saving) => {
            // With other statuses, contact is still due.
            if (saved.lead_status !== 'Closed') return;
            const before = saving?.before ?? lead.lead_status;
            onDone({
              text: texts.done.status({ name, status: labels.statuses[next] }),
              onUndo: () => status.mutateAsync({ lead: saved, status: before }),
            });
          },
        },
      ),
    finish: () =>
      step.mutate(
        { lead, kind: 'done' },
        {
          onSuccess: (saved) =>
            onDone({
              text: canSnooze ? texts.done.step({ name }) : texts.done.finish({ name }),
              onUndo: () => step.mutateAsync({ lead: saved, kind: 'restore', before: lead }),
            }),
        },
      ),
    snooze: (until: Date) =>
      step.mutate(
        { lead, kind: 'snooze', until },
        {
          onSuccess: (saved) =>
            onDone({
              text: texts.done.snooze({ name }),
              onUndo: () => step.mutateAsync({ lead: saved, kind: 'restore', before: lead }),
            }),
        },
      ),
  };
}

/** Calls, writes to, invites or changes a lead in place, and reports the action. */
export function LeadFollowUp({ lead, canSnooze = false, onDone, children }: LeadFollowUpProps) {
  const texts = useTexts(followUpMessages);
  const leadTexts = useTexts(leadMessages);
  const name = leadName(lead);
  const contact = useContactLead({
    onRecorded: (type) => onDone({ text: texts.done[type]({ name }) }),
  });
  const answers = useAnswers({ lead, canSnooze, onDone });
  const meeting = useOpenWhenLoaded(loadMeeting, lead.id);
  const email = useOpenWhenLoaded(loadComposer, lead.id);
  const focus = useCallback((field: HTMLTextAreaElement | null) => field?.focus(), []);

  return (
    <>
      <LeadFollowUpView
        lead={answers.shown}
        onCall={contact.call}
        onWhatsapp={contact.whatsapp}
        onMeeting={meeting.open}
        onStatusChange={answers.setStatus}
        onFinish={answers.finish}
        onSnooze={canSnooze ? answers.snooze : undefined}
        isFinishing={answers.isFinishing}
        noMail={noMail(lead, leadTexts)}
        onEmailOpenChange={(isOpen) => (isOpen ? email.open() : email.close())}
        email={
          email.isOpen ? (
            <Suspense>
              <EmailComposer
                lead={lead}
                disabledReason={noMail(lead, leadTexts)}
                contentRef={focus}
                onSent={({ status: state }) =>
                  onDone({ text: texts.done.email({ name, status: state }) })
                }
              />
            </Suspense>
          ) : undefined
        }
      >
        {children}
      </LeadFollowUpView>
      {meeting.isOpen && (
        <Suspense>
          <MeetingDialog
            lead={lead}
            onScheduled={() => onDone({ text: texts.done.meeting({ name }) })}
            onClose={meeting.close}
          />
        </Suspense>
      )}
    </>
  );
}
