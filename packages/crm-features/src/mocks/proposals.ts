import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `/api/proposals` and the paths below it. */
export const proposals = {
  list: outcomes(calls.proposals),
  approve: outcomes(calls.approveProposal),
  refuse: outcomes(calls.refuseProposal),
};
