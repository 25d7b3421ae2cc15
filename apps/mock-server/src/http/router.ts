import {
  requestHeaders,
  sizes,
  type ApiScope,
  type Call,
  type PartnerScope,
} from '@cardinal/contract';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { type Partner, type Principal, seesAll } from '../services/shared/principal.ts';
import { forbidden, keyOutOfScope, largerThan, unauthorized } from '../services/shared/failures.ts';
import { discardBody } from './requests/discardBody.ts';
import { requireJson } from './requests/jsonBody.ts';
import type { Environment, RequestContext } from './environment.ts';
import { closeAddress, otherMethod, takes } from './otherMethods.ts';
import { sendText } from './responses/sendText.ts';
import { requireReadableQuery, validate } from './requests/validation.ts';
import { say } from '../services/shared/sentences/sentence.ts';

type Parsed<C, Part extends string> = C extends { [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** The caller: a signed-in user, or on some calls a partner's page. */
type Caller<C extends Call> = C['auth'] extends 'public'
  ? undefined
  : C extends { partner: object }
    ? Principal | Partner
    : Principal;

/** A validated request of a call. */
interface Incoming<C extends Call> {
  params: Parsed<C, 'params'>;
  query: Parsed<C, 'query'>;
  body: Parsed<C, 'body'>;
  principal: Caller<C>;
  c: RequestContext;
}

type Responses<C extends Call> = C['answers'];

/** A response that the contract declares for a call by a partner's page. */
type PartnerResponse<C extends Call> = C extends { partner: { answers: infer A } }
  ? {
      [S in keyof A]: {
        status: S;
        body: A[S] extends z.ZodType ? z.output<A[S]> : never;
        headers?: Record<string, string>;
      };
    }[keyof A]
  : never;

/** A response that the contract declares for a call. */
type CallResponse<C extends Call> = {
  [S in keyof Responses<C>]: {
    status: S;
    body: Responses<C>[S] extends z.ZodType ? z.output<Responses<C>[S]> : null;
    headers?: Record<string, string>;
  };
}[keyof Responses<C>];

/**
 * The return value of a handler: a response of the contract, or, for a file, the Response itself.
 */
type Handled<C extends Call> = C['file'] extends readonly string[]
  ? Response
  : CallResponse<C> | PartnerResponse<C>;

/** Builds the response of a handler; the status keeps its literal type. */
export const respond = <const S extends number, const B>(
  status: S,
  body: B,
  headers?: Record<string, string>,
) => ({ status, body, headers });

interface RouteOptions<C extends Call> {
  /**
   * Maximum size of the body in bytes, and the size stated in the error message. The body without
   * its field `files` is as small as every other JSON body.
   */
  maxBody?: { bytes: number; stated: number; files?: string };
  /** Counts the request before its body is read, so that one that is refused counts as well. */
  admit?: (principal: Caller<C>, c: RequestContext) => Promise<void>;
}

/** Adds a call of the contract to the app, with the guards and validation that the call declares. */
export type Route = <const C extends Call>(
  call: C,
  handler: (incoming: Incoming<C>) => Handled<C> | Promise<Handled<C>>,
  options?: RouteOptions<C>,
) => void;

const bearer = /^Bearer ([\w~+/.-]+=*)$/i;

const clientId = requestHeaders['X-Client-Id'];

/** Finds the principal of a token; undefined without an active session. */
type Authenticate = (token: string, clientId: string | null) => Promise<Principal | undefined>;

/** Checks who the caller is, and whether their sign-in is recent. */
interface Guards {
  authenticate: Authenticate;
  /** @throws `reauthenticate` if the principal's sign-in is too old. */
  requireRecentSignIn(principal: Principal): Promise<void>;
  apiKeys: ApiKeyGuard;
  partners: PartnerGuard;
  /** Handles a request whose writes take turns with those of other users. */
  asWriter<T>(userId: string, handle: () => T): T;
}

/** Determines who makes a call with an API key. */
interface ApiKeyGuard {
  /** Whether a token is an API key rather than the token of a session. */
  isKey(token: string): boolean;
  /** Finds the access of a key; undefined if it does not work. */
  find(key: string): Promise<{ principal: Principal; scopes: readonly ApiScope[] } | undefined>;
}

/** Determines the partner's page to which a token belongs. */
interface PartnerGuard {
  /** Whether a token belongs to a partner's page rather than a user. */
  isToken(token: string): boolean;
  /**
   * Finds the page of a token.
   * @param scope The scope that the call needs; undefined if it is not for partners
   * @throws `unauthorized`, `origin_refused` or `scope`.
   */
  authenticate(
    token: string,
    origin: string | undefined,
    scope: PartnerScope | undefined,
  ): Promise<Partner>;
}

const roleRefused = ({ auth }: Call) =>
  auth === 'admin' ? forbidden(say(({ access }) => access.askAdmin)) : forbidden();

/** Whether the principal's role permits a call. */
const isRolePermitted = ({ auth }: Call, principal: Principal): boolean =>
  auth === 'manager' ? seesAll(principal) : auth !== 'admin' || principal.role === 'admin';

/**
 * The user as whom an API key makes a call. A recent sign-in is not needed: it was when the key was
 * created.
 * @throws `unauthorized`; `scope` if the key's scopes or its user's role do not permit the call.
 */
async function keyPrincipal(call: Call, apiKeys: ApiKeyGuard, key: string): Promise<Principal> {
  const access = await apiKeys.find(key);
  if (!access) throw unauthorized();
  const { principal, scopes } = access;
  const isInScope = call.scope === 'any' || scopes.some((scope) => scope === call.scope);
  if (!isInScope || !isRolePermitted(call, principal)) throw keyOutOfScope(call.scope);
  return principal;
}

function guard(
  call: Call,
  { authenticate, requireRecentSignIn, apiKeys, partners, asWriter }: Guards,
): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const token = bearer.exec(c.req.header('Authorization') ?? '')?.[1];
    if (token && partners.isToken(token)) {
      const { scope } = call.partner ?? {};
      c.set('principal', await partners.authenticate(token, c.req.header('Origin'), scope));
      return next();
    }
    if (token && apiKeys.isKey(token)) {
      const principal = await keyPrincipal(call, apiKeys, token);
      c.set('principal', principal);
      return asWriter(principal.userId, next);
    }
    const tab = clientId.safeParse(c.req.header('X-Client-Id')).data ?? null;
    const principal = token && (await authenticate(token, tab));
    if (!principal) throw unauthorized();
    if (!isRolePermitted(call, principal)) throw roleRefused(call);
    if (call.recentSignIn) await requireRecentSignIn(principal);
    c.set('principal', principal);
    return asWriter(principal.userId, next);
  };
}

