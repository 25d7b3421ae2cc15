import type { AuditExportQuery, AuditQuery, CompanyListQuery } from '@cardinal/contract';
import type { ServerContext } from '../context.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import type { Principal } from '../shared/principal.ts';
import { exportAudit } from './auditExport.ts';
import { auditPage } from './auditTrail.ts';
import { createCompanyService } from './companyService.ts';
import { createLeaving } from './leaving.ts';
import { listedCompanies } from './listedCompanies.ts';
import { createMemberChanges } from './memberChanges.ts';
import { memberList } from './memberList.ts';
import { offeredInvite } from './offeredInvite.ts';
import { createMemberService } from './memberService.ts';
import { listTeam } from './team.ts';

/** Companies, their members and invitations, team figures and the audit trail. */
export function createCompanyArea(context: ServerContext) {
  const { db, clock } = context;
  return {
    listed: (query: CompanyListQuery) => listedCompanies(db, query),
    lookAtInvite: (token: string) => offeredInvite({ db, clock }, token),
    companyOf: (principal: Principal) =>
      createCompanyService(actingFor(context, principal), principal),
    membersOf: (principal: Principal) =>
      createMemberService(actingFor(context, principal), principal),
    // These check the principal in their own transactions, after they have locked the company.
    changesOf: (principal: Principal) => createMemberChanges(context, principal),
    leavingOf: (principal: Principal) => createLeaving(context, principal),
    members: (principal: Principal) => memberList(db, principal),
    team: (principal: Principal) => listTeam(db, principal, clock()),
    audit: (principal: Principal, query: AuditQuery) => auditPage(db, principal, query),
    auditFile: (principal: Principal, query: AuditExportQuery) =>
      exportAudit({ db, clock }, principal, query),
  };
}
