import type { RequestContext } from '../environment.ts';

/** Whether a page of this server sent a request, under whichever of its names it was opened. */
export function isOwnPage(c: RequestContext): boolean {
  const url = URL.parse(c.req.header('Origin') ?? '');
  return url !== null && url.host === c.req.header('Host');
}
