import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `/api/crm` and the paths below it. */
export const crm = {
  state: outcomes(calls.crm),
  connect: outcomes(calls.connectCrm),
  properties: outcomes(calls.crmProperties),
  change: outcomes(calls.changeCrm),
  sendAll: outcomes(calls.sendAllToCrm),
  stop: outcomes(calls.stopCrm),
  failures: outcomes(calls.crmFailures),
  retry: outcomes(calls.retryCrm),
  ofLead: outcomes(calls.leadInCrm),
  retryLead: outcomes(calls.retryLeadInCrm),
  disconnect: outcomes(calls.disconnectCrm),
};
