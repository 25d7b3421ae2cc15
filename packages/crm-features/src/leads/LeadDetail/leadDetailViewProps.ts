import type { Lead } from '@cardinal/contract';
import type { ReactNode } from 'react';
import type { Neighbours } from './LeadFooter.tsx';
import type { QuickActionHandlers } from './QuickActions.tsx';
import type { LeadEditing } from './useLeadEdit.ts';

/** A lead, and the rest of the dialog's content. */
export interface OpenLead {
  lead: Lead;
  /** The edit in progress. */
  editing: LeadEditing;
  /** The owner of the lead. */
  owner: string;
  /** Name of the event at which the lead was met; undefined if there is none. */
  event?: string;
  /** Whether the user may read the lead but not change it. */
  isReadOnly?: boolean;
  /** Whether the lead was deleted or reassigned while it was open. */
  isGone?: boolean;
  /** When the lead was read, as text, if that was on an earlier visit. */
  asOf?: ReactNode;
  /** Why the lead cannot be mailed; undefined if it can. */
  noMail?: string;
  /**
   * The outcome of the last action, the choice of an owner, actions with the contact, the next
   * step, pictures of the card, likely duplicates, the email being written, sent emails, answers, what has become of
   * it in another CRM, and history.
   */
  slots?: Readonly<
    Partial<
      Record<
        | 'notice'
        | 'owner'
        | 'contactActions'
        | 'nextStep'
        | 'pictures'
        | 'duplicates'
        | 'email'
        | 'emails'
        | 'answers'
        | 'crm'
        | 'activity',
        ReactNode
      >
    >
  >;
}

/** The content of the dialog. */
export type LeadDetailContent =
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; detail: string; onRetry?: () => void; isRetrying?: boolean }
  | ({ kind: 'lead' } & OpenLead);

export interface LeadDetailViewProps extends QuickActionHandlers {
  /** The lead, or why it is not shown. */
  content: LeadDetailContent;
  /** Language of numbers and dates, as BCP 47. */
  locale: string;
  /** Whether another dialog is open above this one; closing it returns the focus here. */
  isCovered?: boolean;
  /** The leads before and after this one; undefined if it is in no list. */
  neighbours?: Neighbours;
  /** Opens the email, and focuses it. */
  onEmail: () => void;
  /** Deletes the lead; without it, the action is not offered. */
  onDelete?: () => void;
  /** Whether it is being deleted. */
  isDeleting?: boolean;
  /** Called when the dialog is closed; asks first if a change of the lead is not saved. */
  onClose: () => void;
}
