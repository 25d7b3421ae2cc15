import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { processName } from '../../../src/processName.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { csvOf, formOf, startImportPlace, type ImportPlace } from '../../helpers/importFiles.ts';
import { startTestServer } from '../../helpers/server.ts';

/** The common prefix of the names of this process's upload folders. */
const own = `cardinal-upload-${Buffer.from(processName).toString('base64url')}-`;
const fds = '/proc/self/fd';

const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(own));

/** Upload files that this process has open; none if the system does not report them. */
async function openFiles(): Promise<string[]> {
  const numbers = await readdir(fds).catch(() => []);
  const files = await Promise.all(
    // A descriptor of the listing itself is closed by then.
    numbers.map((number) => readlink(join(fds, number)).catch(() => '')),
  );
  return files.filter((file) => file.includes(own));
}

/** Waits until this many uploads are being received, each into its own file. */
async function untilReceiving(count: number): Promise<void> {
  while ((await folders()).length !== count) await delay(10);
  const open = process.platform === 'linux' ? count : 0;
  while ((await openFiles()).length !== open) await delay(10);
}

/** Waits until nothing of any upload is left; otherwise the test times out. */
async function untilNothingIsLeft(): Promise<void> {
  while ((await folders()).length > 0 || (await openFiles()).length > 0) await delay(10);
}

const part = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="leads.csv"\r\n\r\nEmail\r\n`;
const type = 'multipart/form-data; boundary=x';

/** Sends the head of an upload. @param length Of its body; undefined: not declared. */
function beginUpload(url: string, token: string, length?: number): ClientRequest {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': type,
    ...(length === undefined ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': length }),
  };
  const upload = request(`${url}/api/leads/import`, { method: 'POST', headers });
  // Many are cut off here, others by the server.
  upload.on('error', () => undefined);
  return upload;
}

/** Writes the same data repeatedly until the server responds. */
async function flood(upload: ClientRequest, text: string): Promise<IncomingMessage> {
  const chunk = Buffer.from(text.repeat(Math.ceil(500_000 / text.length)));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    upload.once('response', resolve).once('error', reject);
  });
  const push = () => void upload.write(chunk);
  upload.on('drain', push);
  push();
  const answer = await answered;
  upload.off('drain', push);
  return answer;
}

describeOnEachEngine('an aborted upload', (open) => {
  let place: ImportPlace;
  let url: string;
  let token: string;

  beforeEach(async () => {
    place = await startImportPlace(await open());
    ({ url } = place.server);
    token = await place.server.signIn(place.agent.email, 'a-long-enough-secret');
  });
  afterEach(() => place.server.close());

  it.each([
    ['of known length', 1_000_000],
    ['of unknown length', undefined],
  ])('%s leaves neither folder nor open file behind', async (_, length) => {
    const uploads = Array.from({ length: 5 }, () => beginUpload(url, token, length));
    for (const upload of uploads) upload.write(part('file'));
    await untilReceiving(uploads.length);
    for (const upload of uploads) upload.destroy();
    await untilNothingIsLeft();
    expect(await openFiles()).toEqual([]);
  });

  it.each(['file', 'other'])(
    'with a broken part “%s” is reported, and leaves nothing behind',
    async (name) => {
      const text = part(name);
      const upload = beginUpload(url, token, text.length);
      upload.end(text);
      expect(await once(upload, 'response')).toMatchObject([{ statusCode: 400 }]);
      await untilNothingIsLeft();
      expect((await place.agent.ask('/api/health')).status).toBe(200);
    },
  );

  it.each([
    ['with the file', part('file'), 'a'],
    ['before the file', '', '\r\n'],
  ])('at the limit, %s, is refused before its end', { timeout: 60_000 }, async (_, start, text) => {
    const upload = beginUpload(url, token);
    upload.write(`${start}${text}`);
    const answer = await flood(upload, text);
    expect(answer.statusCode).toBe(413);
    upload.destroy();
    await untilNothingIsLeft();
  });

  it('after a time-out leaves nothing behind, even if its client stays connected', async () => {
    const times = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 100 };
    const server = await startTestServer({ db: await open(), times });
    const { access_token: bearer } = await server.register();
    const client = connect({ port: Number(new URL(server.url).port), allowHalfOpen: true });
    client.write(
      `POST /api/leads/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bearer}\r\n` +
        `Content-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n${part('file')}`,
    );
    await untilReceiving(1);
    const [answer]: Buffer[] = await once(client, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    await untilNothingIsLeft();
    client.destroy();
    await server.close();
  });

  it('counts as an upload', { timeout: 60_000 }, async () => {
    for (let count = 0; count < 118; count += 1) {
      const upload = beginUpload(url, token, 4);
      upload.end('--x\r');
      const [answer]: IncomingMessage[] = await once(upload, 'response');
      expect(answer?.statusCode).toBe(400);
      answer?.resume();
    }
    const gone = beginUpload(url, token, 1_000_000);
    gone.write(part('file'));
    await untilReceiving(1);
    gone.destroy();
    await untilNothingIsLeft();
    const send = () =>
      place.agent.ask('/api/leads/import', { method: 'POST', body: formOf(csvOf(1)) });
    expect((await send()).status).toBe(201);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
