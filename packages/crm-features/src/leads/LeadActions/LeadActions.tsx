import type { Lead } from '@cardinal/contract';
import { RowAction } from '@cardinal/ui';
import { leadName } from '../../format/index.ts';
import { noCall } from '../noContact.ts';
import { leadMessages } from '../texts.ts';
import { call, email, view, whatsapp } from './LeadActions.css.ts';
import { useTexts } from '../../language/index.ts';

/** The actions for a listed lead. */
export interface LeadHandlers {
  /** Called to open the detail. */
  onView: (lead: Lead) => void;
  /** Called to start an email. */
  onEmail: (lead: Lead) => void;
  /** Called to call the lead; only if `noCall` gives no reason. */
  onCall: (lead: Lead) => void;
  /** Called to open WhatsApp; as for `onCall`. */
  onWhatsapp: (lead: Lead) => void;
  /** Called to fill in what an incomplete lead lacks. Without it, the list only marks such leads. */
  onFillIn?: (lead: Lead) => void;
}

export interface LeadActionsProps {
  lead: Lead;
  handlers: LeadHandlers;
  /** Whether View is included. Cards do not need it: the name opens the lead. */
  hasView?: boolean;
}

/** View, email, call and WhatsApp for one lead. */
export function LeadActions({ lead, handlers, hasView = true }: LeadActionsProps) {
  const leadTexts = useTexts(leadMessages);
  const name = leadName(lead);
  const noPhone = noCall(lead, leadTexts);
  return (
    <>
      {hasView && (
        <RowAction
          icon={view}
          aria-label={leadTexts.actions.view({ name })}
          onPress={() => handlers.onView(lead)}
        />
      )}
      <RowAction
        icon={email}
        aria-label={leadTexts.actions.email({ name })}
        onPress={() => handlers.onEmail(lead)}
        disabledReason={lead.email === '' ? leadTexts.actions.noEmail : undefined}
      />
      <RowAction
        icon={call}
        aria-label={leadTexts.actions.call({ name })}
        onPress={() => handlers.onCall(lead)}
        disabledReason={noPhone}
      />
      <RowAction
        icon={whatsapp}
        aria-label={leadTexts.actions.whatsapp({ name })}
        onPress={() => handlers.onWhatsapp(lead)}
        disabledReason={noPhone}
      />
    </>
  );
}
