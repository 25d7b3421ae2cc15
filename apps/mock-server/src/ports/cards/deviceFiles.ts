import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { readerAssets } from '@cardinal/card-reader/files';

/** A file that a device needs to read cards itself. */
export interface DeviceFile {
  /** Absolute path. */
  path: string;
  /** Name in its URL: what it is, with the extension of the file; `worker.js` is the script. */
  name: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** The reader's files for devices; the version changes with any of them. */
export interface DeviceFiles {
  version: string;
  files: DeviceFile[];
}

/** Enough to tell versions apart. */
const versionLength = 16;

/** What was measured, until one of the files changes. */
const known = new Map<string, Promise<DeviceFiles>>();

/**
 * The files of the reader and the worker that reads with them.
 * @param worker Path of the worker's script; left out if the portal was not built
 */
export async function readDeviceFiles(worker: string): Promise<DeviceFiles> {
  const built = await stat(worker).catch(() => undefined);
  const state = built ? `${worker} ${built.mtimeMs} ${built.size}` : '';
  const measured = known.get(state) ?? measureAll(built && worker);
  known.set(state, measured);
  measured.catch(() => known.delete(state));
  return measured;
}

async function measureAll(worker: string | undefined): Promise<DeviceFiles> {
  const assets = Object.entries({ ...readerAssets, ...(worker && { worker }) });
  const files = await Promise.all(
    assets.map(([asset, file]) => measure(file, `${asset}${path.extname(file)}`)),
  );
  const whole = createHash('sha256');
  for (const { name, sha256 } of files) whole.update(`${name} ${sha256}\n`);
  return { version: whole.digest('hex').slice(0, versionLength), files };
}

async function measure(file: string, name: string): Promise<DeviceFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { path: file, name, bytes, sha256: hash.digest('hex') };
}
