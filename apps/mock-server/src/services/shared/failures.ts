import type { ProblemCode } from '@cardinal/contract';
import { say, type ProblemTexts, type Sentence } from './sentences/sentence.ts';

/** Codes that only the HTTP layer uses, for requests it cannot read and for unexpected errors. */
type HttpCode = 'malformed' | 'method_not_allowed' | 'internal';

/** Why a service refuses: the codes of the contract, except those about HTTP itself. */
export type FailureKind = Exclude<ProblemCode, HttpCode>;

/** What is wrong with a field. */
export interface FieldFault {
  /** As in a `FieldError`. */
  path: string;
  message: Sentence;
}

/** What some kinds of failure contain in addition to their sentence. */
interface FailureFacts {
  /** Invalid fields. */
  errors?: FieldFault[];
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
  readonly errors: FieldFault[] | undefined;
  readonly detail: Sentence;
  readonly retryAfter: number | undefined;

  /** @param detail What happened and what to do; its English words are the error's message. */
  constructor(kind: FailureKind, detail: Sentence, facts: FailureFacts = {}) {
    super(detail.english, { cause: facts.cause });
    this.detail = detail;
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
export const unauthorized = () =>
  new Failure(
    'unauthorized',
    say(({ access }) => access.signIn),
  );

/** The sign-in is wrong. Reveals neither whether the address is known nor which part is wrong. */
export const wrongCredentials = () =>
  new Failure(
    'wrong_credentials',
    say(({ access }) => access.wrongCredentials),
  );

/**
 * The caller's role does not permit this.
 * @param detail A sentence that names the roles that may.
 */
export const forbidden = (detail: Sentence = say(({ access }) => access.askManager)) =>
  new Failure('forbidden', detail);

/** This needs a confirmed email address. */
export const unverified = (detail: Sentence) => new Failure('unverified', detail);

/** This needs a more recent sign-in. */
export const needsRecentSignIn = () =>
  new Failure(
    'reauthenticate',
    say(({ access }) => access.confirm),
  );

/** A partner's key is unknown, has expired or was revoked; the failure does not reveal which. */
export const keyRefused = () =>
  new Failure(
    'key_refused',
    say(({ access }) => access.keyRefused),
  );

/** A partner's key or session does not belong to pages of this origin. */
export const originRefused = () =>
  new Failure(
    'origin_refused',
    say(({ access }) => access.originRefused),
  );

/** A partner's key does not permit this. */
export const outOfScope = () =>
  new Failure(
    'scope',
    say(({ access }) => access.outOfScope),
  );

/** @param scope The scope that the call needs; undefined if no API key may make it. */
export const keyOutOfScope = (scope: string | undefined) =>
  new Failure(
    'scope',
    say(({ access }) => (scope === undefined ? access.noKeys : access.keyOutOfScope({ scope }))),
  );

/**
 * The record does not exist, or the caller may not see it; the failure does not reveal which.
 * @param what What was looked for
 */
export const notFound = (what: keyof ProblemTexts['notFound'] = 'record') =>
  new Failure(
    'not_found',
    say((texts) => texts.notFound[what]),
  );

/** The request conflicts with existing data or with a running call. */
export const conflict = (kind: ConflictKind, detail: Sentence) => new Failure(kind, detail);

/** The record has changed since the caller read it. */
export const stale = (what: keyof ProblemTexts['stale'] = 'lead') =>
  new Failure(
    'stale',
    say((texts) => texts.stale[what]),
  );

/** The input is larger than this call accepts. */
export const tooLarge = (detail: Sentence) => new Failure('too_large', detail);

/** The input exceeds a size limit. @param limit In bytes */
export const largerThan = (limit: number) =>
  tooLarge(say(({ request }) => request.tooLarge({ limit: limit / 1_000_000 })));

/** The input has a media type that this call does not accept. */
export const unsupportedType = (detail: Sentence) => new Failure('unsupported_type', detail);

/** Fields are invalid. The first message is the detail. */
export const invalid = (errors: [FieldFault, ...FieldFault[]]) =>
  new Failure('invalid', errors[0].message, { errors });

/** The field with the input that each kind is about. */
const unreadableField = { unreadable_image: 'image_data', unreadable_file: 'file' } as const;

/** The input has an accepted media type, but is damaged. */
export const unreadable = (kind: keyof typeof unreadableField, detail: Sentence) =>
  new Failure(kind, detail, { errors: [{ path: unreadableField[kind], message: detail }] });

/** The key of the request was used for another one. */
export function otherRequest(): Failure {
  const message = say(({ request }) => request.otherRequest);
  return new Failure('idempotency_mismatch', message, {
    errors: [{ path: 'Idempotency-Key', message }],
  });
}

/** There were too many requests. @param retryAfter Seconds until another attempt may succeed. */
export const tooMany = (retryAfter: number, detail: Sentence) =>
  new Failure('too_many_requests', detail, { retryAfter });

/** A service that the server depends on failed. */
export const upstreamFailed = (detail: Sentence, cause?: unknown) =>
  new Failure('upstream', detail, { cause });

/**
 * The server cannot do this at the moment.
 * @param retryAfter Seconds until another attempt may succeed; absent if unknown.
 */
export const unavailable = (detail: Sentence, retryAfter?: number) =>
  new Failure('unavailable', detail, { retryAfter });

/** The caller cancelled the call before it was answered. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

/** The caller is no longer waiting for the response, so the work was abandoned. */
export const cancelled = () => new CancelledError('The caller cancelled the call.');
