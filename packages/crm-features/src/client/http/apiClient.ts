import type {
  AnswerOf,
  BodyOf,
  CallAt,
  Method,
  ParamsOf,
  PathOf,
  ProblemCode,
  QueryOf,
} from '@cardinal/contract';
import { addressOf, fillPath, withQuery } from './address.ts';
import { ApiError } from './apiError.ts';
import { readBlob, suggestedName, type Download } from './download.ts';
import { repeatWhileBusy } from './repeatWhileBusy.ts';
import type { SessionStore } from './sessionStore.ts';
import { spoken } from '../../language/spoken.ts';
import { clientTexts } from '../texts.ts';
import type { TokenSource } from './tokenSource.ts';

/** Response to a call. */
export interface Reply<T> {
  /** The parsed body; null if the call returns none. */
  data: T;
  /** Response headers, for example `Link` and `X-Total-Count`. */
  headers: Headers;
}

/** A property that is required exactly if the call declares it. */
type Needed<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: T };

/** Options that every call accepts. */
interface CommonOptions {
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  /** Further headers, for example `x-user-id` or `If-Match`. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Makes retrying a write safe: the same key returns the same response and no second record. A call
   * with a key is repeated a few times while the server is too busy.
   */
  idempotencyKey?: string;
}

/** The body of a call: what the contract declares, or a form with the file to upload. */
type SentBody<M extends Method, P extends string> =
  CallAt<M, P> extends { upload: readonly string[] } ? FormData : BodyOf<CallAt<M, P>>;

/** Options of a call: the parameters and body that the contract declares for it. */
export type CallOptions<M extends Method, P extends string> = CommonOptions & {
  query?: QueryOf<CallAt<M, P>>;
} & Needed<'params', ParamsOf<CallAt<M, P>>> &
  Needed<'body', SentBody<M, P>>;

/** Options may be omitted if none is required. */
type OptionArguments<M extends Method, P extends string> =
  object extends CallOptions<M, P> ? [options?: CallOptions<M, P>] : [options: CallOptions<M, P>];

type CallMethod<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...options: OptionArguments<M, P>
) => Promise<Reply<AnswerOf<CallAt<M, P>>>>;

/** Paths of the calls that return a file. */
export type FilePath = {
  [P in PathOf<'get'>]: CallAt<'get', P> extends { file: unknown } ? P : never;
}[PathOf<'get'>];

/** Options of a download. */
export type DownloadOptions<P extends FilePath> = CallOptions<'get', P> & {
  /** Called with the number of bytes that have arrived. */
  onProgress?: (bytes: number) => void;
};

/** How a default read handles a 401: it fails, or returns null. */
export type On401 = 'throw' | 'null';

/** Calls the server. Rejects with an `ApiError` for every error response. */
export interface ApiClient {
  /** Makes a GET call. */
  get: CallMethod<'get'>;
  /** Makes a POST call. */
  post: CallMethod<'post'>;
  /** Makes a PUT call. */
  put: CallMethod<'put'>;
  /** Makes a DELETE call. */
  delete: CallMethod<'delete'>;
  /** Makes a GET call that returns a file. */
  download: <P extends FilePath>(
    path: P,
    ...options: object extends DownloadOptions<P>
      ? [options?: DownloadOptions<P>]
      : [options: DownloadOptions<P>]
  ) => Promise<Download>;
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
  /** Provides the token; a 401 ends its session. */
  session: SessionStore;
  /** Provides the token instead of the session, and another one when it is refused. */
  tokens?: TokenSource | undefined;
  /** Random id of this tab; sent as `X-Client-Id` and repeated in realtime messages. */
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

/** Calls as the untyped core handles them; the contract's types are applied outside. */
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
    // A captive portal or a proxy responded instead of the server.
    throw new Error(clientTexts().unreadable);
  }
}

/** Problems with status 401 that concern the entered credentials rather than the session's token. */
const aboutCredentials: ReadonlySet<ProblemCode | undefined> = new Set<ProblemCode>([
  'wrong_credentials',
  'google_refused',
]);

/** Creates a client for the server's calls, typed by the contract's call table. */
export function createApiClient({
  origin = '',
  session,
  tokens,
  clientId,
  fetch: send = (...input) => globalThis.fetch(...input),
}: ApiClientOptions): ApiClient {
  // Nothing is requested on a server, which has no location.
  const home = new URL(origin || '/', globalThis.location?.href ?? 'http://localhost').origin;

  const currentToken = () => tokens?.get() ?? session.get()?.token;

  async function request(given: Request, token?: string): Promise<Response> {
    const { method, address, body, headers, signal } = given;
    const url = /^https?:/i.test(address) ? address : `${origin}${address}`;
    const isOurs = new URL(url, home).origin === home;
    const used = isOurs ? (token ?? (await currentToken())) : undefined;
    const isForm = body instanceof FormData;
    const response = await send(url, {
      method: method.toUpperCase(),
      signal: signal ?? null,
      headers: {
        // The language that the user chose, which may be another than the browser's.
        ...(isOurs && { 'X-Client-Id': clientId, 'Accept-Language': spoken().language }),
        ...(used && { Authorization: `Bearer ${used}` }),
        // The browser itself sets the type of a form, with its boundary.
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (response.ok) return response;
    const error = new ApiError(response, await response.text());
    const refusesToken = error.status === 401 && !aboutCredentials.has(error.problem?.code);
    if (refusesToken && used) {
      const next = token === undefined ? await tokens?.renew(used) : null;
      // A refused request changed nothing, so it can be made again.
      if (next) return request(given, next);
      // A late response to an older token must not end a newer session.
      if (tokens || used === session.get()?.token) session.clear('expired');
    }
    throw error;
  }

  const call =
    (method: Method) =>
    async (path: string, options: LooseOptions = {}): Promise<Reply<unknown>> => {
      const { params, query, body, headers, idempotencyKey, signal } = options;
      const once = () =>
        request({
          method,
          address: withQuery(fillPath(path, params), query),
          body,
          headers: { ...headers, ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
          signal,
        });
      const response = await (idempotencyKey ? repeatWhileBusy(once, signal) : once());
      return { data: await parse(response), headers: response.headers };
    };

  // The contract declares each call's response, and the server's tests verify it. Bodies arrive as
  // unknown, so this is the only place where the table's types are asserted.
  const typed = <M extends Method>(method: M) => call(method) as CallMethod<M>;

  return {
    get: typed('get'),
    post: typed('post'),
    put: typed('put'),
    delete: typed('delete'),
    async download(path, ...given) {
      const [options] = given;
      const { params, query, headers, signal }: LooseOptions = options ?? {};
      const address = withQuery(fillPath(path, params), query);
      const response = await request({ method: 'get', address, headers, signal });
      return {
        blob: await readBlob(response, options?.onProgress),
        name: suggestedName(response.headers.get('Content-Disposition')),
      };
    },
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
