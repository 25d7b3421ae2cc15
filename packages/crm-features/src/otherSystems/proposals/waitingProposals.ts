import { useQuery } from '@tanstack/react-query';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { isUndecided, proposalsQuery } from './proposalQueries.ts';

/** How many suggestions of agents wait for the user; 0 until it is known. */
export function useWaitingProposals(): number {
  const now = useNow();
  const { data = [] } = useQuery(proposalsQuery(useApi()));
  return data.filter((proposal) => isUndecided(proposal, now())).length;
}
