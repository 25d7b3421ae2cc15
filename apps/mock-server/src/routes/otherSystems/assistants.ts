import { calls } from '@cardinal/contract';
import { wholeList } from '../../http/responses/lists.ts';
import { respond, type Route } from '../../http/router.ts';
import { createAssistantsArea } from '../../services/assistants/index.ts';
import type { ServerContext } from '../../services/context.ts';
import { worded } from '../../http/responses/worded.ts';

/** The user's side of OAuth: who is let in, and who is. */
export function assistantRoutes(route: Route, context: ServerContext) {
  const { connectedOf, consentOf } = createAssistantsArea(context);

  route(calls.assistants, async ({ query, principal }) =>
    wholeList(await connectedOf(principal).list(query.all), query),
  );

  route(calls.checkAssistant, async ({ body, principal, c }) =>
    respond(200, await worded(c, await consentOf(principal).check(body))),
  );

  route(calls.allowAssistant, async ({ body: { request, scopes }, principal }) =>
    respond(201, { redirect_url: await consentOf(principal).allow(request, scopes) }),
  );

  route(calls.disconnectAssistant, async ({ params, query, principal }) => {
    await connectedOf(principal).disconnect(params.id, query.all);
    return respond(204, null);
  });
}
