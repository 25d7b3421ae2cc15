import type { Lead } from '@cardinal/contract';
import { leadName } from '../../format/index.ts';
import { leadTexts } from '../texts.ts';
import { hasPhone } from './contactLead.ts';
import { action } from './LeadActions.css.ts';

/** What can be done with a listed lead. */
export interface LeadHandlers {
  /** Opens the detail. */
  onView: (lead: Lead) => void;
  /** Begins an email. */
  onEmail: (lead: Lead) => void;
  /** Calls; only with a phone number. */
  onCall: (lead: Lead) => void;
  /** Opens WhatsApp; only with a phone number. */
  onWhatsapp: (lead: Lead) => void;
}

/** Props of LeadActions. */
export interface LeadActionsProps {
  lead: Lead;
  handlers: LeadHandlers;
  /** Whether View is among them. A card doesn't need it: its name opens the lead. */
  hasView?: boolean;
}

interface ActionProps {
  kind: keyof typeof action;
  name: string;
  onClick: () => void;
  /** Why it can't be used; it stays focusable, so that everyone can find the reason. */
  disabledReason?: string | false;
}

/**
 * A button of one element. A page holds two hundred of these: as IconButtons they would be a
 * thousand nodes and most of the list's rendering time.
 */
function Action({ kind, name, onClick, disabledReason }: ActionProps) {
  return (
    <button
      type="button"
      className={action[kind]}
      aria-label={name}
      aria-disabled={disabledReason ? true : undefined}
      title={disabledReason || name}
      onClick={disabledReason ? undefined : onClick}
    />
  );
}

/** View, email, call and WhatsApp of one lead. */
export function LeadActions({ lead, handlers, hasView = true }: LeadActionsProps) {
  const name = leadName(lead);
  const noPhone = !hasPhone(lead) && leadTexts.actions.noPhone;
  return (
    <>
      {hasView && (
        <Action
          kind="view"
          name={leadTexts.actions.view(name)}
          onClick={() => handlers.onView(lead)}
        />
      )}
      <Action
        kind="email"
        name={leadTexts.actions.email(name)}
        onClick={() => handlers.onEmail(lead)}
      />
      <Action
        kind="call"
        name={leadTexts.actions.call(name)}
        onClick={() => handlers.onCall(lead)}
        disabledReason={noPhone}
      />
      <Action
        kind="whatsapp"
        name={leadTexts.actions.whatsapp(name)}
        onClick={() => handlers.onWhatsapp(lead)}
        disabledReason={noPhone}
      />
    </>
  );
}