/**
 * Refuses a body whose declared length exceeds the limit, and reads one of unknown length up to the
 * limit. An upload of unknown length is measured while it is stored; here it would be held in memory.
 */
function limitBody(
  { upload }: Call,
  { bytes, stated }: { bytes: number; stated: number },
): MiddlewareHandler<Environment> {
  const onError = () => {
    throw largerThan(stated);
  };
  const limit = bodyLimit({ maxSize: bytes, onError });
  return (c, next) =>
    upload && c.req.header('Transfer-Encoding') !== undefined ? next() : limit(c, next);
}

/** Reads an unexpected body, because an unread one would end the connection. */
const dropBody: MiddlewareHandler<Environment> = async (c, next) => {
  await discardBody(c);
  await next();
};

function send(c: RequestContext, { status, body, headers = {} }: CallResponse<Call>) {
  if (body === null) return c.body(null, 204, headers);
  const type = { 'Content-Type': 'application/json' };
  return sendText(c, status, JSON.stringify(body), { ...headers, ...type });
}

/**
 * Creates the function that adds calls to the app, and `close`, which responds to every other method
 * on the same paths: with 405, or to OPTIONS with the accepted methods.
 */
export function createRouter(app: Hono<Environment>, guards: Guards) {
  const methods = new Map<string, string[]>();
  // A fixed path is not an id: `/api/leads/assign` must not be looked up as a lead.
  app.use('/api/*', (c, next) => {
    const own = methods.get(c.req.path);
    return own && !takes(own, c.req.method) ? Promise.resolve(otherMethod(c, own)) : next();
  });

  const route: Route = (
    call,
    handler,
    { maxBody = { bytes: sizes.body, stated: sizes.body }, admit } = {},
  ) => {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const steps: MiddlewareHandler<Environment>[] = [
      async (c, next) => {
        c.set('route', call.path);
        await next();
      },
    ];
    if (call.auth !== 'public') steps.push(guard(call, guards));
    if (call.params) steps.push(validate('param', call.params));
    if (call.query) steps.push(requireReadableQuery, validate('query', call.query));
    if (admit) {
      steps.push(async (c, next) => {
        // The guard above has set the principal that the call declares.
        await admit(c.get('principal') as Caller<typeof call>, c);
        await next();
      });
    }
    if (call.method !== 'get') steps.push(limitBody(call, maxBody));
    if (call.body) steps.push(requireJson(maxBody.files), validate('json', call.body));
    else if (call.method !== 'get' && !call.upload) steps.push(dropBody);

    app.on(call.method.toUpperCase(), [path], ...steps, async (c) => {
      // Hono types validated data only along a chain of literals; here the contract's table has the types.
      const valid = (target: string) => c.req.valid(target as never);
      const incoming = {
        params: call.params && valid('param'),
        query: call.query && valid('query'),
        body: call.body && valid('json'),
        principal: c.get('principal'),
        c,
      } as Incoming<typeof call>;
      const handled = await handler(incoming);
      // Handlers are typed by their call; the loop over all calls has lost which one.
      if (!(handled instanceof Response)) return send(c, handled as CallResponse<Call>);
      // HEAD needs no file content.
      if (c.req.method === 'HEAD') await handled.body?.cancel();
      return handled;
    });
    methods.set(path, [...(methods.get(path) ?? []), call.method.toUpperCase()]);
  };

  const close = () => {
    for (const [path, taken] of methods) closeAddress(app, path, taken);
  };

  return { route, close };
}
