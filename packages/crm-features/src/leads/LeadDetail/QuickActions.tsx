import type { Lead } from '@cardinal/contract';
import { Button } from '@cardinal/ui';
import { CalendarPlus, Mail, MessageCircle, Phone } from 'lucide-react';
import { detailMessages } from '../detailTexts.ts';
import { noCall } from '../noContact.ts';
import { quickActions, tile } from './LeadDetail.css.ts';
import { useTexts } from '../../language/index.ts';
import { leadMessages } from '../texts.ts';

/** The immediate actions for a lead. */
export interface QuickActionHandlers {
  /** Called to call the lead. */
  onCall: (lead: Lead) => void;
  /** Called to open WhatsApp. */
  onWhatsapp: (lead: Lead) => void;
  /** Called to plan a meeting. */
  onMeeting: (lead: Lead) => void;
}

export interface QuickActionsProps extends QuickActionHandlers {
  lead: Lead;
  /** Why the lead cannot be mailed; undefined if it can. */
  noMail?: string;
  /** Why no action is available; undefined if they are. */
  disabledReason?: string;
  /** Opens the email. */
  onEmail: () => void;
  /** A row of buttons, or tiles that share the width. */
  layout: 'row' | 'tiles';
}

/** Make Call, Open WhatsApp, Write Email and Schedule Meeting. */
export function QuickActions({
  lead,
  noMail,
  disabledReason,
  onEmail,
  layout,
  ...on
}: QuickActionsProps) {
  const texts = useTexts(detailMessages).actions;
  const leadTexts = useTexts(leadMessages);
  const look = layout === 'tiles' ? { className: tile } : { size: 'sm' as const };
  const noPhone = disabledReason ?? noCall(lead, leadTexts);
  return (
    <div role="group" aria-label={texts.label} className={quickActions[layout]}>
      <Button icon={Phone} {...look} disabledReason={noPhone} onPress={() => on.onCall(lead)}>
        {texts.call}
      </Button>
      <Button
        icon={MessageCircle}
        {...look}
        disabledReason={noPhone}
        onPress={() => on.onWhatsapp(lead)}
      >
        {texts.whatsapp}
      </Button>
      <Button icon={Mail} {...look} disabledReason={disabledReason ?? noMail} onPress={onEmail}>
        {texts.email}
      </Button>
      <Button
        icon={CalendarPlus}
        {...look}
        disabledReason={disabledReason ?? noMail}
        onPress={() => on.onMeeting(lead)}
      >
        {texts.meeting}
      </Button>
    </div>
  );
}
