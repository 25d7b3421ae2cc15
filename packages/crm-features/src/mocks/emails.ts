import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `/api/emails` and the paths below it, and the generator of emails. */
export const emails = {
  list: outcomes(calls.emails),
  send: outcomes(calls.sendEmail),
  retry: outcomes(calls.retryEmail),
  generate: outcomes(calls.generateEmail),
};
