import { type Call, calls, leadSchema, problemSchema, problemStatuses } from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { httpsAddress } from '../../helpers/assistant.ts';
import { formOf } from '../../helpers/importFiles.ts';
import { contractExamples, lead, type Example } from '../../helpers/contractExamples.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startOpenIdProvider, type TestOpenIdProvider } from '../../helpers/openIdProvider.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

/** The part of an OpenAPI document that is checked. */
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), responses: z.looseObject({}) })),
  ),
  components: z.looseObject({ schemas: z.looseObject({}) }),
});

const referenceSchema = z.object({ $ref: z.string() });
const objectSchema = z.record(z.string(), z.unknown());

/** Every reference in a document, with its place: the keys that lead there. */
function referencesIn(
  value: unknown,
  place: readonly string[] = [],
): { place: readonly string[]; reference: string }[] {
  if (Array.isArray(value)) return value.flatMap((each) => referencesIn(each, [...place, '[]']));
  const { data } = objectSchema.safeParse(value);
  return Object.entries(data ?? {}).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string'
      ? [{ place, reference: each }]
      : referencesIn(each, [...place, key]),
  );
}

/** The kind of component that a place may refer to. */
function kindAt(place: readonly string[]): string {
  const [last, before] = [place.at(-1) ?? '', place.at(-2) ?? ''];
  if (last === '[]' && before === 'parameters') return 'parameters';
  return ['responses', 'headers'].find((kind) => kind === before) ?? 'schemas';
}

/** What a JSON pointer within a document points to. */
const resolve = (document: unknown, reference: string): unknown =>
  reference
    .slice('#/'.length)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((at, part) => objectSchema.safeParse(at).data?.[part], document);

/** The media type of a response without a body. */
const noBody = z.literal('');

describeOnEachEngine('contract', (open) => {
  let db: Database;
  let server: TestServer;
  let google: TestOpenIdProvider;

  beforeAll(async () => {
    google = await startOpenIdProvider(`${httpsAddress}/auth/callback`);
    db = await open();
    const settings = { ...google.settings, PUBLIC_URL: httpsAddress };
    server = await startTestServer({ db, settings });
  });
  afterAll(async () => {
    await server.close();
    await google.close();
  });

  const pathOf = ({ path }: Call, { id = 'none', delivery = 'none' }: Example) =>
    path.replace('{id}', id).replace('{n}', '1').replace('{delivery}', delivery);

  const make = async (call: Call, example: Example) => {
    const { query = '', json, file, headers, by: token } = example;
    return server.request(pathOf(call, example) + query, {
      method: call.method.toUpperCase(),
      ...(file && { body: formOf(await file.text(), file.name) }),
      ...(json !== undefined && { json }),
      ...(token !== undefined && { token }),
      ...(headers && { headers }),
    });
  };

  const table = Object.entries<Call>(calls);

  /** Makes a call as a new user with one lead. */
  async function exampleOf(name: string): Promise<Example> {
    const { access_token: token, user } = await server.register({ role: 'manager' });
    const created = await server.request('/api/leads', { method: 'POST', token, json: lead });
    const { id: leadId } = leadSchema.parse(await created.json());
    const world = { db, server, google, token, email: user.email, leadId };
    const example = new Map(Object.entries(contractExamples(world))).get(name);
    if (!example) throw new Error(`No example of ${name}`);
    return { by: token, ...(await example()) };
  }

  it.each(table.filter(([, call]) => call.file))('is met by the file of %s', async (name, call) => {
    const answer = await make(call, await exampleOf(name));
    expect(Object.keys(call.answers)).toContain(String(answer.status));
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.-]+"/);
    expect((await answer.text()).length).toBeGreaterThan(0);
  });

  it.each(table.filter(([, call]) => !call.file))(
    'is met by the response of %s',
    async (name, call) => {
      const answer = await make(call, await exampleOf(name));
      const body = await answer.text();
      expect(Object.keys(call.answers)).toContain(String(answer.status));
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const schema = call.answers[answer.status];
      expect(answer.headers.get('Content-Type')).toBe(schema ? 'application/json' : null);
      const { error } = schema ? schema.safeParse(JSON.parse(body)) : noBody.safeParse(body);
      expect(error).toBeUndefined();
    },
  );

  it.each(table.filter(([, call]) => call.auth !== 'public'))(
    'is guarded: %s responds with 401 without a session',
    async (_name, call) => {
      // Before any other check.
      const answer = await make(call, {});
      expect(answer.status).toBe(401);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(problemSchema.parse(await answer.json()).code).toBe('unauthorized');
    },
  );

  it('is described by the OpenAPI document, call by call', async () => {
    const answer = await server.request('/api/openapi.json');
    const document = documentSchema.parse(await answer.json());
    for (const [name, call] of table) {
      const operation = document.paths[call.path]?.[call.method];
      expect(operation?.operationId).toBe(name);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(Object.keys(call.answers)),
      );
    }
    const described = Object.keys(document.components.schemas);
    expect(described).toEqual(expect.arrayContaining(['Lead', 'Problem']));
  });

  it('is described by an OpenAPI document whose references all resolve, to the right kind', async () => {
    const document: unknown = await (await server.request('/api/openapi.json')).json();
    const found = referencesIn(document);
    expect(found.length).toBeGreaterThan(1_000);
    const wrong = found.filter(({ place, reference }) => {
      const [, kind] = /^#\/components\/(\w+)\/[\w.-]+$/.exec(reference) ?? [];
      return kind !== kindAt(place) || resolve(document, reference) === undefined;
    });
    expect(wrong).toEqual([]);
  });

  it('declares a problem document for every error of every call', async () => {
    const document = documentSchema.parse(await (await server.request('/api/openapi.json')).json());
    for (const [, call] of table) {
      const responses = document.paths[call.path]?.[call.method]?.responses ?? {};
      for (const status of problemStatuses(call)) {
        const { $ref } = referenceSchema.parse(responses[String(status)]);
        expect(resolve(document, $ref)).toMatchObject({
          content: {
            'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          },
        });
      }
    }
  });
});
