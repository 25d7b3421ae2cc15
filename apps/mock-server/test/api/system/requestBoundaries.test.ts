import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createdLeadSchema, lengths, problemSchema } from '@cardinal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newPerson, startTestServer, type TestServer } from '../../helpers/server.ts';

/**
 * How the server handles requests that proxies, parsers and objects could interpret in two ways.
 */
describe('a request', () => {
  let folder: string;
  let db: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-boundaries-'));
    db = await openDatabase({ dataDir: folder });
    server = await startTestServer({ db, portalFolder: folder });
    token = (await server.register()).access_token;
  });
  afterAll(async () => {
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Sends a request that no client would. @returns The whole response. */
  async function send(lines: string[], body: string): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.end(
      `${[...lines, 'Host: crm.example.com', 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
    );
    return text(socket);
  }

  it.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 30']],
    ['a length beside chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity']],
  ])('refuses a request with two lengths: %s', async (_name, lengths) => {
    const smuggled = 'GET /api/health HTTP/1.1\r\nHost: crm.example.com\r\n\r\n';
    const answer = await send(
      ['POST /api/auth/login HTTP/1.1', 'Content-Type: application/json', ...lengths],
      `0\r\n\r\n${smuggled}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  });

  it.each(['/', '/api/leads', '/api/health'])('refuses TRACE: %s', async (path) => {
    const answer = await send([`TRACE ${path} HTTP/1.1`, 'X-Secret: hidden'], '');
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('hidden');
  });

  it('accepts only fields of the contract, and nothing from a prototype', async () => {
    const own = { id: 'chosen', version: 9, created_by: 'somebody', assignedTo: 'somebody' };
    const lead = JSON.stringify({ first_name: 'Grace', email: 'grace@example.com', ...own });
    const polluted = lead.replace(
      '{',
      '{"__proto__":{"lead_status":"Hot"},"constructor":{"prototype":{"polluted":true}},',
    );
    const answer = await server.request('/api/leads', {
      method: 'POST',
      token,
      body: polluted,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(201);
    const created = createdLeadSchema.parse(await answer.json());
    expect(created).toMatchObject({ version: 1, assignedTo: null, lead_status: 'Warm' });
    expect([own.id, own.created_by]).not.toContain(created.id);
    expect(created.created_by).not.toBe(own.created_by);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get({}, 'lead_status')).toBeUndefined();
  });

  it.each([
    ['lists inside one another', '['.repeat(500_000), 'more than 32 lists'],
    ['very many values', `{"lead_ids":[${'1,'.repeat(400_000)}1]}`, 'more than 50,000 values'],
  ])('is refused before it is parsed: %s', async (_name, body, message) => {
    const answer = await server.request('/api/leads/status', {
      method: 'POST',
      token,
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(413);
    expect(problemSchema.parse(await answer.json()).detail).toContain(message);
  });

  it('does not read a repeated parameter as two values', async () => {
    const status = async (path: string) => (await server.request(path, { token })).status;
    expect(await status('/api/leads?limit=1&limit=2')).toBe(422);
    expect(await status('/api/leads?limit=1&limit=1&q=a&q=b')).toBe(422);
    // Fields of the body are not read from the query.
    const split = await server.request('/api/auth/login?password=cardinal-demo', {
      method: 'POST',
      json: { email: 'agent@demo.cardinal.test' },
    });
    expect(split.status).toBe(422);
  });

  it(
    'accepts a long password of any composition, exactly as entered',
    { timeout: 120_000 },
    async () => {
      const passwords = [
        'only small letters and blanks',
        '⚑ الكلمة السرّية 王 with every script',
        `${'x'.repeat(lengths.passwordMax - 1)}Y`,
      ];
      for (const password of passwords) {
        const person = newPerson({ password });
        expect(
          (await server.request('/api/auth/register', { method: 'POST', json: person })).status,
        ).toBe(201);
        const signIn = async (given: string) => {
          const json = { email: person.email, password: given };
          return (await server.request('/api/auth/login', { method: 'POST', json })).status;
        };
        expect(await signIn(password)).toBe(200);
        expect(await signIn(password.slice(0, -1))).toBe(401);
        expect(await signIn(`${password.slice(0, -1)}y`)).toBe(401);
        expect(await signIn(password.toUpperCase())).toBe(401);
      }
    },
  );

  it.each([
    '/assets/',
    '/assets',
    '/api/',
    '/../',
    '/%2e%2e/%2e%2e/etc/',
    '/.git/',
    '/.git/config',
  ])('lists no folder: %s', async (path) => {
    const answer = await send([`GET ${path} HTTP/1.1`], '');
    expect(answer).not.toMatch(/^HTTP\/1\.1 (?:200|3\d\d) /);
    expect(answer).not.toMatch(/Index of|cardinal\.sqlite|\[core\]/);
  });
});
