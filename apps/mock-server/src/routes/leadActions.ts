import { calls } from '@cardinal/contract';
import { entityTag } from '../http/entityTags.ts';
import { idempotentRequest } from '../http/idempotentRequest.ts';
import { pageHeaders } from '../http/pageHeaders.ts';
import { answer } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import type { Assignments } from '../services/leads/assignments.ts';
import type { Deletions } from '../services/leads/deletions.ts';
import type { History } from '../services/leads/history.ts';
import type { Principal } from '../services/shared/principal.ts';

interface Dependencies {
  assignmentsOf(principal: Principal): Assignments;
  deletionsOf(principal: Principal): Deletions;
  historyOf(principal: Principal): History;
}

/** What happens to leads: assignment, deletion, and the history that tells of everything. */
export function leadHistoryRoutes(
  route: Route,
  { assignmentsOf, deletionsOf, historyOf }: Dependencies,
) {
  route(calls.assignLeads, async ({ body, principal }) =>
    answer(200, await assignmentsOf(principal).assignMany(body)),
  );

  route(calls.assignLead, async ({ params, body, principal }) => {
    const lead = await assignmentsOf(principal).assign(params.id, body.userId);
    return answer(200, lead, entityTag(lead));
  });

  route(calls.deleteLead, async ({ params, principal }) => {
    await deletionsOf(principal).remove(params.id);
    return answer(204, null);
  });

  route(calls.restoreLead, async ({ params, principal }) => {
    const lead = await deletionsOf(principal).restore(params.id);
    return answer(200, lead, entityTag(lead));
  });

  route(calls.activities, async ({ params, query, principal, c }) => {
    const page = await historyOf(principal).list(params.id, query);
    return answer(200, page.rows, pageHeaders(c, page));
  });

  route(calls.createActivity, async ({ params, body, principal, c }) => {
    const call = idempotentRequest(c, body);
    return answer(201, await historyOf(principal).add(params.id, body, call));
  });
}
