import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadSchema, problemSchema } from '@cardinal/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/http/log.ts';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newPerson, startTestServer, type TestServer } from '../../helpers/server.ts';

/** Nothing here depends on the engine. */
describe('http', () => {
  let folder: string;
  let db: Database;
  let server: TestServer;
  let token: string;
  let lines: string[];

  async function start(settings: Record<string, string> = {}) {
    const log = createLog('debug', { write: (line: string) => void lines.push(line) });
    server = await startTestServer({ db, settings, log, portalFolder: join(folder, 'portal') });
    token = (await server.register()).access_token;
  }

  beforeEach(async () => {
    lines = [];
    folder = await mkdtemp(join(tmpdir(), 'cardinal-http-'));
    db = await openDatabase({ dataDir: join(folder, 'data') });
  });
  afterEach(async () => {
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function problem(answer: Response) {
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    const body = problemSchema.parse(await answer.json());
    expect(body.status).toBe(answer.status);
    return body;
  }
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    server.request(path, {
      method: 'POST',
      token,
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  describe('problems', () => {
    beforeEach(() => start());

    it('responds with 404 as JSON below /api, with and without a session', async () => {
      for (const path of ['/api', '/api/', '/api/nothing', '/api/leads/x/y']) {
        const answer = await server.request(path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect((await problem(answer)).code).toBe('not_found');
      }
    });

    it('responds with 405 and the allowed methods', async () => {
      const answer = await server.request('/api/leads', { method: 'DELETE', token });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS');
      expect((await problem(answer)).detail).toBe('This address takes GET and POST.');
    });

    it.each([
      ['PATCH', '/api/leads/some-id', 'GET, HEAD, PUT, DELETE, OPTIONS'],
      // Fixed paths among those with ids.
      ['GET', '/api/leads/assign', 'POST, OPTIONS'],
      ['DELETE', '/api/leads/export', 'GET, HEAD, OPTIONS'],
      ['PUT', '/api/companies', 'GET, HEAD, POST, OPTIONS'],
      ['POST', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
      ['POST', '/api/docs', 'GET, HEAD, OPTIONS'],
      ['POST', '/ws', 'GET, HEAD, OPTIONS'],
      ['PUT', '/unsubscribe', 'GET, HEAD, POST, OPTIONS'],
      ['POST', '/dashboard', 'GET, HEAD, OPTIONS'],
    ])('returns the allowed methods for %s %s and OPTIONS', async (method, path, allowed) => {
      const refused = await server.request(path, { method, token });
      expect([refused.status, refused.headers.get('Allow')]).toEqual([405, allowed]);
      expect((await problem(refused)).code).toBe('method_not_allowed');
      const asked = await server.request(path, { method: 'OPTIONS' });
      expect([asked.status, asked.headers.get('Allow')]).toEqual([204, allowed]);
    });

    it('responds to HEAD like GET, without the body', async () => {
      for (const path of ['/api/leads', '/api/companies', '/api/leads/none', '/api/leads/export']) {
        const init = { token, headers: { 'Accept-Encoding': 'identity' } };
        const [got, headed] = [
          await server.request(path, init),
          await server.request(path, { ...init, method: 'HEAD' }),
        ];
        expect([path, headed.status, await headed.text()]).toEqual([path, got.status, '']);
        for (const name of ['Content-Type', 'Content-Length', 'X-Total-Count']) {
          expect(headed.headers.get(name)).toBe(got.headers.get(name));
        }
      }
      const method = 'HEAD';
      expect((await server.request('/api/leads', { method })).status).toBe(401);
      expect((await server.request('/api/auth/login', { method })).status).toBe(405);
    });

    it('responds with 401 to a missing, malformed or unknown token', async () => {
      for (const header of ['', 'Bearer', 'Bearer x y', 'Basic abc', `Bearer ${'x'.repeat(43)}`]) {
        const headers = header ? { Authorization: header } : undefined;
        const answer = await server.request('/api/leads', { ...(headers && { headers }) });
        expect([header, answer.status]).toEqual([header, 401]);
        await problem(answer);
      }
    });

    it.each(['/api/health', '/api/leads', '/', '/ws'])(
      'responds with 400 to two Host headers at %s',
      async (path) => {
        const { port } = new URL(server.url);
        const socket = connect(Number(port), '127.0.0.1');
        socket.end(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n`);
        const answer = (await socket.setEncoding('utf8').toArray()).join('');
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(answer).toContain('application/problem+json');
        expect(answer).toContain('Send one Host header.');
      },
    );

    it('responds with 400 to a body that is not JSON', async () => {
      for (const body of ['{', 'first_name=Ada', '{"first_name":}']) {
        const answer = await post('/api/leads', body);
        expect([body, answer.status]).toEqual([body, 400]);
        expect((await problem(answer)).code).toBe('malformed');
      }
    });

    it('responds with 415 to a body of another type', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx']) {
        const answer = await post('/api/leads', '{}', { 'Content-Type': type });
        expect([type, answer.status]).toEqual([type, 415]);
        expect((await problem(answer)).code).toBe('unsupported_type');
      }
      const accepted = await post('/api/leads', '{}', {
        'Content-Type': 'Application/JSON; charset=utf-8',
      });
      expect(accepted.status).toBe(422);
    });

    it('reads a missing body as an empty one', async () => {
      const answer = await server.request('/api/leads', { method: 'POST', token });
      expect(answer.status).toBe(422);
      expect((await problem(answer)).detail).toBe('First name is required.');
      const untyped = await server.request('/api/leads', {
        method: 'POST',
        token,
        body: new TextEncoder().encode('{}'),
      });
      expect(untyped.status).toBe(415);
    });

    it('responds with 413 to more than 1 MB, declared or streamed', async () => {
      const body = JSON.stringify({ notes: 'x'.repeat(1_000_001) });
      expect((await post('/api/leads', body)).status).toBe(413);
      const streamed = await server.request('/api/leads', {
        method: 'POST',
        token,
        headers: { 'Content-Type': 'application/json' },
        body: new Blob([body]).stream(),
        duplex: 'half',
      });
      expect(streamed.status).toBe(413);
      expect((await problem(streamed)).detail).toContain('1 MB');
      expect((await post('/api/leads', '['.padEnd(1_000_001))).status).toBe(400);
      // The server continues to work.
      expect((await server.request('/api/health')).status).toBe(200);
    });

    it('keeps a connection usable after an unexpected body', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const created = await post('/api/leads', '{"first_name":"Ada","email":"ada@example.com"}');
      const path = created.headers.get('Location') ?? '';
      const body = JSON.stringify({ notes: 'x'.repeat(900_000) });
      const headers = { Authorization: `Bearer ${token}`, 'Content-Length': body.length };
      const ports: unknown[] = [];
      for (const [method, at, expected] of [
        ['POST', `${path}/restore`, 200],
        ['DELETE', path, 204],
        ['DELETE', path, 404],
        ['POST', '/api/health', 405],
        ['POST', '/api/nowhere', 404],
      ] as const) {
        const sent = httpRequest(server.url + at, { method, agent, headers });
        sent.end(body);
        const [answer] = await once(sent, 'response');
        ports.push(sent.socket?.localPort);
        expect([method, at, answer.statusCode]).toEqual([method, at, expected]);
        await once(answer.resume(), 'end');
      }
      expect(new Set(ports).size).toBe(1);
      agent.destroy();
    });

    it('responds with 422 and a sentence for each field', async () => {
      const answer = await post('/api/leads', '{"email":"nobody","lead_status":"Boiling"}');
      expect(answer.status).toBe(422);
      expect((await problem(answer)).errors).toEqual([
        { path: 'first_name', message: 'First name is required.' },
        { path: 'email', message: 'Enter a complete email address.' },
        { path: 'lead_status', message: 'Use Hot, Warm, Cold or Closed.' },
      ]);
    });

    it('reads null in a new lead as a missing field', async () => {
      const texts = ['last_name', 'phone', 'company', 'position', 'notes'];
      const choices = ['lead_status', 'status', 'lead_type', 'source'];
      const all = (names: string[], value: unknown) =>
        Object.fromEntries(names.map((name) => [name, value]));
      const known = { first_name: 'Ada', email: 'ada@x.test' };
      const defaults = { lead_status: 'Warm', source: 'Manual Entry', lead_type: 'All Leads' };
      for (const none of [undefined, null, '']) {
        const json = { ...known, ...all([...texts, ...choices], none) };
        const answer = await post('/api/leads', JSON.stringify(json));
        expect(answer.status).toBe(201);
        expect(await answer.json()).toMatchObject({ ...known, ...all(texts, ''), ...defaults });
      }
    });

    it('reads null in a change to a lead as an empty text', async () => {
      const full = { first_name: 'Ada', email: 'ada@x.test', phone: '1234567', notes: 'Old' };
      const { id } = leadSchema.parse(
        await (await post('/api/leads', JSON.stringify(full))).json(),
      );
      const json = { phone: null, notes: null, lead_status: 'cOLD' };
      const answer = await server.request(`/api/leads/${id}`, { method: 'PUT', token, json });
      expect(await answer.json()).toMatchObject({ phone: '', notes: '', status: 'cold' });
    });

    it.each(['company_id', 'role'])('reads an empty %s of a new user as missing', async (name) => {
      for (const none of [null, '']) {
        const json = { ...newPerson(), [name]: none };
        const answer = await server.request('/api/auth/register', { method: 'POST', json });
        expect(answer.status).toBe(201);
        expect(await answer.json()).toMatchObject({ user: { role: 'agent', company_id: null } });
      }
    });

    it('hides nothing with the filter All', async () => {
      await post('/api/leads', '{"first_name":"Ada","email":"ada@x.test"}');
      for (const path of [
        '/api/leads?lead_status=All&source=All&lead_type=All&assigned_to=all&event_id=All',
        '/api/communications?type=All&lead_id=All',
        '/api/emails?lead_id=all',
      ]) {
        const answer = await server.request(path, { token });
        expect([path, answer.status]).toEqual([path, 200]);
        const total = path.startsWith('/api/leads') ? '1' : '0';
        expect(answer.headers.get('X-Total-Count')).toBe(total);
      }
    });

    it.each(['[]', 'null', '"text"', '1'])('responds with 422 to the body %s', async (body) => {
      const answer = await post('/api/leads', body);
      expect(answer.status).toBe(422);
      expect((await problem(answer)).detail).toBe('Send a JSON object.');
    });

    it('responds with 422 to an invalid query', async () => {
      for (const query of ['limit=0', 'limit=501', 'limit=x', 'sort=age', 'limit=1&limit=2']) {
        const answer = await server.request(`/api/leads?${query}`, { token });
        expect([query, answer.status]).toEqual([query, 422]);
        expect((await problem(answer)).errors?.[0]?.path).toBe(query.split('=')[0]);
      }
    });

    it('counts texts in characters', async () => {
      const long = await server.request(`/api/leads?q=${'x'.repeat(1_000)}`, { token });
      expect((await problem(long)).detail).toMatch(/^Use at most \d+ characters\.$/);
      const short = await server.request('/api/emails/send', {
        method: 'POST',
        token,
        json: { leadId: '', subject: 'S', content: 'C' },
      });
      expect((await problem(short)).detail).toBe('This is required.');
    });

    it('responds with 404 to malformed ids', async () => {
      for (const id of ['nothing', 'x'.repeat(65), '%00', '%ff', '..%2f..', "' or 1=1 --"]) {
        const answer = await server.request(`/api/leads/${id}`, { token });
        expect([id, answer.status]).toEqual([id, 404]);
        await problem(answer);
      }
    });

    it('responds with 500 without the reason, and logs it without addresses', async () => {
      await db.close();
      const json = { email: 'somebody@example.com', password: 'my own secret' };
      const answer = await server.request('/api/auth/login', { method: 'POST', json });
      expect(answer.status).toBe(500);
      const body = await problem(answer);
      expect(Object.keys(body)).toEqual(['status', 'title', 'detail', 'code']);
      expect(body.detail).toBe('Something went wrong on our side. Please try again.');
      const failures = lines.filter((line) => line.includes('"msg":"failed"'));
      expect(failures).toHaveLength(1);
      expect(failures[0]).not.toContain('somebody');
      const unready = await server.request('/api/ready');
      expect(unready.status).toBe(503);
      expect((await server.request('/api/health')).status).toBe(200);
    });
  });

  describe('headers', () => {
    it('are strict on every kind of response', async () => {
      await start();
      for (const path of ['/api/health', '/api/nothing', '/', '/nowhere']) {
        const { headers } = await server.request(path);
        const policy = headers.get('Content-Security-Policy') ?? '';
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("script-src 'self'");
        expect(policy).toContain("style-src 'self'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toContain('unsafe');
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
        expect(headers.get('X-Frame-Options')).toBe('DENY');
        expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('Permissions-Policy')).toContain('camera=(self)');
        expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
        expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
        expect(headers.has('Strict-Transport-Security')).toBe(false);
        expect(headers.has('X-Powered-By')).toBe(false);
      }
    });

    it('demand HTTPS only if the public URL uses it', async () => {
      await start({ PUBLIC_URL: 'https://crm.example.com' });
      for (const path of ['/api/health', '/api/leads', '/api/nothing', '/', '/nowhere', '/ws']) {
        const { headers } = await server.request(path);
        expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
      }
    });

    it('permit no other origin, except those of the settings', async () => {
      await start({ CORS_ORIGINS: 'https://partner.example.com' });
      const ask = (Origin: string) => server.request('/api/companies', { headers: { Origin } });
      const partner = await ask('https://partner.example.com');
      expect(partner.headers.get('Access-Control-Allow-Origin')).toBe(
        'https://partner.example.com',
      );
      expect(partner.headers.get('Access-Control-Expose-Headers')).toContain('X-Total-Count');
      expect(partner.headers.get('Vary')).toBe('Accept-Encoding, Origin');
      const stranger = await ask('https://evil.example.com');
      expect(stranger.headers.has('Access-Control-Allow-Origin')).toBe(false);
      const preflight = await server.request('/api/leads', {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://partner.example.com',
          'Access-Control-Request-Method': 'PUT',
          'Access-Control-Request-Headers': 'authorization,content-type,if-match',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
      expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('if-match');
    });

    it('permit no other origin by default', async () => {
      await start();
      const { headers } = await server.request('/api/companies', {
        headers: { Origin: 'https://partner.example.com' },
      });
      expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
    });

    it('page the list by links to itself', async () => {
      await start();
      for (const name of ['Ada', 'Grace', 'Mary']) {
        await post(
          '/api/leads',
          JSON.stringify({ first_name: name, email: `${name}@example.com` }),
        );
      }
      const first = await server.request('/api/leads?limit=2&sort=name&lead_status=All', { token });
      expect(first.headers.get('X-Total-Count')).toBe('3');
      const next = /^<(\/api\/leads\?[^>]+)>; rel="next"$/.exec(
        first.headers.get('Link') ?? '',
      )?.[1];
      const second = await server.request(next ?? '', { token });
      const [last, ...none] = leadSchema.array().parse(await second.json());
      expect(last?.first_name).toBe('Mary');
      expect(none).toEqual([]);
      const back = /^<([^>]+)>; rel="prev"$/.exec(second.headers.get('Link') ?? '')?.[1];
      const again = await server.request(back ?? '', { token });
      expect(await again.json()).toEqual(await first.json());
      const broken = await server.request('/api/leads?cursor=nonsense', { token });
      expect(broken.status).toBe(422);
    });

    it('protect a change with the version that was read', async () => {
      await start();
      const created = await post('/api/leads', '{"first_name":"Ada","email":"ada@example.com"}');
      const path = created.headers.get('Location') ?? '';
      const version = created.headers.get('ETag') ?? '';
      expect(version).toBe('"1"');
      const change = (ifMatch: string) =>
        server.request(path, {
          method: 'PUT',
          token,
          json: { notes: `seen at ${ifMatch}` },
          headers: { 'If-Match': ifMatch },
        });
      expect((await change(version)).headers.get('ETag')).toBe('"2"');
      const late = await change(version);
      expect(late.status).toBe(412);
      expect((await problem(late)).code).toBe('stale');
      expect((await change('"nonsense"')).status).toBe(412);
    });
  });

  describe('compression', () => {
    it('compresses large JSON for clients that accept it', async () => {
      await start();
      const large = await fetch(`${server.url}/api/openapi.json`);
      expect(large.headers.get('Content-Encoding')).toBe('gzip');
      expect(await large.json()).toHaveProperty('openapi');
      const small = await fetch(`${server.url}/api/health`);
      expect(small.headers.has('Content-Encoding')).toBe(false);
      const plain = await fetch(`${server.url}/api/openapi.json`, {
        headers: { 'Accept-Encoding': 'identity' },
      });
      expect(plain.headers.has('Content-Encoding')).toBe(false);
    });
  });

  describe('portal', () => {
    const index = '<!doctype html><title>Cardinal</title>';
    const nothing = '<!doctype html><title>Page Not Found</title>';

    beforeEach(async () => {
      const assets = join(folder, 'portal', 'assets');
      await mkdir(assets, { recursive: true });
      await writeFile(join(folder, 'portal', 'index.html'), index);
      await mkdir(join(folder, 'portal', 'pages'));
      await writeFile(join(folder, 'portal', 'pages', 'notFound.html'), nothing);
      await writeFile(join(folder, 'portal', 'favicon.svg'), '<svg/>');
      await writeFile(join(assets, 'main-abc.js'), 'console');
      await writeFile(join(assets, 'main-abc.js.br'), 'packed');
      await writeFile(join(folder, 'secret.txt'), 'secret');
      await start();
    });

    it.each(['/dashboard', '/leads', '/leads/', '/leads/019a', '/capture'])(
      'is served at %s',
      async (path) => {
        const answer = await server.request(path);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Content-Type')).toContain('text/html');
        expect(answer.headers.get('Cache-Control')).toBe('no-cache');
        expect(await answer.text()).toBe(index);
      },
    );

    it.each(['/nowhere', '/leads/1/2', '/../secret.txt', '/%2e%2e/secret.txt'])(
      'is not served at %s, but a page with status 404',
      async (path) => {
        const answer = await server.request(path);
        expect(answer.status).toBe(404);
        expect(await answer.text()).toBe(nothing);
      },
    );

    it('lets clients cache hashed files for good, others for an hour', async () => {
      const asset = await server.request('/assets/main-abc.js', {
        headers: { 'Accept-Encoding': 'identity' },
      });
      expect(await asset.text()).toBe('console');
      expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(asset.headers.get('Content-Type')).toContain('text/javascript');
      const icon = await server.request('/favicon.svg');
      // Too short to be packed.
      expect(icon.headers.has('Content-Encoding')).toBe(false);
      expect(icon.headers.get('Cache-Control')).toBe('public, max-age=3600');
      expect(icon.headers.get('Content-Type')).toContain('image/svg+xml');
    });

    it('compresses texts for clients that accept it, and again when they change', async () => {
      const path = join(folder, 'portal', 'assets', 'text-1.js');
      const get = async (...encodings: string[]) => {
        const headers = { 'Accept-Encoding': encodings.join(', ') };
        const answer = await server.request('/assets/text-1.js', { headers });
        expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
        expect(answer.headers.get('Cache-Control')).toContain('immutable');
        return [answer.headers.get('Content-Encoding'), await answer.text()];
      };
      for (const text of ['first '.repeat(500), 'second'.repeat(500)]) {
        await writeFile(path, text);
        expect(await get('gzip', 'deflate', 'br')).toEqual(['br', text]);
        expect(await get('br')).toEqual(['br', text]);
        expect(await get('gzip', 'br;q=0')).toEqual(['gzip', text]);
        expect(await get('identity')).toEqual([null, text]);
      }
      await writeFile(join(folder, 'portal', 'index.html'), index.repeat(100));
      const headers = { 'Accept-Encoding': 'br' };
      const answer = await server.request('/dashboard', { headers });
      expect([answer.headers.get('Content-Encoding'), await answer.text()]).toEqual([
        'br',
        index.repeat(100),
      ]);
    });

    it('sends the compressed file if there is one', async () => {
      const answer = await server.request('/assets/main-abc.js', {
        method: 'HEAD',
        headers: { 'Accept-Encoding': 'br, gzip' },
      });
      expect(answer.headers.get('Content-Encoding')).toBe('br');
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    });

    it('responds to a missing hashed file with a plain 404, never with a page', async () => {
      const answer = await server.request('/assets/gone-123.js');
      expect(answer.status).toBe(404);
      await problem(answer);
    });

    it('accepts only GET', async () => {
      const answer = await server.request('/favicon.svg', { method: 'POST' });
      expect(answer.status).toBe(404);
      await problem(answer);
    });
  });

  it('explains what to do if the portal is not built', async () => {
    await start();
    const answer = await server.request('/dashboard');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });

  it('logs every call without anything personal', async () => {
    await start();
    const person = newPerson({ email: 'hidden@example.com', first_name: 'Hidden' });
    await server.request('/api/auth/register', { method: 'POST', json: person });
    await server.request('/api/leads?q=hidden-words', { token });
    await server.request('/api/leads/hidden-id', { token });
    const log = lines.join('');
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ method: 'GET', route: '/api/leads/{id}', status: 404 }),
    );
    for (const secret of ['idden', '@', token, person.password]) expect(log).not.toContain(secret);
  });

  const fail = (address: string, email: string) =>
    server.request('/api/auth/login', {
      method: 'POST',
      json: { email, password: 'wrong' },
      headers: { 'X-Forwarded-For': `invented, ${address}` },
    });

  // A hundred passwords are checked, two at a time.
  it(
    'counts by the address from the proxy, if the proxy is trusted',
    { timeout: 60_000 },
    async () => {
      await start({ TRUST_PROXY: 'true' });
      const tries = Array.from({ length: 100 }, (_, n) => fail('10.0.0.1', `n${n}@example.com`));
      expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(
        new Set([401]),
      );
      expect((await fail('10.0.0.1', 'another@example.com')).status).toBe(429);
      expect((await fail('10.0.0.2', 'another@example.com')).status).toBe(401);
    },
  );

  it(
    'counts an IPv6 client by its network, whatever its address',
    { timeout: 60_000 },
    async () => {
      await start({ TRUST_PROXY: 'true' });
      const tries = Array.from({ length: 100 }, (_, n) =>
        fail(`2001:db8::${n}`, `n${n}@example.com`),
      );
      await Promise.all(tries);
      expect((await fail('2001:db8::ffff:1', 'another@example.com')).status).toBe(429);
      expect((await fail('2001:db8:0:1::1', 'another@example.com')).status).toBe(401);
    },
  );

  it('logs the kind and place of an error, but no values', () => {
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const error = Object.assign(new Error('duplicate ada@example.com'), { detail: 'ada' });
    log.error({ err: error }, 'failed');
    expect(lines.at(-1)).toContain('duplicate [address]');
    expect(lines.at(-1)).not.toContain('"detail"');
  });
});
