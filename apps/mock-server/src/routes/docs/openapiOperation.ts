import { STATUS_CODES } from 'node:http';
import {
  type Access,
  type Call,
  type FileFormat,
  type ImportFormat,
  problemMeanings,
  problemSchema,
  problemStatuses,
  requestHeadersOf,
  responseHeadersOf,
  fileTypes,
} from '@cardinal/contract';
import { z } from 'zod';
import type {
  ZodOpenApiContentObject,
  ZodOpenApiOperationObject,
  ZodOpenApiRequestBodyObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';

const access: Readonly<Record<Access, string>> = {
  public: '',
  'signed-in': '',
  manager: 'For managers and administrators.',
  admin: 'For administrators.',
};

/** Names of the fields that partners' pages receive. */
function partnerFields({ answers }: NonNullable<Call['partner']>): string {
  const schemas = Object.values(answers).map((answer) =>
    z.toJSONSchema(answer, { unrepresentable: 'any' }),
  );
  const names = schemas.flatMap(({ properties, items }) =>
    Object.keys(properties ?? (typeof items === 'object' ? fieldsIn(items) : {})),
  );
  return names.map((name) => `\`${name}\``).join(', ');
}

const fieldsIn = (items: object): object =>
  'properties' in items && typeof items.properties === 'object' ? (items.properties ?? {}) : {};

function scopeSentence({ scope }: Call): string | undefined {
  if (scope === undefined) return undefined;
  const needed = scope === 'any' ? 'whatever its scopes' : `with the scope \`${scope}\``;
  return `API keys may make this call, ${needed}.`;
}

/** Who may make a call: a session, or an API key with a scope of the call. */
function security({ auth, scope }: Call): Record<string, string[]>[] {
  if (auth === 'public') return [];
  const key = scope && { apiKey: scope === 'any' ? [] : [scope] };
  return [{ bearer: [] }, ...(key ? [key] : [])];
}

/** What applies to a call in addition to its summary. */
function description(call: Call): string {
  const sentences = [
    access[call.auth],
    call.recentSignIn &&
      'The sign-in must be less than 10 minutes old; otherwise the response is 403 `reauthenticate`.',
    scopeSentence(call),
    call.partner &&
      `Partners' pages may make this call if their key has the scope \`${call.partner.scope}\`; they receive only these fields: ${partnerFields(call.partner)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const binary = (mediaType: string) => ({
  type: 'string' as const,
  format: 'binary',
  contentMediaType: mediaType,
});

const filesOf = (formats: readonly FileFormat[]): ZodOpenApiContentObject =>
  Object.fromEntries(
    formats.map((format) => [fileTypes[format], { schema: binary(fileTypes[format]) }]),
  );

/** A form with one part named `file`. */
const formWith = (formats: readonly ImportFormat[]): ZodOpenApiContentObject => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { ...binary('application/octet-stream'), description: 'The file' } },
      required: ['file'],
    },
    encoding: { file: { contentType: formats.map((format) => fileTypes[format]).join(', ') } },
  },
});

function requestBody(call: Call): ZodOpenApiRequestBodyObject | undefined {
  if (call.upload) return { required: true, content: formWith(call.upload) };
  if (!call.body) return undefined;
  return { required: true, content: { 'application/json': { schema: call.body } } };
}

const headersOf = (call: Call, status: number) =>
  Object.fromEntries(
    responseHeadersOf(call, status).map((name) => [
      name,
      { $ref: `#/components/headers/${name}` as const },
    ]),
  );

function success(call: Call, status: number): ZodOpenApiResponseObject {
  const schema = call.answers[status];
  const content = schema
    ? { 'application/json': { schema } }
    : call.file && status !== 204 && filesOf(call.file);
  return {
    description: STATUS_CODES[status] ?? '',
    headers: headersOf(call, status),
    ...(content && { content }),
  };
}

const meanings: Readonly<Record<number, string>> = problemMeanings;
const made = new Map<number, ZodOpenApiResponseObject>();

/** A problem is the same in every call, so it is defined once among the components. */
function problem(call: Call, status: number): ZodOpenApiResponseObject {
  const known = made.get(status) ?? {
    id: `Problem${status}`,
    description: meanings[status] ?? '',
    headers: headersOf(call, status),
    content: { 'application/problem+json': { schema: problemSchema } },
  };
  made.set(status, known);
  return known;
}

function responses(call: Call): ZodOpenApiResponsesObject {
  return Object.fromEntries([
    ...Object.keys(call.answers).map((status) => [status, success(call, Number(status))]),
    ...problemStatuses(call).map((status) => [String(status), problem(call, status)]),
  ]);
}

/** A call of the contract as an operation of the OpenAPI document. */
export function operationOf(name: string, call: Call): ZodOpenApiOperationObject {
  const body = requestBody(call);
  const more = description(call);
  return {
    operationId: name,
    summary: call.summary,
    ...(more && { description: more }),
    security: security(call),
    requestParams: {
      ...(call.params && { path: call.params }),
      ...(call.query && { query: call.query }),
    },
    parameters: requestHeadersOf(call).map((header) => ({
      $ref: `#/components/parameters/${header}` as const,
    })),
    ...(body && { requestBody: body }),
    responses: responses(call),
  };
}
