import { limits } from '@cardinal/contract';
import type { ProposalRow } from '../../store/accounts/proposals.ts';
import { conflict } from '../shared/failures.ts';
import { say } from '../shared/sentences/sentence.ts';

/** @throws `proposal_state` unless the suggestion waits. @param now Milliseconds */
export function requireWaiting({ state, expires_at: end }: ProposalRow, now: number): void {
  if (state !== 'pending') {
    throw conflict(
      'proposal_state',
      say(({ suggestions }) => suggestions[state]),
    );
  }
  if (end > now) return;
  throw conflict(
    'proposal_state',
    say(({ suggestions }) => suggestions.expired({ hours: limits.proposalHours })),
  );
}
