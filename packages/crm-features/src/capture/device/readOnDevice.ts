import type { Scan } from '@cardinal/contract';
import { PictureRefused } from '../card/pictureError.ts';
import { readScan, type ReadPhoto } from '../card/readScan.ts';
import type { ReadTask } from './cardWorker.ts';
import { deviceReader } from './deviceReader.ts';
import { deviceTexts } from './deviceTexts.ts';
import { ReaderError } from './readerCache.ts';
import { whoReads } from './whoReads.ts';

export { latestNumbers } from './latestNumbers.ts';

/** A failure in the user's words. */
function told(error: unknown): Error {
  if (error instanceof PictureRefused) return error;
  const { title, description } =
    deviceTexts.problems[error instanceof ReaderError ? error.problem : 'failed'];
  return new Error(`${title}. ${description}`, { cause: error });
}

type Numbers = ReadTask['people'];

async function readHere(task: ReadTask, signal: AbortSignal): Promise<Scan | null> {
  try {
    const scan = await deviceReader.read(task, signal);
    // The script may be that of an earlier version.
    return scan && readScan(scan);
  } catch (error) {
    if (signal.aborted) throw error;
    throw told(error);
  }
}

/**
 * Reads photos on this device. Where the models cannot run, as on a phone without the memory for them,
 * a code with what it says is still read.
 */
export const readOnDevice =
  (numbers: () => Numbers): ReadPhoto =>
  async (picture, signal) => {
    const people = numbers();
    try {
      const scan = await readHere({ kind: 'card', picture, people }, signal);
      if (scan) return scan;
      throw new Error(deviceTexts.problems.failed.description);
    } catch (error) {
      if (signal.aborted || error instanceof PictureRefused) throw error;
      const code = await readHere({ kind: 'code', picture, people }, signal).catch(() => null);
      if (code) return code;
      throw error;
    }
  };

/**
 * Reads photos on the server or on this device, whichever can and is wanted.
 * @param numbers The phone numbers of each of the latest leads
 */
export const readWith = (onServer: ReadPhoto, numbers: () => Numbers): ReadPhoto =>
  whoReads({
    onServer,
    onDevice: readOnDevice(numbers),
    isPrepared: deviceReader.isPrepared,
    isAlways: () => deviceReader.get().isAlways,
  });
