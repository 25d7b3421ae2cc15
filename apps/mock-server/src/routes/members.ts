import { calls } from '@cardinal/contract';
import { answer } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import type { MemberChanges } from '../services/company/memberChanges.ts';
import type { MemberService } from '../services/company/memberService.ts';
import type { Principal } from '../services/shared/principal.ts';

interface Dependencies {
  membersOf(principal: Principal): MemberService;
  changesOf(principal: Principal): MemberChanges;
}

/** The people of a company. */
export function memberRoutes(route: Route, { membersOf, changesOf }: Dependencies) {
  route(calls.members, async ({ principal }) => answer(200, await changesOf(principal).list()));

  route(calls.updateMember, async ({ params, body, principal }) =>
    answer(200, await changesOf(principal).setRole(params.id, body.role)),
  );

  route(calls.removeMember, async ({ params, query, principal }) =>
    answer(200, await changesOf(principal).remove(params.id, query.leads_to)),
  );

  route(calls.pendingMembers, async ({ principal }) =>
    answer(200, await membersOf(principal).pending()),
  );

  route(calls.approveMember, async ({ params, body, principal }) =>
    answer(200, await membersOf(principal).approve(params.id, body.role)),
  );

  route(calls.rejectMember, async ({ params, principal }) => {
    await membersOf(principal).reject(params.id);
    return answer(204, null);
  });

  route(calls.memberResetLink, async ({ params, principal }) =>
    answer(201, await membersOf(principal).resetLink(params.id)),
  );
}
