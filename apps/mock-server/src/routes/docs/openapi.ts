import { callGroups, requestHeaders, responseHeaders } from '@cardinal/contract';
import type { Hono } from 'hono';
import { createDocument } from 'zod-openapi';
import type { CreateDocumentOptions, ZodOpenApiOperationObject } from 'zod-openapi';
import type { Environment } from '../../http/environment.ts';
import { closeAddress } from '../../http/otherMethods.ts';
import { sendText } from '../../http/sendText.ts';
import { operationOf } from './openapiOperation.ts';

const about = `
Sales lead management. JSON over HTTP.

Sign in with \`POST /api/auth/login\` and send the answer's \`access_token\` as
\`Authorization: Bearer …\`. Every answer that is not OK is a problem document (RFC 9457); its
\`detail\` is a sentence for a person, its \`code\` is for programs. An address answers methods that
it does not take with 405 and an \`Allow\` header, and HEAD like GET without the body.

Lists are plain arrays. Take \`limit\` entries from \`cursor\` on; the \`Link\` header leads to the
neighbouring pages and \`X-Total-Count\` says how many entries there are.

Live updates come over the WebSocket \`/ws\`, with the subprotocols \`cardinal.v1\` and
\`bearer.<access_token>\`.
`.trim();

/**
 * Leaves out what zod writes of itself and no reader needs: the digits of a date, the limits of a
 * double, and '' as the default of a text. Generators take a field with a default for a required one.
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

/** Request headers as parameters. */
const parameters = Object.fromEntries(
  Object.entries(requestHeaders).map(([name, schema]) => [
    name,
    schema.meta({ ...schema.meta(), param: { in: 'header', name } }),
  ]),
);

/** The OpenAPI document of every call, made from the contract. @param url Where the server is. */
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
            description: 'The `access_token` of a sign-in: opaque, it expires and can be revoked.',
          },
        },
      },
    },
    { override: withoutNoise },
  );
}

/** Adds the document; it is made when it is first asked for. */
export function openApiRoute(app: Hono<Environment>, url: string) {
  let text: string | undefined;
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    text ??= JSON.stringify(openApiDocument(url));
    return sendText(c, 200, text, { 'Content-Type': 'application/json' });
  });
  closeAddress(app, '/api/openapi.json');
}
