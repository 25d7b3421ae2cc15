import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Environment } from '../http/environment.ts';
import { closeAddress } from '../http/otherMethods.ts';
import { docsStyle } from './docsStyle.ts';
import { openApiDocument } from './openapi.ts';

type Html = ReturnType<typeof html>;

/** As much of a JSON schema as is shown. */
interface Schema {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  format?: string | undefined;
  description?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  /** False where `prefixItems` says all. */
  items?: Schema | false | undefined;
  prefixItems?: Schema[] | undefined;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

const schemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    items: z.union([schemaSchema, z.literal(false)]).optional(),
    prefixItems: z.array(schemaSchema).optional(),
    anyOf: z.array(schemaSchema).optional(),
    oneOf: z.array(schemaSchema).optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(z.string()).optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);
const content = z.record(z.string(), z.object({ schema: schemaSchema })).optional();
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.unknown()),
  parameters: z
    .array(
      z.object({
        in: z.string(),
        name: z.string(),
        required: z.boolean().default(false),
        description: z.string().optional(),
        schema: schemaSchema,
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
});
/** As much of an OpenAPI document as is shown. */
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
});

type Operation = z.infer<typeof operationSchema>;

/** What a value is, in a few words; names of other types lead to them. */
function kind(schema: Schema): Html | string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#type-${name}">${name}</a>`;
  }
  if (schema.prefixItems) return html`list of ${schema.prefixItems.length} values`;
  if (schema.items) return html`list of ${kind(schema.items)}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    return html`${choices.map((choice, index) => html`${index > 0 ? ' or ' : ''}${kind(choice)}`)}`;
  }
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = [schema.type ?? 'any'].flat().join(' or ');
  return schema.format ? `${types} (${schema.format})` : types;
}

const limits = ({ maxLength, minimum, maximum }: Schema): string =>
  [
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? '' : `from ${minimum}`,
    maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : `to ${maximum}`,
  ]
    .filter(Boolean)
    .join(' ');

const row = (name: string, schema: Schema, isRequired: boolean, about = schema.description) =>
  html`<tr>
    <th scope="row"><code>${name}</code>${isRequired ? '' : ' (optional)'}</th>
    <td>${kind(schema)}</td>
    <td>${[about, limits(schema)].filter(Boolean).join('; ')}</td>
  </tr>`;

const table = (rows: Html[]) =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

const fields = (schema: Schema) =>
  table(
    Object.entries(schema.properties ?? {}).map(([name, field]) =>
      row(name, field, schema.required?.includes(name) ?? false),
    ),
  );

const typesOf = (of: Operation['requestBody']) =>
  Object.values(of?.content ?? {}).map(({ schema }) => html`${kind(schema)}`);

const call = (method: string, path: string, operation: Operation) =>
  html`<section id="${operation.operationId}">
    <h3><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code></h3>
    <p>${operation.summary} ${operation.security.length > 0 ? 'Needs a session.' : ''}</p>
    ${
      operation.parameters.length > 0
        ? table(
            operation.parameters.map(({ in: where, name, required, description, schema }) =>
              row(name, schema, required, description ?? schema.description ?? where),
            ),
          )
        : ''
    }
    ${operation.requestBody ? html`<p>Takes ${typesOf(operation.requestBody)}.</p>` : ''}
    <ul>
      ${Object.entries(operation.responses).map(
        ([status, answer]) =>
          html`<li><code>${status}</code> ${answer.description} ${typesOf(answer)}</li>`,
      )}
    </ul>
  </section>`;

/** The first part of a path behind `/api/`: what the call is about. */
const topic = (path: string) => path.split('/')[2] ?? path;

async function page(): Promise<string> {
  const { paths, components } = documentSchema.parse(openApiDocument());
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const topics = Map.groupBy(operations, ({ path }) => topic(path));
  const types = Object.entries(components.schemas);
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Cardinal API</title>
          <link rel="stylesheet" href="/api/docs.css" />
        </head>
        <body>
          <header>
            <h1>Cardinal API</h1>
            <p>
              JSON over HTTP. Sign in with <a href="#login">POST /api/auth/login</a> and send the
              answer’s <code>access_token</code> as <code>Authorization: Bearer …</code>. Whatever
              goes wrong is answered as <a href="#type-Problem">Problem</a>. The same as an
              <a href="/api/openapi.json">OpenAPI document</a>.
            </p>
          </header>
          <nav aria-label="Calls">
            <ul>
              ${[...topics.keys()].map((name) => html`<li><a href="#${name}-calls">${name}</a></li>`)}
              <li><a href="#types">types</a></li>
            </ul>
          </nav>
          <main>
            ${[...topics].map(
              ([name, calls]) =>
                html`<h2 id="${name}-calls">${name}</h2>
                  ${calls.map(({ path, method, operation }) => call(method, path, operation))}`,
            )}
            <h2 id="types">types</h2>
            ${types.map(
              ([name, schema]) =>
                html`<section id="type-${name}">
                  <h3>${name}</h3>
                  ${schema.properties ? fields(schema) : html`<p>${kind(schema)}</p>`}
                </section>`,
            )}
          </main>
        </body>
      </html>`,
  );
}

/** Adds the readable API reference, made from the OpenAPI document when it is first asked for. */
export function docsRoutes(app: Hono<Environment>) {
  let made: Promise<string> | undefined;
  app.get('/api/docs', async (c) => {
    c.set('route', '/api/docs');
    made ??= page();
    return c.html(await made);
  });
  app.get('/api/docs.css', (c) => {
    c.set('route', '/api/docs.css');
    return c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  for (const path of ['/api/docs', '/api/docs.css']) closeAddress(app, path);
}
