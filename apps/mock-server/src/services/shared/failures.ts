import type { FieldError, ProblemCode } from '@cardinal/contract';

/** Codes that only the HTTP layer uses, for requests it cannot read and for unexpected errors. */
type HttpCode = 'malformed' | 'method_not_allowed' | 'internal';

/** Why a service refuses: the codes of the contract, except those about HTTP itself. */
export type FailureKind = Exclude<ProblemCode, HttpCode>;

/** What some kinds of failure contain in addition to their sentence. */
interface FailureFacts {
  /** Invalid fields. */
  errors?: FieldError[];
  /** Seconds after which another attempt may succeed. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * Thrown by a service that refuses. It knows nothing of HTTP: `failureResponses.ts` in
 * `http/responses` maps each kind to its status and headers.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  /** @param detail What happened and what to do, as a sentence for the user. */
  constructor(kind: FailureKind, detail: string, facts: FailureFacts = {}) {
    super(detail, { cause: facts.cause });
    this.kind = kind;
    this.errors = facts.errors;
    this.retryAfter = facts.retryAfter;
  }
}

/** Codes for conflicts with existing data or with a running call. */
type ConflictKind = Extract<
  FailureKind,
  | 'email_taken'
  | 'username_taken'
  | 'company_taken'
  | 'already_member'
  | 'do_not_contact'
  | 'unusual_hour'
  | 'already_sent'
  | 'membership_changed'
  | 'webhook_inactive'
  | 'proposal_state'
  | 'last_admin'
  | 'sample_exists'
  | 'import_state'
  | 'merge_state'
  | 'idempotency_running'
>;

/** There is no session, or it has ended. */
export const unauthorized = () => new Failure('unauthorized', 'Please sign in to continue.');

/** The sign-in is wrong. Reveals neither whether the address is known nor which part is wrong. */
export const wrongCredentials = () =>
  new Failure('wrong_credentials', 'The email or password is incorrect.');

/**
 * The caller's role does not permit this.
 * @param detail A sentence that names the roles that may.
 */
export const forbidden = (detail = 'Your role does not allow this. Ask a manager.') =>
  new Failure('forbidden', detail);

/** This needs a confirmed email address. */
export const unverified = (detail: string) => new Failure('unverified', detail);

/** This needs a more recent sign-in. */
export const needsRecentSignIn = () =>
  new Failure(
    'reauthenticate',
    'Please confirm that it is you: enter your password, or sign in again.',
  );

/** A partner's key is unknown, has expired or was revoked; the failure does not reveal which. */
export const keyRefused = () =>
  new Failure(
    'key_refused',
    'This key is not valid, or is no longer valid. Ask its owner for a new one.',
  );

/** A partner's key or session does not belong to pages of this origin. */
export const originRefused = () =>
  new Failure(
    'origin_refused',
    'This key is not meant for pages of this site. Its owner can add the site to the key.',
  );

/** A partner's key does not permit this. */
export const outOfScope = () =>
  new Failure('scope', 'The key of this page does not permit this. Ask its owner.');

/** @param scope The scope that the call needs; undefined if no API key may make it. */
export const keyOutOfScope = (scope: string | undefined) =>
  new Failure(
    'scope',
    scope === undefined
      ? 'This cannot be done with an API key. Sign in to Cardinal.'
      : `This API key, or the role of its user, does not permit this. It needs the scope ${scope}.`,
  );

/**
 * The record does not exist, or the caller may not see it; the failure does not reveal which.
 * @param what The beginning of the sentence.
 */
export const notFound = (what = 'This record') =>
  new Failure('not_found', `${what} was not found.`);

/** The request conflicts with existing data or with a running call. */
export const conflict = (kind: ConflictKind, detail: string) => new Failure(kind, detail);

/** The record has changed since the caller read it. @param what Used within the sentence. */
export const stale = (what = 'this lead') =>
  new Failure(
    'stale',
    `Someone changed ${what} in the meantime. Load it again, then repeat your change.`,
  );

/** The input is larger than this call accepts. */
export const tooLarge = (detail: string) => new Failure('too_large', detail);

/** The input exceeds a size limit. @param limit In bytes */
export const largerThan = (limit: number) =>
  tooLarge(`This is too large. The limit is ${limit / 1_000_000} MB.`);

/** The input has a media type that this call does not accept. */
export const unsupportedType = (detail: string) => new Failure('unsupported_type', detail);

/** Fields are invalid. The first message is the detail. */
export const invalid = (errors: [FieldError, ...FieldError[]]) =>
  new Failure('invalid', errors[0].message, { errors });

/** The field with the input that each kind is about. */
const unreadableField = { unreadable_image: 'image_data', unreadable_file: 'file' } as const;

/** The input has an accepted media type, but is damaged. */
export const unreadable = (kind: keyof typeof unreadableField, detail: string) =>
  new Failure(kind, detail, { errors: [{ path: unreadableField[kind], message: detail }] });

/** The key of the request was used for another one. */
export function otherRequest(): Failure {
  const message = 'This Idempotency-Key was used for a different request. Use a new key.';
  return new Failure('idempotency_mismatch', message, {
    errors: [{ path: 'Idempotency-Key', message }],
  });
}

/** There were too many requests. @param retryAfter Seconds until another attempt may succeed. */
export const tooMany = (retryAfter: number, detail: string) =>
  new Failure('too_many_requests', detail, { retryAfter });

/** A service that the server depends on failed. */
export const upstreamFailed = (detail: string, cause?: unknown) =>
  new Failure('upstream', detail, { cause });

/**
 * The server cannot do this at the moment.
 * @param retryAfter Seconds until another attempt may succeed; absent if unknown.
 */
export const unavailable = (detail: string, retryAfter?: number) =>
  new Failure('unavailable', detail, { retryAfter });

/** The caller cancelled the call before it was answered. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

/** The caller is no longer waiting for the response, so the work was abandoned. */
export const cancelled = () => new CancelledError('The caller cancelled the call.');
