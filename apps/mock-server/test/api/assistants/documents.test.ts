import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  assistantConsentSchema,
  problemSchema,
  type AssistantRequest,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callback, connectAssistant, httpsAddress, requestOf } from '../../helpers/assistant.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

/** Serves what the test says about programs. */
async function startHost() {
  const asked: string[] = [];
  let respond: (response: ServerResponse) => void = (response) => response.end();
  const host = createServer((request, response) => {
    asked.push(request.url ?? '');
    respond(response);
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  // A TCP server has an address with a port.
  const { port } = host.address() as AddressInfo;
  return {
    name: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/assistant.json`,
    asked,
    responds(next: typeof respond) {
      respond = next;
    },
    async close() {
      host.closeAllConnections();
      host.close();
      await once(host, 'close');
    },
  };
}

describeOnEachEngine('documents about assistants', (open) => {
  let server: TestServer;
  /** A server that may call public addresses only. */
  let strict: TestServer;
  let host: Awaited<ReturnType<typeof startHost>>;
  let user: Registration;

  beforeAll(async () => {
    const db = await open();
    host = await startHost();
    const settings = { PUBLIC_URL: httpsAddress };
    server = await startTestServer({ db, settings: { ...settings, WEBHOOK_HOSTS: '127.0.0.1' } });
    strict = await startTestServer({ db, settings });
    user = await server.register();
  });
  afterAll(async () => {
    await Promise.all([server.close(), strict.close(), host.close()]);
  });

  const check = async (request: AssistantRequest, by = server) =>
    by.request('/api/assistants/check', {
      method: 'POST',
      token: user.access_token,
      json: request,
    });
  const documentOf = (more: object = {}) => ({
    client_id: host.url,
    client_name: 'Example assistant',
    redirect_uris: [callback, 'https://assistant.example/callback'],
    token_endpoint_auth_method: 'none',
    ...more,
  });
  const sends = (text: string, status = 200) =>
    host.responds((response) => response.writeHead(status).end(text));

  it('name them, with the host that says so', async () => {
    sends(JSON.stringify(documentOf()));
    const answer = await check(await requestOf(server, { client_id: host.url }));
    expect(assistantConsentSchema.parse(await answer.json())).toMatchObject({
      name: 'Example assistant',
      host: host.name,
      fault: null,
    });
    const request = { client_id: host.url };
    const { access } = await connectAssistant(server, user.access_token, { request });
    expect(access).toMatch(/^coa_/);
  });

  it('leave one connection for each device', async () => {
    sends(JSON.stringify(documentOf()));
    const { access_token: token } = await server.register();
    const request = { client_id: host.url };
    const one = await connectAssistant(server, token, { request });
    const other = await connectAssistant(server, token, { request });
    expect(one.id).not.toBe(other.id);
    const answer = await server.request('/api/assistants', { token });
    expect(await answer.json()).toHaveLength(2);
  });

  describe('are refused', () => {
    const refusalOf = async (request: AssistantRequest, by = server) => {
      const answer = await check(request, by);
      expect(answer.status).toBe(422);
      return problemSchema.parse(await answer.json()).errors?.[0];
    };

    it.each([
      ['about another program', () => JSON.stringify(documentOf({ client_id: `${host.url}2` }))],
      [
        'of a program with a secret',
        () => JSON.stringify(documentOf({ token_endpoint_auth_method: 'client_secret_post' })),
      ],
      [
        'of a program with a key',
        () => JSON.stringify(documentOf({ token_endpoint_auth_method: 'private_key_jwt' })),
      ],
      ['without addresses', () => JSON.stringify(documentOf({ redirect_uris: [] }))],
      [
        'with a script as address',
        () => JSON.stringify(documentOf({ redirect_uris: ['javascript:alert(1)'] })),
      ],
      ['that are not JSON', () => '<html>'],
      ['that are too long', () => JSON.stringify(documentOf({ more: 'x'.repeat(10_001) }))],
    ])('%s', async (_what, text) => {
      sends(text());
      const request = await requestOf(server, { client_id: host.url });
      expect(await refusalOf(request)).toMatchObject({ path: 'client_id' });
    });

    it('if the host redirects, and what it redirects to is not called', async () => {
      const before = host.asked.length;
      host.responds((response) => response.writeHead(302, { Location: '/other' }).end());
      await refusalOf(await requestOf(server, { client_id: host.url }));
      expect(host.asked.slice(before)).toEqual(['/assistant.json']);
    });

    it('if the host breaks off', async () => {
      host.responds((response) => {
        response.writeHead(200, { 'Content-Length': '500' });
        response.write(JSON.stringify(documentOf()));
        setImmediate(() => response.destroy());
      });
      const request = await requestOf(server, { client_id: host.url });
      expect(await refusalOf(request)).toMatchObject({ path: 'client_id' });
    });

    it.each(['?a#part', '/../assistant.json', ''])(
      'at URLs with other spellings: %s',
      async (end) => {
        sends(JSON.stringify(documentOf()));
        const client_id = end === '' ? `http://${host.name}/` : host.url + end;
        const before = host.asked.length;
        await refusalOf(await requestOf(server, { client_id }));
        expect(host.asked).toHaveLength(before);
      },
    );

    it('at addresses that are not public, and those are not called', async () => {
      sends(JSON.stringify(documentOf()));
      const before = host.asked.length;
      for (const client_id of [
        host.url,
        host.url.replace('http:', 'https:'),
        'https://localhost/assistant.json',
        'https://169.254.169.254/latest/meta-data',
        'https://[::1]/assistant.json',
        'https://10.0.0.1/assistant.json',
      ]) {
        await refusalOf(await requestOf(server, { client_id }), strict);
      }
      expect(host.asked).toHaveLength(before);
    });
  });
});
