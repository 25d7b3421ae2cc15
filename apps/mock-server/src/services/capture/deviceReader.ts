import type { DeviceReader } from '@cardinal/contract';
import { join } from 'node:path';
import { type DeviceFile, readDeviceFiles } from '../../ports/cards/index.ts';

/** Path below which the files have their addresses, which name the version and the file. */
const folder = '/reader';

/** The files with which a device reads cards itself. @param portalFolder Of the built portal */
export function createDeviceReader(portalFolder: string) {
  const worker = join(portalFolder, 'cardReader.js');
  return {
    /** Lists them. */
    async listDeviceFiles(): Promise<DeviceReader> {
      const { version, files } = await readDeviceFiles(worker);
      return {
        version,
        bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
        files: files.map(({ name, bytes, sha256 }) => ({
          url: `${folder}/${version}/${name}`,
          bytes,
          sha256,
        })),
      };
    },
    /** Finds one of them; undefined if this version has none of that name. */
    async findDeviceFile(version: string, name: string): Promise<DeviceFile | undefined> {
      const current = await readDeviceFiles(worker);
      if (version !== current.version) return undefined;
      return current.files.find((file) => file.name === name);
    },
  };
}
