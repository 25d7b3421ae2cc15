import { STATUS_CODES } from 'node:http';
import type { Call } from '@cardinal/contract';
import { calls, problemSchema } from '@cardinal/contract';
import type { Hono } from 'hono';
import { createDocument } from 'zod-openapi';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Environment } from '../http/environment.ts';

/** Problems that every call can answer. */
const everywhere = [400, 429, 500];

const problem = (status: number) => ({
  description: STATUS_CODES[status] ?? '',
  content: { 'application/problem+json': { schema: problemSchema } },
});

function responses(call: Call): ZodOpenApiResponsesObject {
  const refusals = [
    ...everywhere,
    ...(call.auth === 'public' ? [] : [401]),
    ...(call.problems ?? []),
  ];
  return Object.fromEntries([
    ...Object.entries(call.answers).map(([status, schema]) => [
      status,
      {
        description: STATUS_CODES[status] ?? '',
        ...(schema && { content: { 'application/json': { schema } } }),
      },
    ]),
    ...refusals.map((status) => [String(status), problem(status)]),
  ]);
}

function operation(name: string, call: Call): ZodOpenApiOperationObject {
  return {
    operationId: name,
    summary: call.summary,
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
    return c.body(text, 200, {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
    });
  });
}
