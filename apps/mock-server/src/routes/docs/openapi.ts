import { callGroups, requestHeaders, responseHeaders } from '@cardinal/contract';
import type { Hono } from 'hono';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
} from 'zod-openapi';
import type { Environment } from '../../http/environment.ts';
import { closeAddress } from '../../http/otherMethods.ts';
import { revalidated } from '../../http/responses/revalidated.ts';
import { operationOf } from './openapiOperation.ts';

const about = `
Sales lead management. JSON over HTTP.

Sign in with \`POST /api/auth/login\` and send the \`access_token\` of the response as
\`Authorization: Bearer …\`. Other systems send an API key in its place, on the calls that name a
scope. Every error response is a problem document (RFC 9457); its \`detail\` is
a sentence for the user, its \`code\` is for programs. Methods that a path does not accept receive 405
with an \`Allow\` header; HEAD is GET without the body.

Lists are plain arrays of up to \`limit\` entries, starting at \`cursor\`. The \`Link\` header
contains the neighbouring pages, and \`X-Total-Count\` the number of entries.

Live updates are sent over the WebSocket \`/ws\`, with the subprotocols \`cardinal.v1\` and
\`bearer.<access_token>\`.
`.trim();

/**
 * Removes parts that zod adds and readers don't need: patterns of dates, the limits of a double,
 * and '' as the default of a string. Generators treat a field with a default as required.
 */
const withoutNoise: CreateDocumentOptions['override'] = ({ jsonSchema }) => {
  if (jsonSchema.default === '') delete jsonSchema.default;
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

const entries = Object.entries(callGroups);

function paths() {
  const made: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [tag, { calls }] of entries) {
    for (const [name, call] of Object.entries(calls)) {
      const operation = { tags: [tag], ...operationOf(name, call) };
      made[call.path] = { ...made[call.path], [call.method]: operation };
    }
  }
  return made;
}

const parameters = Object.fromEntries(
  Object.entries(requestHeaders).map(([name, schema]) => [
    name,
    schema.meta({ ...schema.meta(), param: { in: 'header', name } }),
  ]),
);

/** The OpenAPI document of all calls, created from the contract. @param url Public URL of the server */
export function openApiDocument(url: string): object {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Cardinal',
        version: '1.0.0',
        description: about,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url, description: 'This installation' }],
      tags: entries.map(([name, group]) => ({ name, description: group.about })),
      paths: paths(),
      components: {
        parameters,
        headers: responseHeaders,
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              'The `access_token` of a sign-in. It is opaque, expires and can be revoked.',
          },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API key, which begins with `cak_`. Calls that name a scope accept one that has it.',
          },
        },
      },
    },
    { override: withoutNoise },
  );
}

/** Adds the document, which is created on the first request. */
export function openApiRoute(app: Hono<Environment>, url: string) {
  let text: string | undefined;
  app.get('/api/openapi.json', revalidated, (c) => {
    c.set('route', '/api/openapi.json');
    text ??= JSON.stringify(openApiDocument(url));
    return c.body(text, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
    });
  });
  closeAddress(app, '/api/openapi.json');
}
