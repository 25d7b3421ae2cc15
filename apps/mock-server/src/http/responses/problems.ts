import type { ProblemCode } from '@cardinal/contract';

/**
 * A refusal that concerns HTTP itself, thrown by the HTTP layer. Refusals by a service are
 * `Failure`s, which `failureResponses.ts` maps to problems.
 */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail What happened and what to do, as a sentence for the user. */
  constructor(
    status: number,
    code: ProblemCode,
    detail: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** 400: the request cannot be understood. */
export const malformed = (detail: string) => new HttpProblem(400, 'malformed', detail);

/** 405: the path does not accept this method. @param allow The accepted methods. */
export const methodNotAllowed = (detail: string, allow: string) =>
  new HttpProblem(405, 'method_not_allowed', detail, { Allow: allow });

/** 426: the path supports only WebSocket. */
export const upgradeRequired = () =>
  new HttpProblem(426, 'malformed', 'This address accepts only WebSocket connections.', {
    Upgrade: 'websocket',
  });

/** 500: an unexpected error; its cause is in the log. */
export const internal = () =>
  new HttpProblem(500, 'internal', 'Something went wrong on our side. Please try again.');
