import { limits } from '@cardinal/contract/limits';
import type { Logger } from 'pino';
import type { Database } from '../store/database.ts';
import { purgeDeleted } from '../store/leads.ts';

const day = 86_400_000;
const sweepEvery = day;
/** Leads a transaction: others wait for no more than these. */
const slice = 200;

/** Deletes for good what was deleted long ago. @param now Milliseconds. */
export async function sweep(db: Database, now: number): Promise<number> {
  const before = now - limits.deletedDays * day;
  let gone = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- slices follow one another
    const n = await db.write((tx) => purgeDeleted(tx, { before, most: slice }));
    gone += n;
    if (n < slice) return gone;
  }
}

/** Sweeps now and every day. @returns What ends it; settles when a running sweep is done. */
export function startRetention({
  db,
  log,
  clock = Date.now,
}: {
  db: Database;
  log: Logger;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
}): () => Promise<void> {
  const run = async () => {
    try {
      const gone = await sweep(db, clock());
      if (gone > 0) log.info({ gone }, 'deleted leads swept');
    } catch (error) {
      log.error({ err: error }, 'deleted leads not swept');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, sweepEvery).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
