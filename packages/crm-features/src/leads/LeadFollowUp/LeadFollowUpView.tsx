import type { Lead } from '@cardinal/contract';
import type { LeadStatus } from '@cardinal/contract/labels';
import { Button, IconButton, useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { CalendarPlus, Check, Mail, MessageCircle, Phone, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { leadName } from '../../format/index.ts';
import { noCall } from '../noContact.ts';
import { followUpMessages } from './followUpTexts.ts';
import { SnoozeMenu } from '../NextStep/index.ts';
import { LeadStatusSelect } from '../LeadStatus/index.ts';
import { actions, email as emailClass, frame } from './LeadFollowUp.css.ts';
import { useTexts } from '../../language/index.ts';
import { leadMessages } from '../texts.ts';

export interface LeadFollowUpViewProps {
  /** The lead to contact. */
  lead: Lead;
  /** The lead and the reason why contact is due, shown before the actions. */
  children: ReactNode;
  /** Called to call the lead. */
  onCall: (lead: Lead) => void;
  /** Called to open WhatsApp. */
  onWhatsapp: (lead: Lead) => void;
  /** Called to plan a meeting. */
  onMeeting: (lead: Lead) => void;
  /** Changes the status of the lead. */
  onStatusChange: (lead: Lead, status: LeadStatus) => void;
  /** Called to remove the lead from the list without contact. */
  onFinish: (lead: Lead) => void;
  /** Called to move the next step to a later day; takes the place of a meeting. */
  onSnooze?: ((until: Date) => void) | undefined;
  /** Whether that is in progress. */
  isFinishing?: boolean;
  /** Why the lead cannot be mailed; undefined if it can. */
  noMail?: string;
  /** The email being written, or undefined. */
  email?: ReactNode;
  /** Called to open or close the email. */
  onEmailOpenChange: (isOpen: boolean) => void;
}

/** One lead that is waiting for contact, with every way to contact them in place. */
export function LeadFollowUpView({
  lead,
  children,
  noMail,
  email,
  onEmailOpenChange,
  onSnooze,
  isFinishing = false,
  ...on
}: LeadFollowUpViewProps) {
  const texts = useTexts(followUpMessages);
  const leadTexts = useTexts(leadMessages);
  const name = leadName(lead);
  const noPhone = noCall(lead, leadTexts);
  const isWriting = email !== undefined;
  const isPhone = useMediaQuery(media.phone);
  const write = {
    'data-key': 'e',
    'aria-label': isWriting ? texts.closeEmail({ name }) : texts.writeTo({ name }),
    'aria-expanded': isWriting,
    disabledReason: isWriting ? undefined : noMail,
    onPress: () => onEmailOpenChange(!isWriting),
  };
  return (
    <div className={frame}>
      {children}
      <div role="group" aria-label={texts.label({ name })} className={actions}>
        <LeadStatusSelect lead={lead} onChange={on.onStatusChange} />
        <IconButton
          data-key="c"
          icon={Phone}
          aria-label={texts.call({ name })}
          disabledReason={noPhone}
          onPress={() => on.onCall(lead)}
        />
        <IconButton
          data-key="w"
          icon={MessageCircle}
          aria-label={texts.whatsapp({ name })}
          disabledReason={noPhone}
          onPress={() => on.onWhatsapp(lead)}
        />
        {onSnooze ? (
          <SnoozeMenu name={name} onSnooze={onSnooze} />
        ) : (
          <IconButton
            icon={CalendarPlus}
            aria-label={texts.meeting({ name })}
            disabledReason={noMail}
            onPress={() => on.onMeeting(lead)}
          />
        )}
        <IconButton
          data-key="d"
          icon={Check}
          aria-label={onSnooze ? texts.doneWith({ name }) : texts.finishOf({ name })}
          isBusy={isFinishing}
          onPress={() => on.onFinish(lead)}
        />
        {isPhone ? (
          <IconButton icon={isWriting ? X : Mail} {...write} />
        ) : (
          <Button size="sm" icon={isWriting ? X : Mail} {...write}>
            {isWriting ? texts.close : texts.write}
          </Button>
        )}
      </div>
      {isWriting && <div className={emailClass}>{email}</div>}
    </div>
  );
}
