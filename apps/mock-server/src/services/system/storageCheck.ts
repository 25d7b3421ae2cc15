import { probeStorage } from '../../store/engine/storageProbe.ts';
import { isStorageFailure } from '../../store/engine/storageFailure.ts';
import type { ServerContext } from '../context.ts';

/** What the database can do: `full` also stands for a read-only disk. */
export type Storage = 'working' | 'slow' | 'full' | 'silent';

/** Milliseconds for which a result is reused, so that visitors cause no load. */
const fresh = 2_000;
/** Milliseconds after which a response of the database counts as slow. */
const slow = 1_000;

type Dependencies = Pick<ServerContext, 'db' | 'log' | 'timer'>;

/** Creates the function that finds out whether the database can be read and written. */
export function createStorageCheck({ db, log, timer }: Dependencies) {
  let last: { at: number; storage: Promise<Storage> } | undefined;

  async function check(): Promise<Storage> {
    const began = performance.now();
    try {
      await db.ping();
    } catch (error) {
      log.warn({ err: error }, 'database does not respond');
      return 'silent';
    }
    try {
      await probeStorage(db);
    } catch (error) {
      // Many waiting writes are no reason to take the process out of service.
      if (!isStorageFailure(error)) return 'slow';
      log.warn({ err: error }, 'database cannot be written');
      return 'full';
    }
    return performance.now() - began < slow ? 'working' : 'slow';
  }

  return async (): Promise<Storage> => {
    if (!last || timer() - last.at >= fresh) last = { at: timer(), storage: check() };
    return last.storage;
  };
}
