import { STATUS_CODES } from 'node:http';
import type { Problem } from '@cardinal/contract';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { CancelledError, Failure, unavailable } from '../services/shared/failures.ts';
import { discardBody } from './requests/discardBody.ts';
import { languageHeaders, languageOf } from './requests/languageOf.ts';
import type { RequestContext } from './environment.ts';
import { failureResponse } from './responses/failureResponses.ts';
import { HttpProblem, internal, malformed } from './responses/problems.ts';
import { sendText } from './responses/sendText.ts';
import { say } from '../services/shared/sentences/sentence.ts';

function describe(refusal: Failure | HttpProblem) {
  if (refusal instanceof HttpProblem) {
    const { status, code, headers } = refusal;
    return { status, code, headers, errors: undefined };
  }
  return { ...failureResponse(refusal), code: refusal.kind, errors: refusal.errors };
}

/** Responds with a problem as RFC 9457 JSON. */
async function problemResponse(
  c: RequestContext,
  refusal: Failure | HttpProblem,
): Promise<Response> {
  const { status, code, headers, errors } = describe(refusal);
  const language = languageOf(c);
  const worded = errors?.map(async ({ path, message }) => ({
    path,
    message: await message.in(language),
  }));
  const body: Problem = {
    status,
    title: STATUS_CODES[status] ?? 'Error',
    detail: await refusal.detail.in(language),
    code,
    ...(worded && { errors: await Promise.all(worded) }),
  };
  await discardBody(c);
  // Without "Connection: close", which Node obeys at once: clients that are still sending would be
  // reset before they read the response. The adapter goes on reading for half a second and closes.
  return sendText(c, status, JSON.stringify(body), {
    ...languageHeaders(c.get('headers'), language),
    ...headers,
    'Content-Type': 'application/problem+json',
  });
}

/**
 * Whether the client closed its connection before the response; the failure is then not the
 * server's.
 */
const isGone = ({ env }: RequestContext): boolean => env?.outgoing?.destroyed ?? false;
/**
 * Status in log and metrics of a request whose client has disconnected, as in nginx; it is never
 * sent.
 */
const clientGoneStatus = 499;

/** The database failed, so nothing was stored. */
const storageFailed = () =>
  unavailable(
    say(({ server }) => server.storageFailed),
    30,
  );

/** The database works, but too many writes are waiting. */
const tooBusy = () =>
  unavailable(
    say(({ server }) => server.tooBusy),
    2,
  );

interface Dependencies {
  log: Logger;
  /** Whether a write has waited too long for its turn. */
  isTooBusy(error: unknown): boolean;
  /** Whether an error was caused by the database rather than the request. */
  isStorageFailure(error: unknown): boolean;
}

/** Turns every error into a response. Only deliberate refusals reveal their message. */
export function createErrorHandler({ log, isTooBusy, isStorageFailure }: Dependencies) {
  return (error: Error, c: RequestContext): Promise<Response> => {
    if (error instanceof Failure || error instanceof HttpProblem) return problemResponse(c, error);
    if (error instanceof CancelledError) {
      return Promise.resolve(new Response(null, { status: clientGoneStatus }));
    }
    if (error instanceof HTTPException && error.status === 400) {
      return problemResponse(c, malformed(say(({ request }) => request.notJson)));
    }
    if (isGone(c)) {
      log.info(
        { requestId: c.get('requestId'), route: c.get('route'), err: error },
        'client disconnected',
      );
      return problemResponse(c, malformed(say(({ request }) => request.interrupted)));
    }
    if (isTooBusy(error)) return problemResponse(c, tooBusy());
    log.error({ requestId: c.get('requestId'), route: c.get('route'), err: error }, 'failed');
    return problemResponse(c, isStorageFailure(error) ? storageFailed() : internal());
  };
}
