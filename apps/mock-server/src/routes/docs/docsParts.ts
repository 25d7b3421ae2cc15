import { html } from 'hono/html';
import {
  nameIn,
  type Answer,
  type Operation,
  type Parameter,
  type ShownSchema,
} from './docsDocument.ts';

export type Html = ReturnType<typeof html>;

/** A sentence with code between backticks. */
export const prose = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

/** The type of a value in a few words; names of types are links. */
export function kind(schema: ShownSchema): Html | string {
  if (schema.$ref) {
    const name = nameIn(schema.$ref);
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
  if (schema.properties) return html`{ ${Object.keys(schema.properties).join(', ')} }`;
  if (schema.additionalProperties) return html`${kind(schema.additionalProperties)} by name`;
  if (schema.format === 'binary') return 'file';
  const types = [schema.type ?? 'any'].flat().join(' or ');
  return schema.format ? `${types} (${schema.format})` : types;
}

const limits = ({ maxLength, minimum, maximum, default: unset }: ShownSchema): string =>
  [
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
    unset === undefined || unset === '' ? '' : `${JSON.stringify(unset)} where absent`,
  ]
    .filter(Boolean)
    .join(', ');

/** A table row about a value. */
const row = (name: string, schema: ShownSchema, isRequired: boolean, about = schema.description) =>
  html`<tr>
    <th scope="row"><code>${name}</code>${isRequired ? '' : ' (optional)'}</th>
    <td>${kind(schema)}</td>
    <td>${prose([about, limits(schema)].filter(Boolean).join('; '))}</td>
  </tr>`;

/** A table about values. */
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

export const fields = (schema: ShownSchema) =>
  table(
    Object.entries(schema.properties ?? {}).map(([name, field]) =>
      row(name, field, schema.required?.includes(name) ?? false),
    ),
  );

/** The content of a body or response: types, or files with their media types. */
const typesOf = (content: Answer['content']) =>
  Object.entries(content).map(([type, { schema }]) =>
    schema.format === 'binary' ? html`<code>${type}</code> ` : html`${kind(schema)} `,
  );

/** Links to parts of this page. */
const links = (kind: string, names: readonly string[]) =>
  names.map((name) => html`<a href="#${kind}-${name}"><code>${name}</code></a> `);

const isReference = <T extends object>(one: T | { $ref: string }): one is { $ref: string } =>
  '$ref' in one;

const answerLine = (status: string, { description, content, headers }: Answer) =>
  html`<li>
    <code>${status}</code> ${description} ${typesOf(content)}
    ${Object.keys(headers).length > 0 ? html`<br />Headers: ${links('header', Object.keys(headers))}` : ''}
  </li>`;

function answers({ responses }: Operation) {
  const own = Object.entries(responses).flatMap(([status, answer]) =>
    isReference(answer) ? [] : [answerLine(status, answer)],
  );
  const problems = Object.entries(responses)
    .filter(([, answer]) => isReference(answer))
    .map(([status]) => status);
  return html`<ul>
    ${own}
    <li>Problems: ${links('problem', problems)}</li>
  </ul>`;
}

function parameters(given: readonly Parameter[]) {
  const own = given.flatMap((one) => (isReference(one) ? [] : [one]));
  const shared = given.flatMap((one) => (isReference(one) ? [nameIn(one.$ref)] : []));
  return html`
    ${
      own.length > 0
        ? table(
            own.map(({ in: where, name, required, description, schema }) =>
              row(name, schema, required, description ?? schema.description ?? where),
            ),
          )
        : ''
    }
    ${shared.length > 0 ? html`<p>Reads the headers: ${links('parameter', shared)}</p>` : ''}
  `;
}

export const call = (method: string, path: string, operation: Operation) =>
  html`<section id="${operation.operationId}">
    <h3><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code></h3>
    <p>
      ${operation.summary} ${prose(operation.description ?? '')}
      ${operation.security.length > 0 ? 'Needs a session.' : ''}
    </p>
    ${parameters(operation.parameters)}
    ${operation.requestBody ? html`<p>Takes ${typesOf(operation.requestBody.content)}</p>` : ''}
    ${answers(operation)}
  </section>`;
