import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRunning } from '../helpers/childProcesses.ts';
import {
  dialRaw,
  openSockets,
  requestOf,
  upgradeTo,
  webSocketHeaders,
  type RawClient,
} from '../helpers/rawClient.ts';
import { signInAt, startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';

/** Milliseconds until connections without a request are closed during a stop, and much more for a busy machine. */
const stopping = 40_000;

const foreign = requestOf('GET /api/health', upgradeTo('h2c'));

describe('connections that clients hold', () => {
  let folder: string;
  let server: ServerProcess;
  let clients: RawClient[];

  beforeEach(async () => {
    clients = [];
    folder = await mkdtemp(join(tmpdir(), 'cardinal-held-'));
    server = await startServerProcess({ dataDir: folder });
  });
  afterEach(async () => {
    for (const { socket } of clients) socket.destroy();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  async function dial(text?: string): Promise<RawClient> {
    const client = await dialRaw(server.url, text);
    clients.push(client);
    return client;
  }

  it('do not end the server if they ask for another protocol and are reset', async () => {
    for (let count = 0; count < 3; count += 1) {
      const { socket, received } = await dial(foreign);
      await expect.poll(received).toMatch(/^HTTP\/1\.1 200 /);
      socket.write('x'.repeat(1_024));
      socket.resetAndDestroy();
    }
    // It reads the resets before it answers.
    for (let count = 0; count < 3; count += 1) {
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    }
    expect(isRunning(server.pid)).toBe(true);
  });

  it.skipIf(process.platform !== 'linux')(
    'leave no descriptor once they have closed their side',
    async () => {
      const before = await openSockets(server.pid);
      const texts = [
        foreign,
        requestOf('GET /ws', webSocketHeaders),
        requestOf('GET /api/health', webSocketHeaders),
        requestOf('CONNECT crm.example.com:443'),
        'NONSENSE\r\n\r\n',
        'GET /api/hea',
      ];
      const all = await Promise.all(
        Array.from({ length: 60 }, (_, nth) => dial(texts[nth % texts.length])),
      );
      for (const { socket } of all) socket.end();
      await Promise.all(all.map(({ ended }) => ended));
      await expect.poll(() => openSockets(server.pid)).toBeLessThanOrEqual(before);
    },
  );

  it('do not keep the server from stopping', { timeout: 2 * stopping }, async () => {
    const token = await signInAt(server.url, 'agent@demo.cardinal.test');
    const protocols = `Sec-WebSocket-Protocol: cardinal.v1, bearer.${token}`;
    await dial();
    await dial('GET /api/hea');
    await dial(foreign);
    await dial(`${requestOf('GET /api/health')}${foreign}`);
    await dial(requestOf('GET /ws', webSocketHeaders));
    await dial(requestOf('GET /', webSocketHeaders));
    // It never answers the close frame.
    const live = await dial(requestOf('GET /ws', [...webSocketHeaders, protocols]));
    await expect.poll(live.received).toMatch(/^HTTP\/1\.1 101 /);

    const stopped = await Promise.race([server.stop(), delay(stopping, 'still running')]);
    expect(stopped).toBe(0);
  });
});
