// @vitest-environment node
import { createHash } from 'node:crypto';
import type { DeviceReader } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchReader } from './fetchReader.ts';
import { keptReaders, openReader } from './readerCache.ts';

const origin = 'https://crm.example.test';

/** Cache storage in memory: Node has none. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (key: string) => new URL(key, origin).href;
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        match: async (key: string) => entries.get(pathOf(key))?.clone(),
        async put(key: string, answer: Response) {
          entries.set(pathOf(key), new Response(await answer.arrayBuffer(), answer));
        },
        delete: async (key: string) => entries.delete(pathOf(key)),
        keys: async () => [...entries.keys()].map((url) => new Request(url)),
      };
    },
  };
}

const contents = {
  'detect.onnx': Buffer.alloc(2_500_000, 'detect'),
  'engine.wasm': Buffer.alloc(1_000_000, 'engine'),
  'worker.js': Buffer.from('postMessage(1);'),
};
type Contents = Record<string, Buffer<ArrayBuffer>>;

const listOf = (version: string, files: Contents): DeviceReader => ({
  version,
  bytes: Object.values(files).reduce((sum, { length }) => sum + length, 0),
  files: Object.entries(files).map(([name, content]) => ({
    url: `/reader/${version}/${name}`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  })),
});

/** What the server was asked for: the file, and from which byte. */
let asked: string[] = [];

/** A server with these files. */
function serve(files: Contents, change: (answer: Response, name: string) => Response = (it) => it) {
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    const content = files[name];
    const from = Number(/^bytes=(\d+)-$/.exec(headers['Range'] ?? '')?.[1] ?? 0);
    asked.push(`${name} ${from}`);
    if (!content) return new Response(null, { status: 404 });
    const answer = new Response(content.subarray(from), {
      status: from > 0 ? 206 : 200,
      headers: {
        'Content-Type': 'text/javascript',
        'Content-Security-Policy': "default-src 'none'",
        ...(from > 0 && {
          'Content-Range': `bytes ${from}-${content.length - 1}/${content.length}`,
        }),
      },
    });
    return change(answer, name);
  });
}

async function fetchIt(list: DeviceReader) {
  const bytes: number[] = [];
  const { signal } = new AbortController();
  const problem = await fetchReader(list, { signal, onBytes: (there) => bytes.push(there) }).then(
    () => null,
    (error: { problem: string }) => error.problem,
  );
  return { problem, bytes };
}

/** An answer that ends after so many bytes. */
const brokenAfter = (bytes: number) => (answer: Response) => {
  const reader = answer.body?.getReader();
  let left = bytes;
  const body = new ReadableStream({
    async pull(controller) {
      const { value } = (await reader?.read()) ?? {};
      if (left <= 0 || !value) controller.error(new TypeError('network error'));
      else controller.enqueue(value.subarray(0, left));
      left -= value?.length ?? 0;
    },
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('caches', createCaches());
});
afterEach(() => vi.unstubAllGlobals());

it('fetches every file, and opens what has the right checksum', async () => {
  serve(contents);
  const list = listOf('one', contents);
  const { problem, bytes } = await fetchIt(list);
  expect(problem).toBeNull();
  expect(bytes.at(-1)).toBe(list.bytes);
  expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
  expect(await keptReaders()).toEqual([{ list, bytes: list.bytes, isWhole: true }]);
  const opened = await openReader(list);
  expect(opened.worker).toBe('/reader/one/worker.js');
  expect(Object.keys(opened.files)).toEqual(['detect', 'engine']);
  expect(Buffer.from(opened.files['detect'] ?? [])).toEqual(contents['detect.onnx']);
  const cache = await caches.open('cardinal-reader-one');
  const script = await cache.match('/reader/one/worker.js');
  expect(script?.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect(script?.headers.get('Content-Type')).toBe('text/javascript');
});

it('goes on after a break with the first byte that is missing', async () => {
  const list = listOf('one', contents);
  serve(contents, brokenAfter(2_100_000));
  expect((await fetchIt(list)).problem).toBe('network');
  expect(await keptReaders()).toMatchObject([{ bytes: 2_000_000, isWhole: false }]);
  serve(contents);
  expect((await fetchIt(list)).problem).toBeNull();
  expect(asked).toEqual(['detect.onnx 0', 'detect.onnx 2000000', 'engine.wasm 0', 'worker.js 0']);
  expect(Object.keys((await openReader(list)).files)).toEqual(['detect', 'engine']);
});

it('begins a file again where parts of it cannot be had', async () => {
  const list = listOf('one', contents);
  serve(contents, brokenAfter(1_500_000));
  await fetchIt(list);
  // As through a proxy that knows no parts.
  serve(contents, (answer, name) =>
    answer.status === 206 ? new Response(contents[name as keyof typeof contents]) : answer,
  );
  expect((await fetchIt(list)).problem).toBeNull();
  expect(Object.keys((await openReader(list)).files)).toEqual(['detect', 'engine']);
});

it('refuses a file with another checksum, and fetches it again', async () => {
  const list = listOf('one', contents);
  const damaged = Buffer.from(contents['detect.onnx']);
  damaged[7] = 0;
  serve({ ...contents, 'detect.onnx': damaged });
  expect((await fetchIt(list)).problem).toBe('damaged');
  expect(await keptReaders()).toMatchObject([{ bytes: 0, isWhole: false }]);
  serve(contents);
  expect((await fetchIt(list)).problem).toBeNull();
});

it('refuses what was damaged on the device', async () => {
  const list = listOf('one', contents);
  serve(contents);
  await fetchIt(list);
  const cache = await caches.open('cardinal-reader-one');
  await cache.put('/reader/one/engine.wasm', new Response('something else'));
  await expect(openReader(list)).rejects.toMatchObject({ problem: 'damaged' });
  expect(await keptReaders()).toMatchObject([{ isWhole: false }]);
  expect((await fetchIt(list)).problem).toBeNull();
  expect(asked.filter((each) => each.startsWith('detect'))).toHaveLength(1);
});

it('keeps the old version until the new one is whole, of which it fetches only what differs', async () => {
  const old = listOf('one', contents);
  serve(contents);
  await fetchIt(old);
  const changed = { ...contents, 'worker.js': Buffer.from('postMessage(2);') };
  const next = listOf('two', changed);
  asked = [];
  serve(changed, brokenAfter(3));
  expect((await fetchIt(next)).problem).toBe('network');
  expect((await keptReaders()).map(({ isWhole }) => isWhole)).toEqual([true, false]);
  serve(changed);
  expect((await fetchIt(next)).problem).toBeNull();
  expect(asked).toEqual(['worker.js 0', 'worker.js 0']);
  expect((await keptReaders()).map(({ list }) => list.version)).toEqual(['two']);
});

it('says that there is a newer version, and that the device is full', async () => {
  serve({});
  expect((await fetchIt(listOf('gone', contents))).problem).toBe('outdated');
  const full = new DOMException('Full', 'QuotaExceededError');
  const own = createCaches();
  vi.stubGlobal('caches', {
    ...own,
    open: async (name: string) => ({
      ...(await own.open(name)),
      put: (key: string, answer: Response) =>
        key.includes('?part')
          ? Promise.reject(full)
          : own.open(name).then((it) => it.put(key, answer)),
    }),
  });
  serve(contents);
  expect((await fetchIt(listOf('one', contents))).problem).toBe('full');
});
