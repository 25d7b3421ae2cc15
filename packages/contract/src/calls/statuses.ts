import type { Call } from './call.ts';

/** What each problem status means, for authors of clients. */
export const problemMeanings = {
  400: 'The request could not be understood.',
  401: 'There is no session, the session has ended, or the sign-in was refused.',
  403: "The role, the age of the sign-in or the state of the account does not permit the call, or the partner's key or its origins do not.",
  404: 'The record does not exist, or the caller may not see it; the response does not reveal which.',
  405: 'Clients remove an id `.` from the path, and what remains does not accept the method.',
  408: 'The request did not arrive in time.',
  409: 'The request conflicts with existing data or a running call, or the membership has changed.',
  412: 'The record has changed since the version that If-Match names.',
  413: 'The body is too large.',
  415: 'The body has a media type that this call does not accept.',
  422: 'Fields are invalid; `errors` lists each of them.',
  429: 'There were too many requests; retry after the time in Retry-After.',
  431: 'The URL or the headers of the request are too long.',
  500: 'An unexpected error occurred in the server.',
  502: 'A service that the server depends on failed.',
  503: 'The server cannot do this at the moment; retry after the time in Retry-After.',
} as const;

/** Problem statuses that any request can receive. */
const always = [400, 408, 429, 431, 500, 503];

/** Every problem status that a call can return, in ascending order. */
export function problemStatuses(call: Call): number[] {
  const isWrite = call.method !== 'get';
  const hasSession = call.auth !== 'public';
  const takesBody = call.body !== undefined || call.upload !== undefined;
  const takesFields = takesBody || call.query !== undefined || call.idempotent;
  const followed = [
    hasSession && 401,
    // Partners' tokens are refused by every call that does not name a scope.
    hasSession && 403,
    call.params && 404,
    // An id at the end leaves a slash there, which is not found.
    /\}\/./.test(call.path) && 405,
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
