import type { DeviceReader } from '@cardinal/contract';
import { stored } from '@cardinal/contract/labels';

type ReaderFile = DeviceReader['files'][number];

const prefix = `${stored.readerFiles.key}-`;
/** Name of the cache of a version. */
export const cacheNameOf = (version: string): string => `${prefix}${version}`;

const listUrl = (version: string) => `/reader/${version}/list.json`;

/** Bytes after which what has arrived of a file is kept, so that fetching it goes on from there. */
export const partBytes = 1_000_000;
/** Where a part of a file is kept until the whole file is there. */
export const partUrl = ({ url }: ReaderFile, part: number): string => `${url}?part=${part}`;

/** Why the reader could not be fetched or used. */
export type ReaderProblem = 'network' | 'damaged' | 'full' | 'outdated' | 'failed';

/** The reader could not be fetched or used. */
export class ReaderError extends Error {
  readonly problem: ReaderProblem;

  constructor(problem: ReaderProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'ReaderError';
    this.problem = problem;
  }
}

/** A version of the reader on this device: whole, or as far as it has been fetched. */
export interface KeptReader {
  list: DeviceReader;
  /** Bytes that are there. */
  bytes: number;
  isWhole: boolean;
}

async function lookAt(version: string): Promise<KeptReader[]> {
  const cache = await caches.open(cacheNameOf(version));
  const found = await cache.match(listUrl(version));
  if (!found) return [];
  const list: DeviceReader = await found.json();
  const kept = new Set(
    (await cache.keys()).map(({ url }) => new URL(url)).map((url) => url.pathname + url.search),
  );
  const bytesOf = (file: ReaderFile) => {
    if (kept.has(file.url)) return file.bytes;
    let part = 0;
    while (kept.has(partUrl(file, part))) part += 1;
    return Math.min(part * partBytes, file.bytes);
  };
  return [
    {
      list,
      bytes: list.files.reduce((sum, file) => sum + bytesOf(file), 0),
      isWhole: list.files.every(({ url }) => kept.has(url)),
    },
  ];
}

/** The versions of the reader on this device. */
export async function keptReaders(): Promise<KeptReader[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return (await Promise.all(names.map((name) => lookAt(name.slice(prefix.length))))).flat();
}

/** Begins a version, of which nothing is there yet. */
export async function openVersion(list: DeviceReader): Promise<Cache> {
  const cache = await caches.open(cacheNameOf(list.version));
  await cache.put(listUrl(list.version), Response.json(list));
  return cache;
}

/** Deletes every version but one; without it, all. */
export async function deleteReaders(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const gone = names.filter((name) => except === undefined || name !== cacheNameOf(except));
  await Promise.all(gone.map((name) => caches.delete(name)));
}

/** Whether these are the bytes that the list names. */
export async function isIntact(
  bytes: Uint8Array<ArrayBuffer>,
  { sha256 }: ReaderFile,
): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

const workerName = 'worker.js';

/** Where the worker's script is, and the files that it is given, by name without ending. */
export interface OpenedReader {
  worker: string;
  files: Record<string, Uint8Array<ArrayBuffer>>;
}

/**
 * Reads the files of a version, each checked.
 * @throws ReaderError `damaged`; the damaged file is then deleted, and has to be fetched again
 */
export async function openReader({ version, files }: DeviceReader): Promise<OpenedReader> {
  const cache = await caches.open(cacheNameOf(version));
  const opened: OpenedReader = { worker: '', files: {} };
  for (const file of files) {
    const found = await cache.match(file.url);
    const bytes = found && new Uint8Array(await found.arrayBuffer());
    if (!bytes || !(await isIntact(bytes, file))) {
      await cache.delete(file.url);
      throw new ReaderError('damaged');
    }
    const name = file.url.slice(file.url.lastIndexOf('/') + 1);
    if (name === workerName) opened.worker = file.url;
    else opened.files[name.slice(0, name.lastIndexOf('.'))] = bytes;
  }
  return opened;
}
