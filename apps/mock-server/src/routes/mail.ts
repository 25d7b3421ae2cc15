import { calls } from '@cardinal/contract';
import { idempotentRequest } from '../http/requests/idempotentRequest.ts';
import { pageHeaders } from '../http/responses/lists.ts';
import { respond, type Route } from '../http/router.ts';
import type { ServerContext } from '../services/context.ts';
import { registerDigest } from '../services/digest/digestJob.ts';
import { createMailArea } from '../services/mail/index.ts';
import { worded } from '../http/responses/worded.ts';

/** Email and invitations to leads, emails written for the caller, and their email of a morning. */
export function mailRoutes(route: Route, context: ServerContext) {
  const { emailsOf, meetingsOf, write } = createMailArea(context);
  registerDigest(context);

  route(calls.sendEmail, async ({ body, principal, c }) =>
    respond(202, await worded(c, await emailsOf(principal).send(body, await idempotentRequest(c)))),
  );

  route(calls.emails, async ({ query, principal, c }) => {
    const page = await emailsOf(principal).list(query);
    return respond(200, await worded(c, page.rows), pageHeaders(c, page));
  });

  route(calls.retryEmail, async ({ params, principal, c }) =>
    respond(202, await worded(c, await emailsOf(principal).retry(params.id))),
  );

  route(calls.mailbox, async ({ query, principal, c }) => {
    const page = await emailsOf(principal).mailbox(query);
    return respond(200, page.rows, pageHeaders(c, page));
  });

  route(calls.createMeeting, async ({ params, body, principal, c }) => {
    const call = await idempotentRequest(c);
    return respond(201, await worded(c, await meetingsOf(principal).create(params.id, body, call)));
  });

  route(calls.generateEmail, async ({ body, principal }) =>
    respond(200, await write(body, principal)),
  );
}
