import { calls } from '@cardinal/contract';
import { wholeList } from '../../http/responses/lists.ts';
import { respond, type Route } from '../../http/router.ts';
import { createAgentsArea } from '../../services/agents/index.ts';
import type { ServerContext } from '../../services/context.ts';

/** The user's decisions about what agents suggest. */
export function proposalRoutes(route: Route, context: ServerContext) {
  const { proposalsOf } = createAgentsArea(context);

  route(calls.proposals, async ({ query, principal }) =>
    wholeList(await proposalsOf(principal).list(), query),
  );

  route(calls.approveProposal, async ({ params, principal }) =>
    respond(200, await proposalsOf(principal).approve(params.id)),
  );

  route(calls.refuseProposal, async ({ params, principal }) =>
    respond(200, await proposalsOf(principal).refuse(params.id)),
  );
}
