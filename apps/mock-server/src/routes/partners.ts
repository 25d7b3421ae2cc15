import { calls } from '@cardinal/contract';
import { isOwnPage } from '../http/requests/isOwnPage.ts';
import { idempotentRequest } from '../http/requests/idempotentRequest.ts';
import { pageHeaders, wholeList } from '../http/responses/lists.ts';
import { respond, type Route } from '../http/router.ts';
import type { ServerContext } from '../services/context.ts';
import { createPartnersArea } from '../services/partners/index.ts';

/** Keys for partners' pages, and the sessions of those pages. */
export function partnerRoutes(route: Route, context: ServerContext) {
  const { keysOf, unconfirmedOf, openSession } = createPartnersArea(context);

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
    const { renews, trial: isTrial } = body;
    const origin = c.req.header('Origin');
    const page = { origin, isOwn: isOwnPage(c), address, renews, isTrial };
    return respond(201, await openSession(body.key, page));
  });

  route(calls.unconfirmedLeads, async ({ params, query, principal, c }) => {
    const page = await unconfirmedOf(principal).list(params.id, query.limit);
    return respond(200, page.rows, pageHeaders(c, page));
  });

  route(calls.confirmLeads, async ({ params, body, principal }) =>
    respond(200, await unconfirmedOf(principal).confirm(params.id, body)),
  );

  route(calls.discardLeads, async ({ params, body, principal }) =>
    respond(200, await unconfirmedOf(principal).discard(params.id, body)),
  );

  route(calls.restoreUnconfirmedLeads, async ({ params, body, principal }) =>
    respond(200, await unconfirmedOf(principal).restore(params.id, body.discarded_at)),
  );
}
