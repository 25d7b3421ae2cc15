import { delay, http, type HttpHandler } from 'msw';
import type { Call, Problem } from '@cardinal/contract';

/**
 * Request that a mocked call received.
 * @public types of the other mocks name it
 */
export interface Received {
  /** Path parameters by name. */
  params: Readonly<Record<string, string>>;
  /** Query parameters. */
  query: URLSearchParams;
  /** Parsed JSON body; null without one, and for a form with a file. */
  body: unknown;
  /** The request itself, for its headers. */
  request: Request;
}

/** Options of an outcome. */
export interface OutcomeOptions {
  /** Whether to handle only the next request; later ones use the previous handler. */
  once?: boolean;
  /** Milliseconds to wait before responding, to imitate a slow network. @default 0 */
  delay?: number;
  /** What to wait for before responding. */
  after?: Promise<unknown>;
  /** Further response headers. */
  headers?: Readonly<Record<string, string>>;
}

type AnswersOf<C extends Call> = C['answers'][keyof C['answers']];

/** Response body of the call, before the contract's schema has filled in defaults. */
export type AnswerInput<C extends Call> =
  AnswersOf<C> extends { _zod: { input: infer I } } ? I : null;

/** The named outcomes of one call. */
export interface Outcomes<T> {
  /** Responds with this body. */
  returns: (answer: T, options?: OutcomeOptions) => HttpHandler;
  /** Responds with the result of the function. */
  answers: (make: (received: Received) => T | Promise<T>, options?: OutcomeOptions) => HttpHandler;
  /** Like `answers`, with headers that depend on the request. */
  replies: (
    make: (received: Received) => { answer: T; headers: Readonly<Record<string, string>> },
    options?: OutcomeOptions,
  ) => HttpHandler;
  /** Never responds. */
  pending: () => HttpHandler;
  /** Responds with a problem. */
  fails: (problem: Problem, options?: OutcomeOptions) => HttpHandler;
  /** Fails without a response, as if there were no network. */
  offline: (options?: OutcomeOptions) => HttpHandler;
}

async function read(request: Request, params: Record<string, unknown>): Promise<Received> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
  const text = isForm ? '' : await request.clone().text();
  return {
    params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
    query: new URL(request.url).searchParams,
    body: text ? JSON.parse(text) : null,
    request,
  };
}

/**
 * Mocks one call of the contract. Every response is parsed with the contract's schema, so that a
 * story cannot show data that the server would never send.
 */
export function outcomes<const C extends Call>(call: C): Outcomes<AnswerInput<C>> {
  const address = `*${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const [statusText, schema] = Object.entries(call.answers)[0] ?? ['204', null];
  const status = Number(statusText);

  function handle(
    make: (received: Received) => Promise<Response> | Response,
    { once = false, delay: wait = 0, after }: OutcomeOptions = {},
  ) {
    return http[call.method](
      address,
      async ({ request, params }) => {
        if (wait) await delay(wait);
        await after;
        return make(await read(request, params));
      },
      { once },
    );
  }

  function reply(answer: unknown, headers?: Readonly<Record<string, string>>) {
    if (schema === null) return new Response(null, { status, ...(headers && { headers }) });
    return Response.json(schema.parse(answer), { status, ...(headers && { headers }) });
  }

  return {
    returns(answer, options) {
      // Parsed here as well, so that an invalid fixture fails where the story sets it.
      schema?.parse(answer);
      return handle(() => reply(answer, options?.headers), options);
    },
    answers: (make, options) =>
      handle(async (received) => reply(await make(received), options?.headers), options),
    replies: (make, options) =>
      handle((received) => {
        const { answer, headers } = make(received);
        return reply(answer, { ...options?.headers, ...headers });
      }, options),
    pending: () =>
      handle(async () => {
        await delay('infinite');
        return Response.error();
      }),
    fails: (problem, options) =>
      handle(
        () =>
          Response.json(problem, {
            status: problem.status,
            headers: { 'Content-Type': 'application/problem+json', ...options?.headers },
          }),
        options,
      ),
    offline: (options) => handle(() => Response.error(), options),
  };
}
