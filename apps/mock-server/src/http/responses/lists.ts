import type { ListQuery } from '@cardinal/contract';
import type { RequestContext } from '../environment.ts';
import { respond } from '../router.ts';

/** The part of a page that is sent in headers. */
interface PageFacts {
  total: number;
  capped: boolean;
  next?: string;
  prev?: string;
}

/** Link to the same list at another cursor. */
function link(c: RequestContext, rel: 'next' | 'prev', cursor: string | undefined) {
  if (!cursor) return [];
  const query = new URLSearchParams(/\?.*/.exec(c.req.url)?.[0]);
  query.set('cursor', cursor);
  return [`<${c.req.path}?${query}>; rel="${rel}"`];
}

/** Headers of a list: its total and links to the neighbouring pages. */
export function pageHeaders(
  c: RequestContext,
  { total, capped, next, prev }: PageFacts,
): Record<string, string> {
  const links = [...link(c, 'prev', prev), ...link(c, 'next', next)];
  return {
    'X-Total-Count': String(total),
    ...(capped && { 'X-Total-Count-Capped': 'true' }),
    ...(links.length > 0 && { Link: links.join(', ') }),
  };
}

/** Responds with a list that was read as a whole: with as many of its entries as the query limits it to. */
export const wholeList = <T>(entries: readonly T[], { limit }: ListQuery) =>
  respond(200, entries.slice(0, limit), { 'X-Total-Count': String(entries.length) });
