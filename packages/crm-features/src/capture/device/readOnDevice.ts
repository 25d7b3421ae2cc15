import type { Scan } from '@cardinal/contract';
import { PictureRefused } from '../card/pictureError.ts';
import { readScan, type ReadPhoto } from '../card/readScan.ts';
import type { TextLoader } from '../../language/index.ts';
import type { ReadTask } from './cardWorker.ts';
import { deviceReader } from './deviceReader.ts';
import { deviceMessages } from './deviceTexts.ts';
import { ReaderError } from './readerCache.ts';
import { whoReads } from './whoReads.ts';

export { latestNumbers } from './latestNumbers.ts';

/** A failure in the user's words. */
async function told(error: unknown, load: TextLoader): Promise<Error> {
  if (error instanceof PictureRefused) return error;
  const { problem, problems } = await load(deviceMessages);
  const words = problems[error instanceof ReaderError ? error.problem : 'failed'];
  return new Error(problem(words), { cause: error });
}

type Numbers = ReadTask['people'];

async function readHere(
  task: ReadTask,
  signal: AbortSignal,
  load: TextLoader,
): Promise<Scan | null> {
  try {
    const scan = await deviceReader.read(task, signal);
    // The script may be that of an earlier version.
    return scan && readScan(scan);
  } catch (error) {
    if (signal.aborted) throw error;
    throw await told(error, load);
  }
}

/**
 * Reads photos on this device. Where the models cannot run, as on a phone without the memory for them,
 * a code with what it says is still read.
 */
export const readOnDevice =
  (numbers: () => Numbers, load: TextLoader): ReadPhoto =>
  async (picture, signal) => {
    const people = numbers();
    try {
      const scan = await readHere({ kind: 'card', picture, people }, signal, load);
      if (scan) return scan;
      throw new Error((await load(deviceMessages)).problems.failed.description);
    } catch (error) {
      if (signal.aborted || error instanceof PictureRefused) throw error;
      const code = await readHere({ kind: 'code', picture, people }, signal, load).catch(
        () => null,
      );
      if (code) return code;
      throw error;
    }
  };

/**
 * Reads photos on the server or on this device, whichever can and is wanted.
 * @param numbers The phone numbers of each of the latest leads
 */
export const readWith = (
  onServer: ReadPhoto,
  numbers: () => Numbers,
  load: TextLoader,
): ReadPhoto =>
  whoReads({
    onServer,
    onDevice: readOnDevice(numbers, load),
    isPrepared: deviceReader.isPrepared,
    isAlways: () => deviceReader.get().isAlways,
  });
