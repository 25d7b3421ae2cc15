import type { Scan } from '@cardinal/contract';
import { PictureRefused } from '../card/pictureError.ts';
import { readScan, type ReadPhoto } from '../card/readScan.ts';
import { deviceReader } from './deviceReader.ts';
import { deviceTexts } from './deviceTexts.ts';
import { ReaderError } from './readerCache.ts';
import { whoReads } from './whoReads.ts';

/** A failure in the user's words. */
function told(error: unknown): Error {
  if (error instanceof PictureRefused) return error;
  const { title, description } =
    deviceTexts.problems[error instanceof ReaderError ? error.problem : 'failed'];
  return new Error(`${title}. ${description}`, { cause: error });
}

async function readHere(
  kind: 'card' | 'code',
  picture: Blob,
  signal: AbortSignal,
): Promise<Scan | null> {
  try {
    const scan = await deviceReader.read({ kind, picture, numbers: [] }, signal);
    // The script may be that of an earlier version.
    return scan && readScan(scan);
  } catch (error) {
    if (signal.aborted) throw error;
    throw told(error);
  }
}

const onDevice: ReadPhoto = async (photo, signal) => {
  const scan = await readHere('card', photo, signal);
  if (!scan) throw new Error(deviceTexts.problems.failed.description);
  return scan;
};

/** Reads photos on the server or on this device, whichever can and is wanted. */
export const readWith = (onServer: ReadPhoto): ReadPhoto =>
  whoReads({
    onServer,
    onDevice,
    isPrepared: deviceReader.isPrepared,
    isAlways: () => deviceReader.get().isAlways,
  });

/**
 * Reads the code in a picture of a badge on this device, without looking for text. Null if there is
 * none, or if this device is not prepared.
 */
export async function readCodeHere(picture: Blob, signal: AbortSignal): Promise<Scan | null> {
  return (await deviceReader.isPrepared()) ? readHere('code', picture, signal) : null;
}
