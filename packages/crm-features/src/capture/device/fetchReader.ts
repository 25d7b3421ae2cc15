import type { DeviceReader } from '@cardinal/contract';
import {
  cacheNameOf,
  deleteReaders,
  isIntact,
  keptReaders,
  openVersion,
  partBytes,
  partUrl,
  ReaderError,
} from './readerCache.ts';

type ReaderFile = DeviceReader['files'][number];

interface Progress {
  signal: AbortSignal;
  /** Called with the number of bytes that are there. */
  onBytes: (bytes: number) => void;
}

/** Headers without which a script is no worker's, or may not run WebAssembly. */
const keptHeaders = ['Content-Type', 'Content-Security-Policy'];

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

const hasName = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;

/** What went wrong, for the user. */
function asReaderError(error: unknown): ReaderError {
  if (error instanceof ReaderError) return error;
  const isFull = hasName(error, 'QuotaExceededError');
  return new ReaderError(isFull ? 'full' : 'network', { cause: error });
}

/** The number of parts that are there, from the beginning. */
async function countParts(cache: Cache, file: ReaderFile): Promise<number> {
  let part = 0;
  while (await cache.match(partUrl(file, part))) part += 1;
  return part;
}

/** Asks for what is missing of a file. Resolves with the part with which the answer begins. */
async function ask(file: ReaderFile, first: number, signal: AbortSignal) {
  const from = first * partBytes;
  const answer = await fetch(file.url, {
    signal,
    // The browser would keep it a second time.
    cache: 'no-store',
    headers: first > 0 ? { Range: `bytes=${from}-` } : {},
  });
  if (answer.status === 404) throw new ReaderError('outdated');
  if (!answer.ok || !answer.body) throw new ReaderError('network');
  const isRest = answer.headers.get('Content-Range')?.startsWith(`bytes ${from}-`) ?? false;
  return { answer, body: answer.body, part: isRest ? first : 0 };
}

/** Fetches what is missing of a file, and keeps it in parts as it arrives. */
async function fetchParts(cache: Cache, file: ReaderFile, { signal, onBytes }: Progress) {
  const first = await countParts(cache, file);
  if (first * partBytes >= file.bytes) return;
  const { answer, body, part: begin } = await ask(file, first, signal);
  const headers = headersOf(answer);
  let part = begin;
  let size = 0;
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const keep = async () => {
    await cache.put(partUrl(file, part), new Response(new Blob(chunks), { headers }));
    part += 1;
    chunks = [];
    size = 0;
  };
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    let rest = value;
    while (size + rest.length >= partBytes) {
      const missing = partBytes - size;
      chunks.push(rest.subarray(0, missing));
      rest = rest.subarray(missing);
      await keep();
    }
    chunks.push(rest);
    size += rest.length;
    onBytes(part * partBytes + size);
  }
  if (part * partBytes + size < file.bytes) throw new ReaderError('network');
  if (size > 0) await keep();
}

/** Puts the parts of a file together, if they are the file. */
async function join(cache: Cache, file: ReaderFile) {
  const urls: string[] = [];
  const bodies: Blob[] = [];
  let headers: Record<string, string> = {};
  for (let part = 0; part * partBytes < file.bytes; part += 1) {
    const found = await cache.match(partUrl(file, part));
    if (!found) throw new ReaderError('network');
    headers = headersOf(found);
    bodies.push(await found.blob());
    urls.push(partUrl(file, part));
  }
  const bytes = new Uint8Array(await new Blob(bodies).arrayBuffer());
  const intact = await isIntact(bytes, file);
  if (intact) await cache.put(file.url, new Response(bytes, { headers }));
  await Promise.all(urls.map((url) => cache.delete(url)));
  if (!intact) throw new ReaderError('damaged');
}

/** Copies what another version on this device has of the same file. */
async function copyKept(cache: Cache, file: ReaderFile, others: readonly DeviceReader[]) {
  for (const { version, files } of others) {
    const same = files.find(({ sha256 }) => sha256 === file.sha256);
    if (!same) continue;
    const other = await caches.open(cacheNameOf(version));
    const whole = await other.match(same.url);
    if (whole) return cache.put(file.url, whole);
    for (let part = await countParts(cache, file); ; part += 1) {
      const found = await other.match(partUrl(same, part));
      if (!found) break;
      await cache.put(partUrl(file, part), found);
    }
  }
  return undefined;
}

/**
 * Fetches what is missing of a version, and then deletes the others. What has arrived stays when it
 * fails or is cancelled, and is not fetched again.
 * @throws ReaderError
 */
export async function fetchReader(list: DeviceReader, { signal, onBytes }: Progress) {
  try {
    const cache = await openVersion(list);
    const others = (await keptReaders())
      .map((kept) => kept.list)
      .filter(({ version }) => version !== list.version);
    let before = 0;
    for (const file of list.files) {
      const start = before;
      if (!(await cache.match(file.url))) await copyKept(cache, file, others);
      if (!(await cache.match(file.url))) {
        await fetchParts(cache, file, { signal, onBytes: (bytes) => onBytes(start + bytes) });
        signal.throwIfAborted();
        await join(cache, file);
      }
      before += file.bytes;
      onBytes(before);
    }
    await deleteReaders(list.version);
  } catch (error) {
    throw asReaderError(error);
  }
}
