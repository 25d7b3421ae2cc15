import type { Call } from './call.ts';

/**
 * What each problem means, for whoever writes a client. 405 is missing: a call that exists is never
 * answered with it.
 */
export const problemMeanings = {
  400: 'The request could not be understood.',
  401: 'There is no session, or it has ended; or the sign-in was refused.',
  403: 'The role, the age of the sign-in or the state of the account does not allow it.',
  404: 'Nothing is there, or nothing that the caller may see; the answer does not say which.',
  408: 'The request did not arrive in time.',
  409: 'The request conflicts with what exists or is running, or the membership has changed.',
  412: 'The record has changed since the version that If-Match names.',
  413: 'The body is too large.',
  415: 'The body has a type that this call does not take.',
  422: 'Fields were not accepted; `errors` names each of them.',
  429: 'There were too many requests; try again after Retry-After.',
  431: 'The address or the headers of the request are too long.',
  500: 'Something went wrong in the server.',
  502: 'A service that the server depends on failed.',
  503: 'The server can not do this at the moment; try again after Retry-After.',
} as const;

/** What any request can meet, whatever it asks for. */
const always = [400, 408, 429, 431, 500, 503];

/** Statuses of every problem that a call can answer, in ascending order. */
export function problemStatuses(call: Call): number[] {
  const isWrite = call.method !== 'get';
  const hasSession = call.auth !== 'public';
  const isRestricted = hasSession && call.auth !== 'signed-in';
  const takesBody = call.body !== undefined || call.upload !== undefined;
  const takesFields = takesBody || call.query !== undefined || call.idempotent;
  const followed = [
    hasSession && 401,
    (isRestricted || call.recentSignIn) && 403,
    call.params && 404,
    // The company or role of the caller may have changed since the request began.
    hasSession && isWrite && 409,
    call.ifMatch && 412,
    isWrite && 413,
    takesBody && 415,
    takesFields && 422,
  ].filter((status) => typeof status === 'number');
  const all = new Set([...always, ...followed, ...(call.problems ?? [])]);
  return [...all].toSorted((one, other) => one - other);
}
