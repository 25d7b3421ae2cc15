import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeviceReader, deviceReaderSchema } from '@cardinal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Nothing here depends on the engine: the files come with the installation. */
describe('the card reader for devices', () => {
  let folder: string;
  let db: Database;
  let server: TestServer;
  let reader: DeviceReader;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-reader-'));
    db = await openDatabase({ dataDir: folder });
    server = await startTestServer({ db });
    const token = (await server.register()).access_token;
    const answer = await server.request('/api/card-reader', { token });
    reader = deviceReaderSchema.parse(await answer.json());
  });
  afterAll(async () => {
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  const smallest = () => {
    const [file] = reader.files.toSorted((a, b) => a.bytes - b.bytes);
    if (!file) throw new Error('There are no files.');
    return file;
  };

  it('is listed for people who are signed in', async () => {
    expect((await server.request('/api/card-reader')).status).toBe(401);
  });

  it('has files of the stated size and checksum, which never change', async () => {
    expect(reader.files.length).toBeGreaterThan(0);
    let total = 0;
    for (const { url, bytes, sha256: checksum } of reader.files) {
      expect(url.startsWith(`/reader/${reader.version}/`)).toBe(true);
      const answer = await server.request(url, { headers: { 'Accept-Encoding': 'gzip, br' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.has('Content-Encoding')).toBe(false);
      const content = new Uint8Array(await answer.arrayBuffer());
      expect(content).toHaveLength(bytes);
      expect(answer.headers.get('Content-Length')).toBe(String(bytes));
      expect(sha256(content)).toBe(checksum);
      total += bytes;
    }
    expect(reader.bytes).toBe(total);
  });

  it('is sent in parts, so that a download can continue where it ended', async () => {
    const { url, bytes, sha256: checksum } = smallest();
    const middle = Math.floor(bytes / 2);
    const part = async (range: string) => {
      const answer = await server.request(url, { headers: { Range: range } });
      expect(answer.status).toBe(206);
      return { answer, content: new Uint8Array(await answer.arrayBuffer()) };
    };
    const first = await part(`bytes=0-${middle - 1}`);
    const rest = await part(`bytes=${middle}-`);
    expect(rest.answer.headers.get('Content-Range')).toBe(`bytes ${middle}-${bytes - 1}/${bytes}`);
    expect(sha256(Buffer.concat([first.content, rest.content]))).toBe(checksum);
  });

  it('is sent whole if the known part is of another file, and refuses parts beyond the end', async () => {
    const { url, bytes } = smallest();
    const changed = await server.request(url, {
      headers: { Range: 'bytes=10-', 'If-Range': '"another"' },
    });
    expect(changed.status).toBe(200);
    const beyond = await server.request(url, { headers: { Range: `bytes=${bytes}-` } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('Content-Range')).toBe(`bytes */${bytes}`);
  });

  it('is not sent again to those who have it', async () => {
    const { url, sha256: checksum } = smallest();
    const answer = await server.request(url, { headers: { 'If-None-Match': `"${checksum}"` } });
    expect(answer.status).toBe(304);
  });

  it.each([
    '/reader/another/detect.onnx',
    '/reader/:version/nothing.onnx',
    '/reader/:version/..%2Fdetect.onnx',
  ])('has nothing at %s', async (path) => {
    const answer = await server.request(path.replace(':version', reader.version));
    expect(answer.status).toBe(404);
  });

  it('accepts nothing but reading', async () => {
    const answer = await server.request(smallest().url, { method: 'DELETE' });
    expect(answer.status).toBe(405);
  });

  describe('with a built portal', () => {
    const script = 'postMessage(1);\n'.repeat(200);
    let portalFolder: string;
    let withPortal: TestServer;

    const list = async () => {
      const token = (await withPortal.register()).access_token;
      const answer = await withPortal.request('/api/card-reader', { token });
      return deviceReaderSchema.parse(await answer.json());
    };
    const workerOf = ({ files }: DeviceReader) => files.find(({ url }) => url.endsWith('.js'));

    beforeAll(async () => {
      portalFolder = join(folder, 'portal');
      await mkdir(portalFolder);
      await writeFile(join(portalFolder, 'cardReader.js'), script);
      withPortal = await startTestServer({ db, portalFolder });
    });
    afterAll(() => withPortal.close());

    it('includes the worker, which alone may run WebAssembly and can fetch nothing', async () => {
      const worker = workerOf(await list());
      const { url = '', sha256: checksum } = worker ?? {};
      expect(url).toMatch(/\/worker\.js$/);
      const answer = await withPortal.request(url, { headers: { 'Accept-Encoding': 'gzip, br' } });
      expect(answer.headers.get('Content-Type')).toContain('text/javascript');
      expect(answer.headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; script-src 'wasm-unsafe-eval'",
      );
      expect(answer.headers.has('Content-Encoding')).toBe(false);
      expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(checksum);
      const part = await withPortal.request(url, { headers: { Range: 'bytes=5-9' } });
      expect(part.status).toBe(206);
      expect(await part.text()).toBe(script.slice(5, 10));
      const page = await withPortal.request('/dashboard');
      expect(page.headers.get('Content-Security-Policy')).not.toContain('wasm');
    });

    it('has another version, and its own file, once another worker is built', async () => {
      const before = await list();
      await writeFile(join(portalFolder, 'cardReader.js'), 'postMessage(2);');
      const after = await list();
      expect(after.version).not.toBe(before.version);
      const { url = '' } = workerOf(after) ?? {};
      expect(await (await withPortal.request(url)).text()).toBe('postMessage(2);');
      expect((await withPortal.request(workerOf(before)?.url ?? '')).status).toBe(404);
    });
  });
});
