import { type Call, calls, leadSchema, problemSchema } from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../src/store/ids.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';
import { fieldsOf } from './requests.ts';
import { createChance, plausibleValues } from './values.ts';

/**
 * As encoded in URLs: NUL, control characters, broken encodings, invalid UTF-8, half of a surrogate
 * pair, too long.
 */
const readable = [
  'a%2Fb',
  '..%2F',
  '%2F',
  '%00',
  'a%00b',
  '%01%1f',
  '%7f',
  '%EF%BF%BF',
  "'%20OR%201=1",
  'x'.repeat(300),
];
const unreadable = ['%ff%fe', '%ED%A0%80', '%E2%82', '%zz', 'a%'];
/** Values that a header can contain at all; Node itself refuses NUL and line breaks. */
const headerTexts = ['', '%00', '\u00ff\u0080', '"', `"${'9'.repeat(400)}"`, 'x'.repeat(4_000)];
const headerNames = [
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'X-Client-Id',
  'X-Request-Id',
  'Origin',
  'User-Agent',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Range',
  'Forwarded',
];
const bodyTexts = ['\u0000', 'a\u0000b@example.com', '\ud800'];

/** Milliseconds that a test may take on a busy machine: it makes hundreds of requests. */
const timeout = 240_000;

/** Responses on the first engine, by request. */
const before = new Map<string, number>();
/** These calls end the session that the others need. */
const left = new Set(['/api/auth/logout']);
const table = Object.values<Call>(calls).filter(({ path }) => !left.has(path));

describeOnEachEngine('unusual addresses, headers and texts', (open, { dialect }) => {
  let server: TestServer;
  let token: string;
  let plausible: ReadonlyMap<string, unknown>;
  const chance = createChance(7);

  beforeAll(async () => {
    server = await startTestServer({ db: await open(), settings: { TRUST_PROXY: '1' } });
    token = (await server.register({ company_name: 'Kestrel Supplies' })).access_token;
    const json = { first_name: 'Grace', email: 'grace@example.com' };
    const created = await server.request('/api/leads', { method: 'POST', token, json });
    plausible = plausibleValues({ lead: leadSchema.parse(await created.json()).id });
  });
  afterAll(() => server.close());

  const bodyOf = (call: Call) =>
    Object.fromEntries(fieldsOf(call.body).map((field) => [field, plausible.get(field)]));

  /**
   * The response to a call, which must be neither a failure of the server nor an unexplained
   * refusal.
   */
  async function ask(call: Call, path: string, extra: { headers?: object; json?: object } = {}) {
    const answer = await server.request(path, {
      method: call.method.toUpperCase(),
      token,
      ...(call.body && { json: extra.json ?? bodyOf(call) }),
      headers: {
        // Another test covers quotas: each request comes from its own address.
        'X-Forwarded-For': `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`,
        ...extra.headers,
      },
    });
    const text = await answer.text();
    const asked = `${call.method} ${path}`;
    expect([asked, answer.status < 500 || text]).toEqual([asked, true]);
    if (answer.status >= 400) problemSchema.parse(JSON.parse(text));
    return { status: answer.status, text };
  }

  /**
   * Records the responses of the first engine.
   * @returns The differing responses of the second one.
   */
  function differences(request: string, status: number): string[] {
    if (dialect === 'sqlite') before.set(request, status);
    const first = before.get(request);
    return first === status ? [] : [`${request}: ${status}, not ${first}`];
  }

  const pathWith = ({ path }: Call, id: string) =>
    path.replace('{id}', id).replace('{delivery}', 'msg_none').replace('{n}', '1');

  const withId = table.filter(({ path, upload }) => path.includes('{id}') && !upload);
  it.each(withId)(
    '$method $path does not confuse a malformed id with an unknown one',
    { timeout },
    async (call) => {
      const headers = { 'Idempotency-Key': newId() };
      const unknown = await ask(call, pathWith(call, newId()), { headers });
      for (const id of [...readable, ...unreadable]) {
        const answer = await ask(call, pathWith(call, id), { headers });
        expect({ id, ...answer }).toEqual({ id, ...unknown });
      }
    },
  );

  const withQuery = table.filter(({ query }) => query);
  it.each(withQuery)('$method $path survives every query', { timeout }, async (call) => {
    const differing = [];
    for (const field of fieldsOf(call.query)) {
      for (const value of readable) {
        const path = `${pathWith(call, newId())}?${field}=${value}`;
        const { status } = await ask(call, path);
        differing.push(...differences(`${call.path} ${field}=${value}`, status));
      }
      for (const value of unreadable) {
        const path = `${pathWith(call, newId())}?${field}=${value}`;
        const { status, text } = await ask(call, path);
        expect([path, status, text]).toEqual([path, 400, expect.stringContaining('malformed')]);
      }
    }
    expect(differing).toEqual([]);
  });

  it('survives every header, at every call', { timeout }, async () => {
    const differing = [];
    for (const call of table) {
      for (const text of headerTexts) {
        const headers = Object.fromEntries(headerNames.map((name) => [name, text]));
        const { status } = await ask(call, pathWith(call, newId()), { headers });
        differing.push(...differences(`${call.method} ${call.path} ${text}`, status));
      }
    }
    expect(differing).toEqual([]);
  });

  it(
    'gives the same response on both engines to texts that no database accepts',
    { timeout },
    async () => {
      const differing = [];
      for (const call of table.filter(({ body }) => body)) {
        for (const field of fieldsOf(call.body)) {
          for (const text of bodyTexts) {
            const json = { ...bodyOf(call), [field]: text };
            const { status } = await ask(call, pathWith(call, newId()), { json });
            const request = `${call.method} ${call.path} ${field}=${JSON.stringify(text)}`;
            differing.push(...differences(request, status));
          }
        }
      }
      expect(differing).toEqual([]);
    },
  );
});
