import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/**
 * Gives responses that are the same for everyone an `ETag`, unless they have one, and responds with
 * 304 to clients that already have the content. A 304 replaces the headers that a client stored, so
 * it also carries those that permit pages of other origins to use the widgets.
 */
export const revalidated = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'Access-Control-Allow-Origin',
    'Cross-Origin-Resource-Policy',
  ],
});
