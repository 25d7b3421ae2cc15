import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment, RequestContext } from '../../http/environment.ts';
import { closeAddress } from '../../http/otherMethods.ts';
import { requireJson } from '../../http/requests/jsonBody.ts';
import {
  createAssistantsArea,
  OAuthFailure,
  oauthPaths,
  type TokenForm,
} from '../../services/assistants/index.ts';
import type { ServerContext } from '../../services/context.ts';
import { largerThan } from '../../services/shared/failures.ts';

/** Bytes of a request: URLs and a token. */
const mostSent = 50_000;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

const small = bodyLimit({
  maxSize: mostSent,
  onError() {
    throw largerThan(mostSent);
  },
});

/** Reads a form, in which no field may come twice (RFC 6749, 3.2). */
async function readForm(c: RequestContext): Promise<TokenForm> {
  if (!formType.test(c.req.header('Content-Type') ?? '')) {
    throw new OAuthFailure('invalid_request', 'Send a form: application/x-www-form-urlencoded.');
  }
  const form = new URLSearchParams(await c.req.text());
  return (name) => {
    const [value, second] = form.getAll(name);
    if (second === undefined) return value;
    throw new OAuthFailure('invalid_request', `${name} must not be repeated.`);
  };
}

/** @throws OAuthFailure. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new OAuthFailure('invalid_client_metadata', 'The body is not JSON.');
  }
}

/** Adds what assistants themselves call: metadata, registration, tokens and revocation. */
export function oauthRoutes(app: Hono<Environment>, context: ServerContext) {
  const { isOffered, programs, grants, resourceMetadata, serverMetadata } =
    createAssistantsArea(context);
  if (!isOffered) return;

  /** Answers in the words of OAuth; other refusals are problems as everywhere. */
  const answered =
    (path: string, status: 200 | 201, answer: (c: RequestContext) => Promise<object>) =>
    async (c: RequestContext) => {
      c.set('route', path);
      c.header('Cache-Control', 'no-store');
      try {
        return c.json(await answer(c), status);
      } catch (error) {
        if (!(error instanceof OAuthFailure)) throw error;
        const { code, message } = error;
        return c.json({ error: code, error_description: message }, 400);
      }
    };

  const metadata = { Vary: 'Accept-Encoding', 'Cache-Control': 'public, max-age=300' };
  for (const [path, document] of [
    [oauthPaths.resource, resourceMetadata],
    [oauthPaths.resourceOfMcp, resourceMetadata],
    [oauthPaths.server, serverMetadata],
  ] as const) {
    app.get(path, (c) => {
      c.set('route', path);
      return c.json(document, 200, metadata);
    });
    closeAddress(app, path);
  }

  const { register, token, revoke } = oauthPaths;
  app.post(
    register,
    small,
    requireJson(undefined),
    answered(register, 201, async (c) =>
      programs.register(parsed(await c.req.text()), c.get('caller')),
    ),
  );
  app.post(
    token,
    small,
    answered(token, 200, async (c) => grants.tokens(await readForm(c), c.get('caller'))),
  );
  app.post(
    revoke,
    small,
    answered(revoke, 200, async (c) => {
      await grants.revoke(await readForm(c), c.get('caller'));
      return {};
    }),
  );
  for (const path of [register, token, revoke]) closeAddress(app, path, ['POST']);
}
