import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectAssistant, httpsAddress } from '../../helpers/assistant.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const Origin = 'https://assistant.example';
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const open = [
  '/mcp',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/oauth-authorization-server',
  '/oauth/register',
  '/oauth/token',
  '/oauth/revoke',
];

describeOnEachEngine('assistants in web pages', (openDatabase) => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    const settings = { PUBLIC_URL: httpsAddress };
    server = await startTestServer({ db: await openDatabase(), settings });
    token = (await server.register({ company_name: 'Web', role: 'admin' })).access_token;
  });
  afterAll(() => server.close());

  const preflight = (path: string) =>
    server.request(path, {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers':
          'authorization,content-type,mcp-protocol-version,mcp-session-id,mcp-method,mcp-name',
      },
    });
  /** What a page may see of a response, and whether its cookies would be sent. */
  const permitted = ({ headers }: Response) => ({
    origin: headers.get('Access-Control-Allow-Origin'),
    credentials: headers.get('Access-Control-Allow-Credentials'),
  });
  const everyone = { origin: '*', credentials: null };
  const nobody = { origin: null, credentials: null };

  it.each(open)('may call %s with the headers of the protocol, without cookies', async (path) => {
    const answer = await preflight(path);
    expect(answer.status).toBe(204);
    expect(permitted(answer)).toEqual(everyone);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    const allowed = (answer.headers.get('Access-Control-Allow-Headers') ?? '').split(',');
    for (const header of ['authorization', 'content-type', 'mcp-protocol-version', 'mcp-name']) {
      expect(allowed).toContain(header);
    }
  });

  it('read how they get a token from a refused call', async () => {
    const refused = await server.request('/mcp', {
      method: 'POST',
      headers: { Origin },
      json: list,
    });
    expect(refused.status).toBe(401);
    expect(permitted(refused)).toEqual(everyone);
    expect(refused.headers.get('WWW-Authenticate')).toContain('resource_metadata');
    const exposed = (refused.headers.get('Access-Control-Expose-Headers') ?? '').split(',');
    for (const header of ['WWW-Authenticate', 'Mcp-Session-Id', 'MCP-Protocol-Version']) {
      expect(exposed).toContain(header);
    }
  });

  it('read the metadata, and that there is none elsewhere', async () => {
    for (const path of ['oauth-protected-resource/mcp', 'oauth-authorization-server']) {
      const answer = await server.request(`/.well-known/${path}`, { headers: { Origin } });
      expect(answer.status).toBe(200);
      expect(permitted(answer)).toEqual(everyone);
    }
    const none = await server.request('/.well-known/openid-configuration', { headers: { Origin } });
    expect(none.status).not.toBe(200);
    expect(permitted(none)).toEqual(everyone);
  });

  it('register, exchange a code, list tools, and revoke', async () => {
    const registered = await server.request('/oauth/register', {
      method: 'POST',
      headers: { Origin },
      json: { client_name: 'Page', redirect_uris: ['https://assistant.example/callback'] },
    });
    expect(registered.status).toBe(201);
    expect(permitted(registered)).toEqual(everyone);
    const { access, clientId, refresh } = await connectAssistant(server, token);
    const called = await server.request('/mcp', {
      method: 'POST',
      token: access,
      headers: { Origin, Accept: 'application/json, text/event-stream' },
      json: list,
    });
    expect(called.status).toBe(200);
    expect(permitted(called)).toEqual(everyone);
    const post = (path: string, fields: Record<string, string>) =>
      server.request(path, {
        method: 'POST',
        headers: { Origin },
        body: new URLSearchParams(fields),
      });
    const wrong = await post('/oauth/token', { grant_type: 'password', client_id: clientId });
    expect([wrong.status, permitted(wrong)]).toEqual([400, everyone]);
    const revoked = await post('/oauth/revoke', { token: refresh, client_id: clientId });
    expect([revoked.status, permitted(revoked)]).toEqual([200, everyone]);
  });

  it.each([
    ['GET', '/api/leads'],
    ['POST', '/api/assistants/allow'],
    ['POST', '/api/auth/login'],
    ['GET', '/authorize'],
    ['GET', '/mcp/other'],
    ['GET', '/'],
  ])('may not read %s %s', async (method, path) => {
    for (const answer of [
      await preflight(path),
      await server.request(path, { method, token, headers: { Origin } }),
    ]) {
      expect(permitted(answer)).toEqual(nobody);
    }
  });

  it('leave the answers to programs and to OPTIONS as they were', async () => {
    const plain = await server.request('/mcp', { method: 'OPTIONS' });
    expect([plain.status, plain.headers.get('Allow')]).toEqual([204, 'POST, OPTIONS']);
    expect(permitted(plain)).toEqual(nobody);
    expect(permitted(await server.request('/.well-known/oauth-authorization-server'))).toEqual(
      nobody,
    );
  });
});
