import type { LeadUpdate, Proposal, ProposalFacts } from '@cardinal/contract';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { ifMatch } from '../../client/http/ifMatch.ts';

/** Whether what a suggestion did can be undone: an email is on its way, and a note stays. */
export const isUndoable = ({ kind }: Proposal): boolean => kind !== 'email' && kind !== 'note';

/** The step that a lead had, as a change sends it. */
function stepOf({
  next_step_kind: kind,
  next_step_at: at,
  next_step_note: note,
}: ProposalFacts): Pick<LeadUpdate, 'next_step'> {
  // The server sent them as the kind and time of a lead's step.
  type Step = NonNullable<LeadUpdate['next_step']>;
  return { next_step: kind && at ? ({ kind, due_at: at, note: note ?? '' } as Step) : null };
}

/** Gives a lead back what it had, unless someone has changed it since. */
export async function undoProposal(
  api: ApiClient,
  { kind, lead, before, version }: Proposal,
): Promise<void> {
  const params = { id: lead.id };
  if (kind === 'assignment') {
    const body = { userId: before['assignedTo'] ?? null };
    await api.post('/api/leads/{id}/assign', { params, body });
    return;
  }
  // The fields are those of a lead, with the values that it had.
  const body = kind === 'follow_up' ? stepOf(before) : (before as LeadUpdate);
  await api.put('/api/leads/{id}', { params, body, headers: ifMatch(version) });
}
