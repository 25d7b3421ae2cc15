import type { ServerContext } from '../context.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import type { Partner, Principal } from '../shared/principal.ts';
import { createPartnerCaptures } from './partnerCaptures.ts';
import { createPartnerKeys } from './partnerKeys.ts';
import { createUnconfirmedLeads } from './unconfirmedLeads.ts';

/** Keys for partners' pages, and the calls of those pages. */
export function createPartnersArea(context: ServerContext) {
  return {
    keysOf: (principal: Principal) => createPartnerKeys(actingFor(context, principal), principal),
    unconfirmedOf: (principal: Principal) =>
      createUnconfirmedLeads(actingFor(context, principal), principal),
    capturesOf: (partner: Partner) => createPartnerCaptures(context, partner),
    openSession: context.partnerSessions.open,
    formOf: context.partnerSessions.form,
  };
}
