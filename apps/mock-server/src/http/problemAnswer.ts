import { STATUS_CODES } from 'node:http';
import type { Problem } from '@cardinal/contract';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { malformed, ProblemError } from '../services/problems.ts';
import type { RequestContext } from './environment.ts';

/** Answers a problem as RFC 9457 JSON. */
function problemAnswer(c: RequestContext, problem: ProblemError): Response {
  const body: Problem = {
    status: problem.status,
    title: STATUS_CODES[problem.status] ?? 'Error',
    detail: problem.message,
    code: problem.code,
    ...(problem.errors && { errors: problem.errors }),
  };
  // Every status of a problem has a body; Hono wants that in the type.
  return c.body(JSON.stringify(body), problem.status as ContentfulStatusCode, {
    ...problem.headers,
    'Content-Type': 'application/problem+json',
  });
}

/** Turns whatever was thrown into an answer. Only what we threw on purpose tells its message. */
export function errorAnswer(log: Logger) {
  return (error: Error, c: RequestContext): Response => {
    if (error instanceof ProblemError) return problemAnswer(c, error);
    if (error instanceof HTTPException && error.status === 400) {
      return problemAnswer(c, malformed('The request body is not valid JSON.'));
    }
    log.error({ requestId: c.get('requestId'), route: c.get('route'), err: error }, 'failed');
    return problemAnswer(
      c,
      new ProblemError(500, 'internal', 'Something went wrong on our side. Please try again.'),
    );
  };
}
