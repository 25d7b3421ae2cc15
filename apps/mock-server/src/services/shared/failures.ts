import type { FieldError, ProblemCode } from '@cardinal/contract';

interface ProblemOptions {
  /** Fields that were not accepted, on 422. */
  errors?: FieldError[];
  /** Headers that the answer carries, for example `Retry-After`. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/** What a service throws when it refuses; the HTTP layer answers it as problem+json. */
export class ProblemError extends Error {
  /** HTTP status. */
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  /** @param detail What happened and what to do: a sentence for a person. */
  constructor(status: number, code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

/** 400: the request cannot be understood at all. */
export const malformed = (detail: string) => new ProblemError(400, 'malformed', detail);

/** 401: no session, or it ended. */
export const unauthorized = () =>
  new ProblemError(401, 'unauthorized', 'Please sign in to continue.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

/** 401 at sign-in: says neither whether the address is known nor which part was wrong. */
export const wrongCredentials = () =>
  new ProblemError(401, 'wrong_credentials', 'The email or password is not right.');

/** 403: the role does not allow it. @param whom Who may do it. */
export const forbidden = (whom = 'a manager') =>
  new ProblemError(403, 'forbidden', `Your role does not allow this. Ask ${whom}.`);

/** 403: what this needs is a sign-in of the last minutes. */
export const signInTooOld = () =>
  new ProblemError(
    403,
    'reauthenticate',
    'Please confirm that it is you: enter your password, or sign in again.',
  );

/** 404: not there or not the caller's; never says which. `what` begins the sentence. */
export const notFound = (what = 'This record') =>
  new ProblemError(404, 'not_found', `${what} was not found.`);

/** 409: the wish meets something that exists or runs already. */
export const conflict = (code: ProblemCode, detail: string) => new ProblemError(409, code, detail);

/** 412: somebody changed the record since the caller read it. */
export const stale = () =>
  new ProblemError(
    412,
    'stale',
    'Someone changed this lead in the meantime. Load it again, then repeat your change.',
  );

/** 413: `limit` is in bytes. */
export const tooLarge = (limit: number) =>
  new ProblemError(413, 'too_large', `This is too large. The limit is ${limit / 1_000_000} MB.`);

/** 415: a type of content that this call does not take. */
export const unsupportedType = (detail: string) =>
  new ProblemError(415, 'unsupported_type', detail);

/** 422: fields were not accepted. The first message is the detail. */
export const invalid = (errors: [FieldError, ...FieldError[]]) =>
  new ProblemError(422, 'invalid', errors[0].message, { errors });

/** 429: too much in too short a time; `seconds` until another try may succeed. */
export const tooMany = (seconds: number, detail: string) =>
  new ProblemError(429, 'too_many_requests', detail, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });

/** 503: the database has no room, may not be written or is away; nothing was stored. */
export const storageFailed = () =>
  new ProblemError(
    503,
    'unavailable',
    'The server can’t store anything just now, so nothing was changed. Please try again later.',
    { headers: { 'Retry-After': '30' } },
  );

/** The client ended the request before it was answered. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
}

/** The client has gone: what it asked for was given up. */
export const clientGone = () => new ClientGoneError('The client ended the request.');
