import type { ServerContext } from '../context.ts';
import { findDeviceFile, listDeviceFiles } from './deviceReader.ts';
import { createScanning } from './scanning.ts';

/** Cards that become leads. */
export function createCaptureArea(context: ServerContext) {
  return { scan: createScanning(context), listDeviceFiles, findDeviceFile };
}
