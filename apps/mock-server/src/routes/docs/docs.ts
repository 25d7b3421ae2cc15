import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Environment } from '../../http/environment.ts';
import { closeAddress } from '../../http/otherMethods.ts';
import { revalidated } from '../../http/responses/revalidated.ts';
import { readDocument } from './docsDocument.ts';
import { call, fields, kind, prose } from './docsParts.ts';
import { docsStyle } from './docsStyle.ts';

/** Names with their meanings; the calls link to them. */
const glossary = (kind: string, entries: Readonly<Record<string, { description?: string }>>) =>
  html`<dl>
    ${Object.entries(entries).map(
      ([name, { description }]) =>
        html`<dt id="${kind}-${name}"><code>${name}</code></dt>
          <dd>${prose(description ?? '')}</dd>`,
    )}
  </dl>`;

async function page(url: string): Promise<string> {
  const { tags, paths, components } = readDocument(url);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const problems = Object.fromEntries(
    Object.entries(components.responses).map(([id, answer]) => [id.replace('Problem', ''), answer]),
  );
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
              response’s <code>access_token</code> as <code>Authorization: Bearer …</code>. Every
              error is a <a href="#type-Problem">Problem</a>. The same reference is available as an
              <a href="/api/openapi.json">OpenAPI document</a>.
            </p>
          </header>
          <nav aria-label="Calls">
            <ul>
              ${tags.map(({ name }) => html`<li><a href="#calls-${name}">${name}</a></li>`)}
              <li><a href="#headers">Headers</a></li>
              <li><a href="#problems">Problems</a></li>
              <li><a href="#types">Types</a></li>
            </ul>
          </nav>
          <main>
            ${tags.map(
              (tag) =>
                html`<h2 id="calls-${tag.name}">${tag.name}</h2>
                  <p>${tag.description}</p>
                  ${operations
                    .filter(({ operation }) => operation.tags.includes(tag.name))
                    .map(({ path, method, operation }) => call(method, path, operation))}`,
            )}
            <h2 id="headers">Headers</h2>
            <h3>Request headers</h3>
            ${glossary('parameter', components.parameters)}
            <h3>Response headers</h3>
            ${glossary('header', components.headers)}
            <h2 id="problems">Problems</h2>
            ${glossary('problem', problems)}
            <h2 id="types">Types</h2>
            ${Object.entries(components.schemas).map(
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

/** Adds the readable API reference, created from the OpenAPI document on the first request. */
export function docsRoutes(app: Hono<Environment>, url: string) {
  let made: Promise<string> | undefined;
  app.get('/api/docs', revalidated, async (c) => {
    c.set('route', '/api/docs');
    made ??= page(url);
    return c.html(await made, 200, { 'Cache-Control': 'no-cache' });
  });
  app.get('/api/docs.css', revalidated, (c) => {
    c.set('route', '/api/docs.css');
    return c.body(docsStyle, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });
  for (const path of ['/api/docs', '/api/docs.css']) closeAddress(app, path);
}
