import type { Scan } from '@cardinal/contract';
import { scanning } from '@cardinal/contract/limits';
import { ApiError } from '../../client/index.ts';
import { PictureRefused } from '../card/pictureError.ts';
import type { ReadPhoto } from '../card/readScan.ts';

/** The two that can read a photo. */
export interface Readers {
  onServer: ReadPhoto;
  onDevice: ReadPhoto;
  /** Whether this device is prepared. */
  isPrepared: () => Promise<boolean>;
  /** Whether it reads although there is a network. */
  isAlways: () => boolean;
}

/** Whether the device may succeed where the server did not: it has no answer, or is too busy. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status === 408 ||
  error.status === 429 ||
  error.status >= 500;

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The first of two to succeed; if neither does, the device knows why. */
async function firstOf(device: Promise<Scan>, server: Promise<Scan>): Promise<Scan> {
  try {
    return await Promise.any([device, server]);
  } catch {
    return device;
  }
}

/** Asks the server, and the device as well once the server fails or is slow. */
async function readOnline(
  { onServer, onDevice }: Readers,
  photo: Blob,
  signal: AbortSignal,
): Promise<Scan> {
  const given = new AbortController();
  const server = onServer(photo, AbortSignal.any([signal, given.signal]));
  try {
    const scan = await Promise.race([server, after(scanning.takeOver)]);
    if (scan) return scan;
  } catch (error) {
    if (signal.aborted || !isUnanswered(error)) throw error;
  }
  try {
    return await firstOf(onDevice(photo, signal), server);
  } finally {
    given.abort();
  }
}

/** Reads photos on the server or on this device, whichever can and is wanted. */
export const whoReads =
  (readers: Readers): ReadPhoto =>
  async (photo, signal) => {
    const { onServer, onDevice, isPrepared, isAlways } = readers;
    if (!(await isPrepared())) return onServer(photo, signal);
    if (navigator.onLine && !isAlways()) return readOnline(readers, photo, signal);
    try {
      return await onDevice(photo, signal);
    } catch (error) {
      // What reads here may be damaged.
      if (signal.aborted || error instanceof PictureRefused || !navigator.onLine) throw error;
      return onServer(photo, signal);
    }
  };
