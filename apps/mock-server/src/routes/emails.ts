import { calls } from '@cardinal/contract';
import { idempotentRequest } from '../http/idempotentRequest.ts';
import { pageHeaders } from '../http/pageHeaders.ts';
import { answer } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import type { EmailService } from '../services/mail/emailService.ts';
import type { Meetings } from '../services/mail/meetings.ts';
import type { Principal } from '../services/shared/principal.ts';

interface Dependencies {
  emailsOf(principal: Principal): EmailService;
  meetingsOf(principal: Principal): Meetings;
}

/** Mail and invitations to leads. */
export function emailRoutes(route: Route, { emailsOf, meetingsOf }: Dependencies) {
  route(calls.sendEmail, async ({ body, principal, c }) =>
    answer(202, await emailsOf(principal).send(body, idempotentRequest(c, body))),
  );

  route(calls.emails, async ({ query, principal, c }) => {
    const page = await emailsOf(principal).list(query);
    return answer(200, page.rows, pageHeaders(c, page));
  });

  route(calls.retryEmail, async ({ params, principal }) =>
    answer(202, await emailsOf(principal).retry(params.id)),
  );

  route(calls.mailbox, async ({ query, principal, c }) => {
    const page = await emailsOf(principal).mailbox(query);
    return answer(200, page.rows, pageHeaders(c, page));
  });

  route(calls.createMeeting, async ({ params, body, principal, c }) =>
    answer(201, await meetingsOf(principal).create(params.id, body, idempotentRequest(c, body))),
  );
}
