import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAt, startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';

let folder: string;
const servers: ServerProcess[] = [];
const requests: ClientRequest[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardinal-uploads-'));
});
afterAll(async () => {
  for (const request of requests) request.destroy();
  await Promise.all(servers.map((server) => server.kill()));
  await rm(folder, { recursive: true, force: true });
});

const left = async () => (await readdir(folder)).filter((name) => name.startsWith('cardinal-up'));

async function start(dataDir: string): Promise<ServerProcess> {
  const server = await startServerProcess({ dataDir: join(folder, dataDir) }, { TMPDIR: folder });
  servers.push(server);
  return server;
}

/** Begins an upload that never ends. @returns The names of the folders once its own exists. */
async function beginUpload({ url }: ServerProcess): Promise<string[]> {
  const before = await left();
  const token = await signInAt(url, 'agent@demo.cardinal.test');
  const request = httpRequest(`${url}/api/leads/import`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': 1_000_000,
    },
  });
  // It is cut off at the end.
  request.on('error', () => undefined);
  requests.push(request);
  request.write(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="leads.csv"\r\n\r\nEmail\r\n',
  );
  for (;;) {
    const now = await left();
    if (now.length > before.length) return now;
    await delay(20);
  }
}

it('of a killed process are removed at the next start, those of a running one stay', async () => {
  const killed = await start('one');
  const [dead] = await beginUpload(killed);
  const living = await start('two');
  const both = await beginUpload(living);
  expect(both).toHaveLength(2);
  await killed.kill();
  // Those of processes on other machines are kept, except one that is too old to be in use.
  const maker = Buffer.from('elsewhere 1 x').toString('base64url');
  const [foreign, aged] = await Promise.all(
    [1, 2].map(() => mkdtemp(join(folder, `cardinal-upload-${maker}-`))),
  );
  const longAgo = new Date(Date.now() - 48 * 3_600_000);
  await utimes(aged ?? '', longAgo, longAgo);

  await start('one');
  const expected = both.filter((name) => name !== dead).concat(basename(foreign ?? ''));
  for (let tries = 0; tries < 100 && (await left()).length > expected.length; tries += 1) {
    await delay(20);
  }
  expect((await left()).toSorted()).toEqual(expected.toSorted());
});
