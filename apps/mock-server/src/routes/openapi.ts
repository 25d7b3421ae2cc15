import { STATUS_CODES } from 'node:http';
import type { Call } from '@cardinal/contract';
import { calls, problemSchema } from '@cardinal/contract';
import type { Hono } from 'hono';
import { createDocument } from 'zod-openapi';
import type {
  ZodOpenApiMediaTypeObject,
  ZodOpenApiOperationObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Environment } from '../http/environment.ts';
import { closeAddress } from '../http/otherMethods.ts';
import { sendText } from '../http/sendText.ts';

/** Problems that every call can answer. */
const everywhere = [400, 429, 500];

const problem = (status: number) => ({
  description: STATUS_CODES[status] ?? '',
  content: { 'application/problem+json': { schema: problemSchema } },
});

/** A file as OpenAPI 3.1 describes one. */
const file: ZodOpenApiMediaTypeObject = {
  schema: { type: 'string', contentMediaType: 'application/octet-stream' },
};
const upload: ZodOpenApiMediaTypeObject = {
  schema: {
    type: 'object',
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: ['file'],
  },
};

function responses(call: Call): ZodOpenApiResponsesObject {
  const refusals = [
    ...everywhere,
    ...(call.auth === 'public' ? [] : [401]),
    // The company or role of whoever writes may have changed since their request began.
    ...(call.auth === 'public' || call.method === 'get' ? [] : [409]),
    ...(call.problems ?? []),
  ];
  return Object.fromEntries([
    ...Object.entries(call.answers).map(([status, schema]) => [
      status,
      {
        description: STATUS_CODES[status] ?? '',
        ...(schema && { content: { 'application/json': { schema } } }),
        ...(call.file && { content: { 'application/octet-stream': file } }),
      },
    ]),
    ...refusals.map((status) => [String(status), problem(status)]),
  ]);
}

function operation(name: string, call: Call): ZodOpenApiOperationObject {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.recentSignIn && {
      description: 'Needs a sign-in less than 10 minutes old; otherwise 403 `reauthenticate`.',
    }),
    security: call.auth === 'public' ? [] : [{ bearer: [] }],
    requestParams: {
      ...(call.params && { path: call.params }),
      ...(call.query && { query: call.query }),
    },
    ...(call.idempotent && {
      parameters: [
        {
          in: 'header',
          name: 'Idempotency-Key',
          schema: { type: 'string', maxLength: 255 },
          description:
            'Makes a repeated call safe: the same key gives the same answer for 30 days.',
        },
      ],
    }),
    ...(call.upload && {
      requestBody: { required: true, content: { 'multipart/form-data': upload } },
    }),
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: call.body } } },
    }),
    responses: responses(call),
  };
}

/** The OpenAPI document of every call, made from the contract. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method]: operation(name, call) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Cardinal', version: '1.0.0', description: 'Sales lead management' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
}

/** Adds the document; it is made when it is first asked for. */
export function openApiRoute(app: Hono<Environment>) {
  let text: string | undefined;
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    text ??= JSON.stringify(openApiDocument());
    return sendText(c, 200, text, { 'Content-Type': 'application/json' });
  });
  closeAddress(app, '/api/openapi.json');
}
