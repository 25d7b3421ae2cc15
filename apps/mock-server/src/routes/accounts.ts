import { calls } from '@cardinal/contract';
import type { RequestContext } from '../http/environment.ts';
import { languageHeaders, languageOf } from '../http/requests/languageOf.ts';
import type { Sentence } from '../services/shared/sentences/sentence.ts';
import { idempotentRequest } from '../http/requests/idempotentRequest.ts';
import { wholeList } from '../http/responses/lists.ts';
import { respond, type Route } from '../http/router.ts';
import { createAccountsArea } from '../services/accounts/index.ts';
import type { ServerContext } from '../services/context.ts';

/** Says what happens next. */
async function accepted(c: RequestContext, sentence: Sentence) {
  const language = languageOf(c);
  const detail = await sentence.in(language);
  return respond(202, { detail }, languageHeaders(c.get('headers'), language));
}

/** Registration, sign-in, sign-out, and changes to the user's own account. */
export function accountRoutes(route: Route, context: ServerContext) {
  const area = createAccountsArea(context);
  const {
    accounts,
    register,
    profile,
    confirmation,
    recovery,
    ownPassword,
    sessions,
    google,
    keysOf,
  } = area;

  route(calls.register, async ({ body, c }) => respond(201, await register(body, c.get('caller'))));

  route(calls.login, async ({ body, c }) =>
    respond(200, await accounts.signIn(body.email, body.password, c.get('caller'))),
  );

  route(calls.google, async ({ body, c }) =>
    respond(200, await google.withIdToken(body, c.get('caller'))),
  );

  route(calls.googleCallback, async ({ body, c }) =>
    respond(200, await google.withCode(body, c.get('caller'))),
  );

  route(calls.logout, async ({ query, principal }) => {
    await (query.all === 'true' ? sessions.endAll(principal) : sessions.end(principal));
    return respond(204, null);
  });

  route(calls.me, async ({ principal }) => respond(200, await accounts.me(principal)));

  route(calls.profile, async ({ body, principal }) =>
    respond(200, await profile.update(principal, body)),
  );

  route(calls.createCompany, async ({ body, principal, c }) =>
    respond(201, await profile.found(principal, body.name, await idempotentRequest(c))),
  );

  route(calls.verify, async ({ body }) => respond(200, await confirmation.verify(body.token)));

  route(calls.disown, async ({ body }) => {
    await confirmation.disown(body.token);
    return respond(204, null);
  });

  route(calls.sendVerification, async ({ principal, c }) =>
    accepted(c, await confirmation.sendVerification(principal)),
  );

  route(calls.forgotPassword, async ({ body, c }) =>
    accepted(c, await recovery.forgot(body.email, c.get('caller'))),
  );

  route(calls.resetPassword, async ({ body }) => {
    await recovery.reset(body);
    return respond(204, null);
  });

  route(calls.reauthenticate, async ({ body, principal, c }) => {
    await ownPassword.reauthenticate(principal, body.password, c.get('caller'));
    return respond(204, null);
  });

  route(calls.changePassword, async ({ body, principal, c }) => {
    await ownPassword.change(principal, body, c.get('caller'));
    return respond(204, null);
  });

  route(calls.sessions, async ({ query, principal }) =>
    wholeList(await sessions.list(principal), query),
  );

  route(calls.endSession, async ({ params, principal }) => {
    await sessions.endOne(principal, params.id);
    return respond(204, null);
  });

  route(calls.apiKeys, async ({ query, principal }) =>
    wholeList(await keysOf(principal).list(query.all), query),
  );

  route(calls.createApiKey, async ({ body, principal }) =>
    respond(201, await keysOf(principal).create(body)),
  );

  route(calls.revokeApiKey, async ({ params, query, principal }) => {
    await keysOf(principal).revoke(params.id, query.all);
    return respond(204, null);
  });
}
