import type { Problem } from '@cardinal/contract';
import { clientTexts } from '../texts.ts';
import { OriginError } from './originError.ts';

/** Parses a problem body, if the text is one; the server sends `application/problem+json`. */
function readProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    const isProblem =
      typeof value === 'object' &&
      value !== null &&
      'detail' in value &&
      typeof value.detail === 'string' &&
      'code' in value;
    // The server's tests parse every problem with the contract's schema; no zod ships to browsers.
    return isProblem ? (value as Problem) : null;
  } catch {
    return null;
  }
}

/** Seconds of a `Retry-After` header, which may also be a date. */
function readRetryAfter(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

/** Statuses that a load balancer or proxy returns while it cannot reach the server. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** A sentence for the user from a response that is not a problem; never the page of a proxy. */
function describe({ status, statusText }: Pick<Response, 'status' | 'statusText'>, body: string) {
  if (gatewayStatuses.has(status)) return clientTexts().unreachable;
  return body.trimStart().startsWith('<')
    ? statusText || clientTexts().unknownError
    : body || statusText;
}

/** An error response. Its message is `STATUS: BODY`, or `STATUS: STATUS TEXT` without a body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** The unparsed body. */
  readonly body: string;
  /** The body as a problem, if it is one. */
  readonly problem: Problem | null;
  /** Sentence for the user: the problem's detail, or else the body or the status text. */
  readonly detail: string;
  /** Error message of each invalid field, by its dot-separated path. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before retrying, if the server sent them. */
  readonly retryAfter: number | null;

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.body = body;
    this.problem = readProblem(body);
    this.detail = this.problem?.detail ?? describe(response, body);
    this.fields = Object.fromEntries(
      this.problem?.errors?.map(({ path, message }) => [path, message]) ?? [],
    );
    this.retryAfter = readRetryAfter(response.headers.get('Retry-After'));
  }
}

/** Message for the user about any error that a call throws. */
export function errorDetail(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  // fetch rejects with a TypeError if there was no response at all.
  if (error instanceof TypeError && !(error instanceof OriginError))
    return clientTexts().unreachable;
  return error instanceof Error && error.message ? error.message : clientTexts().unknownError;
}

/** Whether the server refused because of the caller's role. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
