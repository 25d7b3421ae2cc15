import { delay, http } from 'msw';
import type { HttpHandler } from 'msw';
import type { Call, Problem } from '@cardinal/contract';

/**
 * What a mocked call received.
 * @public types of the other mocks name it
 */
export interface Received {
  /** Path parameters by name. */
  params: Readonly<Record<string, string>>;
  /** Query parameters. */
  query: URLSearchParams;
  /** Parsed JSON body; null without one. */
  body: unknown;
  /** The request itself, for its headers. */
  request: Request;
}

/** How an outcome answers. */
export interface OutcomeOptions {
  /** Only the next request; later ones meet the handler that stood before. */
  once?: boolean;
  /** Milliseconds to wait before answering, for a slow network. @default 0 */
  delay?: number;
  /** Further response headers. */
  headers?: Readonly<Record<string, string>>;
}

type AnswersOf<C extends Call> = C['answers'][keyof C['answers']];

/** What the call answers, before the contract's schema has filled in defaults. */
export type AnswerInput<C extends Call> =
  AnswersOf<C> extends { _zod: { input: infer I } } ? I : null;

/** The named outcomes of one call. */
export interface Outcomes<T> {
  /** Answers with this. */
  returns: (answer: T, options?: OutcomeOptions) => HttpHandler;
  /** Answers with what the function makes of the request. */
  answers: (make: (received: Received) => T | Promise<T>, options?: OutcomeOptions) => HttpHandler;
  /** As `answers`, with headers that depend on the request. */
  replies: (
    make: (received: Received) => { answer: T; headers: Readonly<Record<string, string>> },
    options?: OutcomeOptions,
  ) => HttpHandler;
  /** Never answers. */
  pending: () => HttpHandler;
  /** Answers with a problem. */
  fails: (problem: Problem, options?: OutcomeOptions) => HttpHandler;
  /** Breaks off without an answer, as without a network. */
  offline: (options?: OutcomeOptions) => HttpHandler;
}

async function read(request: Request, params: Record<string, unknown>): Promise<Received> {
  const text = await request.clone().text();
  return {
    params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
    query: new URL(request.url).searchParams,
    body: text ? JSON.parse(text) : null,
    request,
  };
}

/**
 * Mocks one call of the contract. Every answer is parsed with the contract's schema, so a story
 * can't show what the server would never send.
 */
export function outcomes<const C extends Call>(call: C): Outcomes<AnswerInput<C>> {
  const address = `*${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const [statusText, schema] = Object.entries(call.answers)[0] ?? ['204', null];
  const status = Number(statusText);

  function handle(
    make: (received: Received) => Promise<Response> | Response,
    { once = false, delay: wait = 0 }: OutcomeOptions = {},
  ) {
    return http[call.method](
      address,
      async ({ request, params }) => {
        if (wait) await delay(wait);
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
      // Parsed here already, so that a wrong fixture fails where the story sets it.
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
