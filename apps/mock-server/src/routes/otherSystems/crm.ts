import { calls } from '@cardinal/contract';
import { wholeList } from '../../http/responses/lists.ts';
import { respond, type Route } from '../../http/router.ts';
import type { ServerContext } from '../../services/context.ts';
import { createCrmArea } from '../../services/crm/index.ts';
import { worded } from '../../http/responses/worded.ts';

/** Another CRM that a company's leads are sent to. */
export function crmRoutes(route: Route, context: ServerContext) {
  const { crmOf, leadInCrmOf } = createCrmArea(context);

  route(calls.crm, async ({ principal, c }) =>
    respond(200, await worded(c, await crmOf(principal).state())),
  );

  route(calls.connectCrm, async ({ body, principal, c }) =>
    respond(200, await worded(c, await crmOf(principal).connect(body.key))),
  );

  route(calls.crmProperties, async ({ query, principal }) =>
    wholeList(await crmOf(principal).properties(), query),
  );

  route(calls.changeCrm, async ({ body, principal, c }) =>
    respond(200, await worded(c, await crmOf(principal).change(body.mapping))),
  );

  route(calls.sendAllToCrm, async ({ principal, c }) =>
    respond(202, await worded(c, await crmOf(principal).sendAll())),
  );

  route(calls.stopCrm, async ({ principal, c }) =>
    respond(200, await worded(c, await crmOf(principal).stop())),
  );

  route(calls.crmFailures, async ({ query, principal, c }) =>
    wholeList(await worded(c, await crmOf(principal).failures()), query),
  );

  route(calls.retryCrm, async ({ principal, c }) =>
    respond(202, await worded(c, await crmOf(principal).retry())),
  );

  route(calls.leadInCrm, async ({ params, principal, c }) =>
    respond(200, await worded(c, await leadInCrmOf(principal).read(params.id))),
  );

  route(calls.retryLeadInCrm, async ({ params, principal, c }) =>
    respond(202, await worded(c, await leadInCrmOf(principal).retry(params.id))),
  );

  route(calls.disconnectCrm, async ({ principal }) => {
    await crmOf(principal).disconnect();
    return respond(204, null);
  });
}
