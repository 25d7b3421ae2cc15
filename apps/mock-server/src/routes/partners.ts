import { calls } from '@cardinal/contract';
import { idempotentRequest } from '../http/requests/idempotentRequest.ts';
import { wholeList } from '../http/responses/lists.ts';
import { respond, type Route } from '../http/router.ts';
import type { ServerContext } from '../services/context.ts';
import { createPartnersArea } from '../services/partners/index.ts';

/** Keys for partners' pages, and the sessions of those pages. */
export function partnerRoutes(route: Route, context: ServerContext) {
  const { keysOf, openSession } = createPartnersArea(context);

  route(calls.partnerKeys, async ({ query, principal }) =>
    wholeList(await keysOf(principal).list(), query),
  );

  route(calls.createPartnerKey, async ({ body, principal, c }) =>
    respond(201, await keysOf(principal).create(body, await idempotentRequest(c))),
  );

  route(calls.updatePartnerKey, async ({ params, body, principal }) =>
    respond(200, await keysOf(principal).update(params.id, body)),
  );

  route(calls.revokePartnerKey, async ({ params, principal }) => {
    await keysOf(principal).revoke(params.id);
    return respond(204, null);
  });

  route(calls.embedSession, async ({ body, c }) => {
    const { address } = c.get('caller');
    return respond(201, await openSession(body.key, { origin: c.req.header('Origin'), address }));
  });
}
