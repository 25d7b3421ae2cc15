import type { ProblemCode } from '@cardinal/contract';
import { say, type Sentence } from '../../services/shared/sentences/sentence.ts';

/**
 * A refusal that concerns HTTP itself, thrown by the HTTP layer. Refusals by a service are
 * `Failure`s, which `failureResponses.ts` maps to problems.
 */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: Sentence;
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail What happened and what to do; its English words are the error's message. */
  constructor(
    status: number,
    code: ProblemCode,
    detail: Sentence,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail.english);
    this.detail = detail;
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** 400: the request cannot be understood. */
export const malformed = (detail: Sentence) => new HttpProblem(400, 'malformed', detail);

/** 405: the path does not accept this method. @param allow The accepted methods. */
export const methodNotAllowed = (detail: Sentence, allow: string) =>
  new HttpProblem(405, 'method_not_allowed', detail, { Allow: allow });

/** 426: the path supports only WebSocket. */
export const upgradeRequired = () =>
  new HttpProblem(
    426,
    'malformed',
    say(({ request }) => request.socketOnly),
    {
      Upgrade: 'websocket',
    },
  );

/** 500: an unexpected error; its cause is in the log. */
export const internal = () =>
  new HttpProblem(
    500,
    'internal',
    say(({ server }) => server.internal),
  );
