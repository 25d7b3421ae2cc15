import type { Lead, LeadUpdate } from '@cardinal/contract';
import { lowerStatus } from '@cardinal/contract/labels';
import type { LeadStatus } from '@cardinal/contract/labels';
import { useState } from 'react';
import { useSession, useSessionStore } from '../../client/CrmContext.ts';
import type { SessionStore } from '../../client/sessionStore.ts';

/** What is typed over a lead's status and notes; what is untouched follows the lead itself. */
export interface LeadDraft {
  status: LeadStatus;
  notes: string;
  /** Whether anything differs from the lead. */
  isDirty: boolean;
  /** Version of the lead that the change was begun from; the guard against overwriting. */
  version: number;
  setStatus: (status: LeadStatus) => void;
  setNotes: (notes: string) => void;
  /** Goes on from a newer version, keeping what is typed. */
  rebase: (version: number) => void;
  /** Forgets what is typed. */
  reset: () => void;
  /** Body of the update: the status and, if they were changed, the notes, which replace. */
  toUpdate: () => LeadUpdate;
}

interface Touched {
  status?: LeadStatus;
  notes?: string;
  version: number;
}

function draftOf(
  lead: Lead,
  touched: Touched | null,
  setTouched: (touched: Touched | null) => void,
): LeadDraft {
  const status = touched?.status ?? lead.lead_status;
  const notes = touched?.notes ?? lead.notes;
  const hasNewNotes = notes !== lead.notes;
  const isDirty = status !== lead.lead_status || hasNewNotes;
  // Back at what is saved, nothing is guarded: the next change begins from the present lead.
  const begun = isDirty && touched ? touched : { version: lead.version };
  const touch = (part: Partial<Touched>) => setTouched({ ...begun, ...part });

  return {
    status,
    notes,
    isDirty,
    version: begun.version,
    setStatus: (next) => touch({ status: next }),
    setNotes: (next) => touch({ notes: next }),
    rebase: (version) => touch({ version }),
    reset: () => setTouched(null),
    toUpdate: () => ({ status: lowerStatus[status], ...(hasNewNotes && { notes }) }),
  };
}

/** What is typed, by user and lead: nobody finds another's on a shared device. */
type Drafts = Map<string, Touched>;

/** As long as the page lives, beside the session that they outlive. */
const draftsOf = new WeakMap<SessionStore, Drafts>();

function draftsBeside(session: SessionStore): Drafts {
  const drafts = draftsOf.get(session) ?? new Map<string, Touched>();
  draftsOf.set(session, drafts);
  return drafts;
}

/**
 * Keeps a change of a lead until it is saved or reset, whatever happens meanwhile: to the lead, to
 * the dialog (Back closes it without a question) or to the session.
 * @param leadId Which lead; the same for as long as the component is there.
 */
export function useLeadDraft(leadId: string, lead: Lead | undefined): LeadDraft | undefined {
  const drafts = draftsBeside(useSessionStore());
  // Whose draft it is does not change when the session ends in the middle.
  const userId = useSession()?.user.id;
  const [key] = useState(`${userId} ${leadId}`);
  const [touched, setTouched] = useState(() => drafts.get(key) ?? null);
  const keep = (next: Touched | null) => {
    if (next) drafts.set(key, next);
    else drafts.delete(key);
    setTouched(next);
  };
  return lead && draftOf(lead, touched, keep);
}
