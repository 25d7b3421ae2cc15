import type { Lead } from '@cardinal/contract';
import { Button } from '@cardinal/ui';
import { CalendarPlus, Mail, MessageCircle, Phone } from 'lucide-react';
import { detailTexts } from '../detailTexts.ts';
import { noCall } from '../noContact.ts';
import { quickActions, tile } from './LeadDetail.css.ts';

const texts = detailTexts.actions;

/** The immediate actions for a lead. */
export interface QuickActionHandlers {
  onCall: (lead: Lead) => void;
  onWhatsapp: (lead: Lead) => void;
  onMeeting: (lead: Lead) => void;
}

export interface QuickActionsProps extends QuickActionHandlers {
  lead: Lead;
  /** Why the lead cannot be mailed; undefined if it can. */
  noMail?: string;
  /** Why no action is available; undefined if they are. */
  disabledReason?: string;
  /** Scrolls the email into view; absent where it is always visible. */
  onEmail?: () => void;
  /** A row of buttons, or tiles that share the width. */
  layout: 'row' | 'tiles';
}

/** Make Call, Open WhatsApp and Schedule Meeting. */
export function QuickActions({
  lead,
  noMail,
  disabledReason,
  onEmail,
  layout,
  ...on
}: QuickActionsProps) {
  const look = layout === 'tiles' ? tile : undefined;
  const noPhone = disabledReason ?? noCall(lead);
  return (
    <div role="group" aria-label={texts.label} className={quickActions[layout]}>
      <Button
        icon={Phone}
        className={look}
        disabledReason={noPhone}
        onPress={() => on.onCall(lead)}
      >
        {texts.call}
      </Button>
      <Button
        icon={MessageCircle}
        className={look}
        disabledReason={noPhone}
        onPress={() => on.onWhatsapp(lead)}
      >
        {texts.whatsapp}
      </Button>
      {onEmail && (
        <Button
          icon={Mail}
          className={look}
          disabledReason={disabledReason ?? noMail}
          onPress={onEmail}
        >
          {texts.email}
        </Button>
      )}
      <Button
        icon={CalendarPlus}
        className={look}
        disabledReason={disabledReason ?? noMail}
        onPress={() => on.onMeeting(lead)}
      >
        {texts.meeting}
      </Button>
    </div>
  );
}
