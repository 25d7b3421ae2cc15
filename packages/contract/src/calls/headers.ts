import { z } from 'zod';
import { idSchema } from '../common.ts';
import type { Call } from './call.ts';

/** Request headers that calls read. */
export const requestHeaders = {
  'X-Client-Id': z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .meta({
      description:
        'Random id of the tab. Realtime messages repeat it as `origin`, so that the tab recognises its own changes.',
    }),
  'x-user-id': idSchema.optional().meta({
    description: 'Accepted for older clients and never trusted: the session identifies the caller.',
  }),
  'Idempotency-Key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/)
    .optional()
    .meta({
      description:
        'Makes retries safe: for 30 days, the same key and body return the same response.',
    }),
  'If-Match': z.string().optional().meta({
    description:
      'The `ETag` that the client last received. If the record has changed since, the response is 412.',
  }),
} as const;

/** Name of a request header that calls read. */
export type RequestHeader = keyof typeof requestHeaders;

/** Headers that responses carry, in addition to those that any web server sends. */
export const responseHeaders = {
  'X-Request-Id': z.string().optional().meta({
    description:
      'Identifies the request in the server’s log; absent if the request could not be parsed',
  }),
  ETag: z.string().meta({ description: 'Version of the record, for `If-Match`' }),
  Location: z.string().meta({ description: 'URL of the new record' }),
  Link: z.string().optional().meta({
    description: 'Neighbouring pages, with rel="next" and rel="prev"; absent if there are none',
  }),
  'X-Total-Count': z
    .string()
    .regex(/^\d+$/)
    .meta({ description: 'Number of entries on all pages' }),
  'X-Total-Count-Capped': z.literal('true').optional().meta({
    description: 'Present if there are more entries than X-Total-Count states',
  }),
  'Content-Disposition': z.string().meta({ description: 'File name of the download' }),
  'WWW-Authenticate': z.string().optional().meta({ description: '`Bearer`' }),
  'Retry-After': z
    .string()
    .regex(/^\d+$/)
    .optional()
    .meta({ description: 'Seconds to wait before retrying' }),
} as const;

/** Name of a response header. */
export type ResponseHeader = keyof typeof responseHeaders;

/** Request headers that a call reads. */
export function requestHeadersOf(call: Call): RequestHeader[] {
  const hasSession = call.auth !== 'public';
  const names: RequestHeader[] = [];
  if (hasSession && call.method !== 'get') names.push('X-Client-Id');
  if (hasSession) names.push('x-user-id');
  if (call.idempotent) names.push('Idempotency-Key');
  if (call.ifMatch) names.push('If-Match');
  return names;
}

const retryable = new Set([429, 503]);

/** Headers of a call's response with a status. */
export function responseHeadersOf(call: Call, status: number): ResponseHeader[] {
  const names: ResponseHeader[] = ['X-Request-Id'];
  if (status === 401) names.push('WWW-Authenticate');
  if (retryable.has(status)) names.push('Retry-After');
  if (!(status in call.answers)) return names;
  if (call.versioned) names.push('ETag');
  if (call.located) names.push('Location');
  if (call.file) names.push('Content-Disposition');
  // Lists carry a total, which paged and searched ones may cap; paged ones link to their neighbours.
  const parameters = call.query?.shape ?? {};
  if (parameters['limit']) names.push('X-Total-Count');
  if (parameters['cursor']) names.push('Link');
  if (parameters['cursor'] || parameters['q']) names.push('X-Total-Count-Capped');
  return names;
}
