import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `/api/partner-keys` and the paths below it. */
export const partnerKeys = {
  list: outcomes(calls.partnerKeys),
  create: outcomes(calls.createPartnerKey),
  update: outcomes(calls.updatePartnerKey),
  revoke: outcomes(calls.revokePartnerKey),
  unconfirmed: outcomes(calls.unconfirmedLeads),
  confirm: outcomes(calls.confirmLeads),
  discard: outcomes(calls.discardLeads),
  restore: outcomes(calls.restoreUnconfirmedLeads),
};

const forPartners = <C extends { partner: { answers: object } }>(
  call: C,
): Omit<C, 'answers'> & Pick<C['partner'], 'answers'> => ({
  ...call,
  answers: call.partner.answers,
});

/** The calls of a partner's page, with the responses that it receives. */
export const embed = {
  session: outcomes(calls.embedSession),
  capture: outcomes(forPartners(calls.createLead)),
  scan: outcomes(forPartners(calls.scanCard)),
  events: outcomes(forPartners(calls.events)),
};
