import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { readerAssets } from '@cardinal/card-reader/files';

/** A file that a device needs to read cards itself. */
export interface DeviceFile {
  /** Absolute path. */
  path: string;
  /** Name in its URL: what it is, with the extension of the file. */
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

let known: Promise<DeviceFiles> | undefined;

/** The files, which are read once, when they are first asked for: they come with the installation. */
export function readDeviceFiles(): Promise<DeviceFiles> {
  known ??= measureAll().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function measureAll(): Promise<DeviceFiles> {
  const files = await Promise.all(
    Object.entries(readerAssets).map(([asset, file]) =>
      measure(file, `${asset}${path.extname(file)}`),
    ),
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
