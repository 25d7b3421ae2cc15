import { ApiError } from './apiError.ts';

/**
 * The header with which the server refuses to overwrite a change that it stored after these
 * versions. Empty if one is unknown: a server that knows only the specification counts none.
 */
export function ifMatch(...versions: (number | undefined)[]): { 'If-Match'?: string } {
  if (!versions.every(Number.isFinite)) return {};
  return { 'If-Match': versions.map((version) => `"${version}"`).join(', ') };
}

/** Whether the server refused a change because another user made one first. */
export function isStale(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 412 || (error.status === 409 && error.problem?.code === 'stale');
}
