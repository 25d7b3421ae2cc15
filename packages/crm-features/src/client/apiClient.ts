import type {
  AnswerOf,
  BodyOf,
  CallAt,
  Method,
  ParamsOf,
  PathOf,
  QueryOf,
} from '@cardinal/contract';
import { addressOf, fillPath, withQuery } from './address.ts';
import { ApiError } from './apiError.ts';
import type { SessionStore } from './sessionStore.ts';
import { clientTexts } from './texts.ts';

/** What a call answered. */
export interface Reply<T> {
  /** The parsed body; null where the call answers none. */
  data: T;
  /** Response headers, for `Link`, `X-Total-Count` and their like. */
  headers: Headers;
}

/** A property that must be there exactly when the call has something for it. */
type Needed<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: T };

/** What can be said about any call. */
interface CommonOptions {
  /** Gives up the request. */
  signal?: AbortSignal | undefined;
  /** Further headers, for example `x-user-id` or `If-Match`. */
  headers?: Readonly<Record<string, string>>;
  /** Makes repeating a write safe: the same key gives the same answer and no second record. */
  idempotencyKey?: string;
}

/** Options of a call: parameters and body as its declaration in the contract asks for. */
export type CallOptions<M extends Method, P extends string> = CommonOptions & {
  query?: QueryOf<CallAt<M, P>>;
} & Needed<'params', ParamsOf<CallAt<M, P>>> &
  Needed<'body', BodyOf<CallAt<M, P>>>;

/** Options may be left out when nothing in them is needed. */
type OptionArguments<M extends Method, P extends string> =
  object extends CallOptions<M, P> ? [options?: CallOptions<M, P>] : [options: CallOptions<M, P>];

type CallMethod<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...options: OptionArguments<M, P>
) => Promise<Reply<AnswerOf<CallAt<M, P>>>>;

/** What a default read does about a 401: fail, or give null. */
export type On401 = 'throw' | 'null';

/** Calls the server. Rejects with an `ApiError` for every answer that is not OK. */
export interface ApiClient {
  /** Reads. */
  get: CallMethod<'get'>;
  /** Creates or does. */
  post: CallMethod<'post'>;
  /** Changes. */
  put: CallMethod<'put'>;
  /**
   * Default read of a query key: its segments joined with '/', a trailing object as query string;
   * a path that begins with http is used as it is.
   */
  read: (
    key: readonly unknown[],
    options?: { signal?: AbortSignal; on401?: On401 },
  ) => Promise<unknown>;
}

/** What `createApiClient` needs. */
export interface ApiClientOptions {
  /**
   * Base address of the server.
   * @default '' (the page's own origin)
   */
  origin?: string;
  /** Where the token is, and what a 401 ends. */
  session: SessionStore;
  /** Random id of this tab; sent as `X-Client-Id` and repeated by the live socket's messages. */
  clientId: string;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
}

interface Request {
  method: Method | 'get';
  address: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

/** Calls as the untyped core sees them; the contract types them from outside. */
interface LooseOptions extends CommonOptions {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // A captive portal or a proxy answered in the server's place.
    throw new Error(clientTexts.unreadable);
  }
}

/** Makes the client of the server's calls, typed by the contract's table. */
export function createApiClient({
  origin = '',
  session,
  clientId,
  fetch: send = (...input) => globalThis.fetch(...input),
}: ApiClientOptions): ApiClient {
  const home = new URL(origin || '/', globalThis.location?.href).origin;

  async function request({ method, address, body, headers, signal }: Request) {
    const url = /^https?:/i.test(address) ? address : `${origin}${address}`;
    const isOurs = new URL(url, home).origin === home;
    const token = isOurs ? session.get()?.token : undefined;
    const response = await send(url, {
      method: method.toUpperCase(),
      signal: signal ?? null,
      headers: {
        ...(isOurs && { 'X-Client-Id': clientId }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    const error = new ApiError(response, await response.text());
    const refusesToken = error.status === 401 && error.problem?.code !== 'wrong_credentials';
    // A late answer to an older token must not end a newer session.
    if (refusesToken && token && token === session.get()?.token) session.clear('expired');
    throw error;
  }

  const call =
    (method: Method) =>
    async (path: string, options: LooseOptions = {}): Promise<Reply<unknown>> => {
      const { params, query, body, headers, idempotencyKey, signal } = options;
      const response = await request({
        method,
        address: withQuery(fillPath(path, params), query),
        body,
        headers: { ...headers, ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        signal,
      });
      return { data: await parse(response), headers: response.headers };
    };

  // The contract says what each call answers, and the server's tests hold it to that; here the
  // bodies arrive as unknown, so this is the one place where the table's types are put on them.
  const typed = <M extends Method>(method: M) => call(method) as CallMethod<M>;

  return {
    get: typed('get'),
    post: typed('post'),
    put: typed('put'),
    async read(key, { signal, on401 = 'throw' } = {}) {
      try {
        return await parse(await request({ method: 'get', address: addressOf(key), signal }));
      } catch (error) {
        if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  };
}
