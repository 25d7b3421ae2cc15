import { calls } from '@cardinal/contract';
import { idempotentRequest } from '../http/requests/idempotentRequest.ts';
import { entityTag, matchingVersions } from '../http/responses/entityTags.ts';
import { pageHeaders } from '../http/responses/lists.ts';
import { respond, type Route } from '../http/router.ts';
import type { ServerContext } from '../services/context.ts';
import { createEventsArea } from '../services/events/index.ts';
import { createPartnersArea } from '../services/partners/index.ts';
import { isPartner } from '../services/shared/principal.ts';

/** Events, and the leads met there. */
export function eventRoutes(route: Route, context: ServerContext) {
  const { eventsOf, heldOf, questionsOf } = createEventsArea(context);
  const { capturesOf } = createPartnersArea(context);

  route(calls.events, async ({ query, principal, c }) => {
    if (isPartner(principal)) {
      const shown = await capturesOf(principal).events(query);
      return respond(200, shown.rows, pageHeaders(c, shown));
    }
    const page = await eventsOf(principal).list(query);
    return respond(200, page.rows, pageHeaders(c, page));
  });

  route(calls.event, async ({ params, principal }) =>
    respond(200, await eventsOf(principal).get(params.id)),
  );

  route(calls.createEvent, async ({ body, principal, c }) =>
    respond(201, await eventsOf(principal).create(body, await idempotentRequest(c))),
  );

  route(calls.updateEvent, async ({ params, body, principal }) =>
    respond(200, await eventsOf(principal).update(params.id, body)),
  );

  route(calls.deleteEvent, async ({ params, principal }) => {
    await eventsOf(principal).remove(params.id);
    return respond(204, null);
  });

  route(calls.eventBoard, async ({ params, principal }) => {
    const board = await eventsOf(principal).board(params.id);
    return respond(200, { ...board, held: await heldOf(principal).sum(params.id) });
  });

  route(calls.tellHeldCaptures, async ({ params, body, principal }) => {
    await heldOf(principal).tell(params.id, body);
    return respond(204, null);
  });

  route(calls.createEventLeads, async ({ params, body, principal, c }) => {
    const call = await idempotentRequest(c);
    return respond(201, await eventsOf(principal).createLeads(params.id, body.attendees, call));
  });

  route(calls.eventQuestions, async ({ params, query, principal }) => {
    const questions = await questionsOf(principal).get(params.id, query.version);
    return respond(200, questions, entityTag(questions));
  });

  route(calls.setEventQuestions, async ({ params, body, principal, c }) => {
    const versions = matchingVersions(c.req.header('If-Match'));
    const questions = await questionsOf(principal).set(params.id, body, versions);
    return respond(200, questions, entityTag(questions));
  });
}
