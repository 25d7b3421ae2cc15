import type { ServerContext } from '../context.ts';
import { createDeviceReader } from './deviceReader.ts';
import { createScanning } from './scanning.ts';

/** Cards that become leads. */
export function createCaptureArea(context: ServerContext) {
  return { scan: createScanning(context), ...createDeviceReader(context.portalFolder) };
}
