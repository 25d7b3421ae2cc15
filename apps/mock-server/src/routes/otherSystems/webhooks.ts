import { calls } from '@cardinal/contract';
import { wholeList } from '../../http/responses/lists.ts';
import { respond, type Route } from '../../http/router.ts';
import type { ServerContext } from '../../services/context.ts';
import { createWebhooksArea } from '../../services/webhooks/index.ts';
import { worded } from '../../http/responses/worded.ts';

/** Addresses of other systems that are told what happens. */
export function webhookRoutes(route: Route, context: ServerContext) {
  const { webhooksOf } = createWebhooksArea(context);

  route(calls.webhooks, async ({ query, principal }) =>
    wholeList(await webhooksOf(principal).list(), query),
  );

  route(calls.createWebhook, async ({ body, principal }) =>
    respond(201, await webhooksOf(principal).create(body)),
  );

  route(calls.updateWebhook, async ({ params, body, principal }) =>
    respond(200, await webhooksOf(principal).update(params.id, body)),
  );

  route(calls.deleteWebhook, async ({ params, principal }) => {
    await webhooksOf(principal).remove(params.id);
    return respond(204, null);
  });

  route(calls.rotateWebhook, async ({ params, principal }) =>
    respond(200, await webhooksOf(principal).rotate(params.id)),
  );

  route(calls.testWebhook, async ({ params, principal, c }) =>
    respond(202, await worded(c, await webhooksOf(principal).test(params.id))),
  );

  route(calls.webhookDeliveries, async ({ params, query, principal, c }) =>
    wholeList(await worded(c, await webhooksOf(principal).deliveries(params.id)), query),
  );

  route(calls.retryDelivery, async ({ params, principal, c }) =>
    respond(202, await worded(c, await webhooksOf(principal).retry(params.id, params.delivery))),
  );
}
