import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionSchema } from '@cardinal/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import {
  dialRaw,
  requestOf,
  upgradeTo,
  webSocketHeaders,
  type RawClient,
} from '../../helpers/rawClient.ts';
import { newPerson, startTestServer, type TestServer } from '../../helpers/server.ts';

/** Connections beyond what browsers do. Each is closed by the server, or the test times out. */
describe('a connection', () => {
  let folder: string;
  let db: Database;
  let server: TestServer;
  let clients: RawClient[];

  beforeEach(async () => {
    clients = [];
    folder = await mkdtemp(join(tmpdir(), 'cardinal-connections-'));
    db = await openDatabase({ dataDir: folder });
    server = await startTestServer({ db, portalFolder: folder, times: { silence: 1_000 } });
  });
  afterEach(async () => {
    for (const { socket } of clients) socket.destroy();
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function dial(text: string): Promise<RawClient> {
    const client = await dialRaw(server.url, text);
    clients.push(client);
    return client;
  }

  /** The status codes of all responses to a text, until the server closes the connection. */
  async function statuses(text: string): Promise<string[]> {
    const { received, ended } = await dial(text);
    await ended;
    return Array.from(received().matchAll(/^HTTP\/1\.1 (\d+)/gm), ([, status = '']) => status);
  }

  it.each([
    ['h2c', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']],
    ['TLS', upgradeTo('TLS/1.0')],
    ['several protocols', upgradeTo('h2c, websocket')],
    ['WebSocket at another address', webSocketHeaders],
  ])('is used once if it asks for an upgrade that is not supported: %s', async (_name, headers) => {
    expect(await statuses(requestOf('GET /api/health', headers))).toEqual(['200']);
  });

  it('takes the body of a request that asks for another protocol', async () => {
    const json = newPerson();
    await server.register(json);
    const body = JSON.stringify({ email: json.email, password: json.password });
    const headers = [
      ...upgradeTo('h2c'),
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    const { received } = await dial(requestOf('POST /api/auth/login', headers, body));
    await expect.poll(received).toContain('access_token');
    expect(received()).toMatch(/^HTTP\/1\.1 200 /);
    const answered = received().slice(received().indexOf('{'), received().lastIndexOf('}') + 1);
    expect(sessionSchema.parse(JSON.parse(answered)).user.email).toBe(json.email);
  });

  it.each([
    ['is refused without a token', requestOf('GET /ws', webSocketHeaders), ['401']],
    ['is not opened by POST', requestOf('POST /ws', webSocketHeaders), ['405']],
    ['is not opened by HEAD', requestOf('HEAD /ws', webSocketHeaders), ['401']],
    ['is not opened at another spelling', requestOf('GET /%77s', webSocketHeaders), ['401']],
    ['is no tunnel', requestOf('CONNECT crm.example.com:443'), []],
    ['takes no nonsense', 'NONSENSE\r\n\r\n', ['400']],
  ])('%s, and is closed although its client stays', async (_name, text, expected) => {
    expect(await statuses(text)).toEqual(expected);
  });

  it('is not opened as a live socket in any other way than its handshake', async () => {
    const { access_token } = await server.register();
    const headers = [
      ...webSocketHeaders,
      `Sec-WebSocket-Protocol: cardinal.v1, bearer.${access_token}`,
    ];
    expect(await statuses(requestOf('GET /%77s', headers))).toEqual(['426']);
    expect(await statuses(requestOf('HEAD /ws', headers))).toEqual(['426']);
  });

  it('is closed if its client does not read', async () => {
    const { socket } = await dial('');
    socket.pause();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const request = requestOf('GET /api/openapi.json');
    // Much more than the buffers of both sides hold.
    socket.write(request.repeat(500));
    // Whoever does not read learns only by writing that the connection is closed.
    const prod = setInterval(() => socket.write(request), 100);
    await closed;
    clearInterval(prod);
    expect(socket.destroyed).toBe(true);
  });
});
