import type { Lead, LeadUpdate } from '@cardinal/contract';
import type { LeadStatus } from '@cardinal/contract/labels';
import { useState } from 'react';
import { lowerStatus } from '../lowerStatus.ts';

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

/** Keeps a change of a lead until it is saved, whatever happens to the lead meanwhile. */
export function useLeadDraft(lead: Lead | undefined): LeadDraft | undefined {
  const [touched, setTouched] = useState<Touched | null>(null);
  return lead && draftOf(lead, touched, setTouched);
}
