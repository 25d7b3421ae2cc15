import { calls } from '@cardinal/contract';
import { fileResponse } from '../http/responses/fileResponse.ts';
import { pageHeaders, wholeList } from '../http/responses/lists.ts';
import { respond, type Route } from '../http/router.ts';
import { createCompanyArea } from '../services/company/index.ts';
import type { ServerContext } from '../services/context.ts';

/** Companies, their members, team figures and the audit trail. */
export function companyRoutes(route: Route, context: ServerContext) {
  const area = createCompanyArea(context);
  const { listed, lookAtInvite, companyOf, membersOf, changesOf, leavingOf } = area;
  const { members, team, audit, auditFile } = area;

  route(calls.companies, async ({ query, c }) => {
    const page = await listed(query);
    return respond(200, page.rows, pageHeaders(c, page));
  });

  route(calls.ownCompany, async ({ principal }) => respond(200, await companyOf(principal).own()));

  route(calls.updateCompany, async ({ body, principal }) =>
    respond(200, await companyOf(principal).change(body)),
  );

  route(calls.leavingPreview, async ({ principal }) =>
    respond(200, await leavingOf(principal).preview()),
  );

  route(calls.leaveCompany, async ({ principal }) =>
    respond(200, await leavingOf(principal).leave()),
  );

  route(calls.invite, async ({ body, principal }) =>
    respond(201, await companyOf(principal).invite(body)),
  );

  route(calls.lookAtInvite, async ({ body }) =>
    respond(200, await lookAtInvite(body.invite_token)),
  );

  route(calls.invites, async ({ query, principal }) =>
    wholeList(await companyOf(principal).invites(), query),
  );

  route(calls.revokeInvite, async ({ params, principal }) => {
    await companyOf(principal).revoke(params.id);
    return respond(204, null);
  });

  route(calls.members, async ({ query, principal }) => wholeList(await members(principal), query));

  route(calls.updateMember, async ({ params, body, principal }) =>
    respond(200, await changesOf(principal).setRole(params.id, body.role)),
  );

  route(calls.removeMember, async ({ params, query, principal }) =>
    respond(200, await changesOf(principal).remove(params.id, query.leads_to)),
  );

  route(calls.pendingMembers, async ({ query, principal }) =>
    wholeList(await membersOf(principal).pending(), query),
  );

  route(calls.approveMember, async ({ params, body, principal }) =>
    respond(200, await membersOf(principal).approve(params.id, body.role)),
  );

  route(calls.rejectMember, async ({ params, principal }) => {
    await membersOf(principal).reject(params.id);
    return respond(204, null);
  });

  route(calls.memberResetLink, async ({ params, principal }) =>
    respond(201, await membersOf(principal).resetLink(params.id)),
  );

  route(calls.users, async ({ query, principal }) => wholeList(await team(principal), query));

  route(calls.audit, async ({ query, principal, c }) => {
    const page = await audit(principal, query);
    return respond(200, page.rows, pageHeaders(c, page));
  });

  route(calls.exportAudit, async ({ query, principal }) => {
    const { name, format, content } = await auditFile(principal, query);
    return fileResponse(format, name, content);
  });
}
