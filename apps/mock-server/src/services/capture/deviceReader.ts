import type { DeviceReader } from '@cardinal/contract';
import { type DeviceFile, readDeviceFiles } from '../../ports/cards/index.ts';

/** Path below which the files have their addresses, which name the version and the file. */
const folder = '/reader';

/** Lists the files with which a device reads cards itself. */
export async function listDeviceFiles(): Promise<DeviceReader> {
  const { version, files } = await readDeviceFiles();
  return {
    version,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.map(({ name, bytes, sha256 }) => ({
      url: `${folder}/${version}/${name}`,
      bytes,
      sha256,
    })),
  };
}

/** One of these files; undefined if this version has none of that name. */
export async function findDeviceFile(
  version: string,
  name: string,
): Promise<DeviceFile | undefined> {
  const current = await readDeviceFiles();
  if (version !== current.version) return undefined;
  return current.files.find((file) => file.name === name);
}
