import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../environment.ts';

/** First and last byte of the one range that a request names; null if it names several or none. */
function readRange(header: string, size: number): { first: number; last: number } | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (!from && !to) return null;
  if (!from) return { first: Math.max(0, size - Number(to)), last: size - 1 };
  return { first: Number(from), last: to ? Math.min(Number(to), size - 1) : size - 1 };
}

/**
 * Sends the part of a file that a request asks for: Safari plays no video of a server that cannot.
 * Compressed files and those that have changed since the first part are sent whole.
 */
export const ranges: MiddlewareHandler<Environment> = async (c, next) => {
  await next();
  if (c.res.status !== 200 || c.res.headers.has('Content-Encoding')) return;
  c.res.headers.set('Accept-Ranges', 'bytes');
  const header = c.req.header('Range');
  const known = c.req.header('If-Range');
  if (!header || c.req.method !== 'GET') return;
  if (known !== undefined && known !== c.res.headers.get('ETag')) return;
  const content = await c.res.clone().arrayBuffer();
  const range = readRange(header, content.byteLength);
  if (!range) return;
  const { first, last } = range;
  const headers = new Headers(c.res.headers);
  // Otherwise the headers of the whole file would replace those of the part.
  c.res = undefined;
  if (first > last) {
    headers.set('Content-Range', `bytes */${content.byteLength}`);
    headers.set('Content-Length', '0');
    c.res = new Response(null, { status: 416, headers });
    return;
  }
  headers.set('Content-Range', `bytes ${first}-${last}/${content.byteLength}`);
  headers.set('Content-Length', String(last - first + 1));
  c.res = new Response(content.slice(first, last + 1), { status: 206, headers });
};
