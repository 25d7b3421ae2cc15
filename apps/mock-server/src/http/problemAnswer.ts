import { STATUS_CODES } from 'node:http';
import type { Problem } from '@cardinal/contract';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import {
  ClientGoneError,
  malformed,
  ProblemError,
  storageFailed,
} from '../services/shared/failures.ts';
import { isStorageFailure } from '../store/engine/storageFailure.ts';
import { discardBody } from './discardBody.ts';
import type { RequestContext } from './environment.ts';
import { sendText } from './sendText.ts';

/** Answers a problem as RFC 9457 JSON. */
async function problemAnswer(c: RequestContext, problem: ProblemError): Promise<Response> {
  const body: Problem = {
    status: problem.status,
    title: STATUS_CODES[problem.status] ?? 'Error',
    detail: problem.message,
    code: problem.code,
    ...(problem.errors && { errors: problem.errors }),
  };
  const isRead = await discardBody(c);
  return sendText(c, problem.status, JSON.stringify(body), {
    ...problem.headers,
    ...(!isRead && { Connection: 'close' }),
    'Content-Type': 'application/problem+json',
  });
}

/** Whether the client closed its connection before the answer: what failed then is no fault of ours. */
const isGone = ({ env }: RequestContext): boolean => env?.outgoing?.destroyed ?? false;
/** What log and metrics say of a request whose client has gone, as nginx does: nobody receives it. */
const clientGoneStatus = 499;

/** Turns whatever was thrown into an answer. Only what we threw on purpose tells its message. */
export function errorAnswer(log: Logger) {
  return (error: Error, c: RequestContext): Promise<Response> => {
    if (error instanceof ProblemError) return problemAnswer(c, error);
    if (error instanceof ClientGoneError) {
      return Promise.resolve(new Response(null, { status: clientGoneStatus }));
    }
    if (error instanceof HTTPException && error.status === 400) {
      return problemAnswer(c, malformed('The request body is not valid JSON.'));
    }
    if (isGone(c)) {
      log.info({ requestId: c.get('requestId'), route: c.get('route'), err: error }, 'broke off');
      return problemAnswer(c, malformed('The request broke off.'));
    }
    log.error({ requestId: c.get('requestId'), route: c.get('route'), err: error }, 'failed');
    if (isStorageFailure(error)) return problemAnswer(c, storageFailed());
    return problemAnswer(
      c,
      new ProblemError(500, 'internal', 'Something went wrong on our side. Please try again.'),
    );
  };
}
