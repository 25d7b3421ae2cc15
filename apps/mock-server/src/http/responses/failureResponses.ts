import type { problemMeanings } from '@cardinal/contract';
import type { Failure, FailureKind } from '../../services/shared/failures.ts';

type ProblemStatus = keyof typeof problemMeanings;

/** The HTTP status of each kind of failure. A new kind in the contract needs one to compile. */
const statuses: Readonly<Record<FailureKind, ProblemStatus>> = {
  unauthorized: 401,
  wrong_credentials: 401,
  google_refused: 401,
  forbidden: 403,
  unverified: 403,
  reauthenticate: 403,
  key_refused: 401,
  origin_refused: 403,
  scope: 403,
  not_found: 404,
  email_taken: 409,
  username_taken: 409,
  company_taken: 409,
  already_member: 409,
  do_not_contact: 409,
  unusual_hour: 409,
  already_sent: 409,
  membership_changed: 409,
  webhook_inactive: 409,
  proposal_state: 409,
  last_admin: 409,
  sample_exists: 409,
  import_state: 409,
  merge_state: 409,
  idempotency_running: 409,
  stale: 412,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  idempotency_mismatch: 422,
  unreadable_image: 422,
  unreadable_file: 422,
  too_many_requests: 429,
  busy: 429,
  upstream: 502,
  unavailable: 503,
};

/** `Retry-After` in whole seconds, at least one. */
const retryAfter = (seconds: number) => ({
  'Retry-After': String(Math.max(1, Math.ceil(seconds))),
});

export function failureResponse(failure: Failure): {
  status: ProblemStatus;
  headers: Record<string, string>;
} {
  return {
    status: statuses[failure.kind],
    headers: {
      ...(failure.kind === 'unauthorized' && { 'WWW-Authenticate': 'Bearer' }),
      ...(failure.retryAfter !== undefined && retryAfter(failure.retryAfter)),
    },
  };
}
