import { z } from 'zod';
import { idSchema } from '../common.ts';
import type { Call } from './call.ts';

/** Headers that calls read. */
export const requestHeaders = {
  'X-Client-Id': z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .meta({
      description:
        'Random id of the tab. Live messages repeat it as `origin`, so that the tab knows its own changes.',
    }),
  'x-user-id': idSchema.optional().meta({
    description: 'Accepted for older clients and never trusted: the session decides who calls.',
  }),
  'Idempotency-Key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/)
    .optional()
    .meta({
      description:
        'Makes a repeated call safe: for 30 days the same key and body give the same answer.',
    }),
  'If-Match': z.string().optional().meta({
    description:
      'The `ETag` that the client has read. If the record has changed since, the answer is 412.',
  }),
} as const;

/** Name of a header that calls read. */
export type RequestHeader = keyof typeof requestHeaders;

/** Headers that answers carry, beside those of every web server. */
export const responseHeaders = {
  'X-Request-Id': z.string().optional().meta({
    description: 'Names the request in the server’s log; absent where nothing could be read',
  }),
  ETag: z.string().meta({ description: 'Version of the record, for `If-Match`' }),
  Location: z.string().meta({ description: 'Address of the new record' }),
  Link: z.string().optional().meta({
    description: 'Neighbouring pages, with rel="next" and rel="prev"; absent where there are none',
  }),
  'X-Total-Count': z.string().regex(/^\d+$/).meta({ description: 'Entries on all pages together' }),
  'X-Total-Count-Capped': z.literal('true').optional().meta({
    description: 'Present where there are more entries than X-Total-Count says',
  }),
  'Content-Disposition': z.string().meta({ description: 'Name of the file' }),
  'WWW-Authenticate': z.string().optional().meta({ description: '`Bearer`' }),
  'Retry-After': z
    .string()
    .regex(/^\d+$/)
    .optional()
    .meta({ description: 'Seconds until another try makes sense' }),
} as const;

/** Name of a header that answers carry. */
export type ResponseHeader = keyof typeof responseHeaders;

/** Headers that a call reads. */
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

/** Headers that an answer of a call carries. */
export function responseHeadersOf(call: Call, status: number): ResponseHeader[] {
  const names: ResponseHeader[] = ['X-Request-Id'];
  if (status === 401) names.push('WWW-Authenticate');
  if (retryable.has(status)) names.push('Retry-After');
  if (!(status in call.answers)) return names;
  if (call.versioned) names.push('ETag');
  if (call.located) names.push('Location');
  if (call.file) names.push('Content-Disposition');
  // What is read page by page says how many pages there are.
  if (call.query?.shape['cursor']) names.push('Link', 'X-Total-Count', 'X-Total-Count-Capped');
  return names;
}
