import type { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import type { Schema, Write } from '../../schema.ts';
import type { createTurns } from '../turnTaking.ts';
import { createWaitingLine } from '../waitingLine.ts';
import { retryWhileBusy } from './retryWhileBusy.ts';

/** Milliseconds during which waiting writes join a transaction that has begun. */
const longestGroup = 25;

type Reject = (error: unknown) => void;

/** A write that shares its transaction with others. */
interface Shared {
  /** Does the work. @returns How to settle the write after the commit. */
  run(tx: Write): Promise<() => void>;
  reject: Reject;
}

/** A write with a connection and a transaction of its own. */
interface Alone {
  /** Does the work, and settles the write. */
  runAlone(): Promise<void>;
  reject: Reject;
}

interface Dependencies {
  writer: DatabaseSync;
  writes: Kysely<Schema>;
  turns: ReturnType<typeof createTurns>;
  /** Called after every commit. */
  onCommit(): void;
  /** Milliseconds that a write of a request waits for its turn. @default as in `createWaitingLine` */
  longestWait?: number | undefined;
}

/**
 * Creates the queue of all writes of this process, as SQLite has one transaction at a time.
 *
 * Waiting writes share a transaction, because a commit waits for the disk, which takes as long as
 * several writes. Each has a savepoint, so that one that fails undoes only its own changes. None is
 * settled before the commit, not even with a refusal, which may follow from what another has written.
 */
export function createWriteQueue(dependencies: Dependencies) {
  const { writer, writes, turns, onCommit, longestWait } = dependencies;
  const line = createWaitingLine<Shared | Alone>(longestWait);
  /** Settles when no write is left; undefined if none is. */
  let draining: Promise<void> | undefined;

  function enter(write: Shared | Alone) {
    line.join(write, write.reject);
    draining ??= drain();
  }

  async function drain() {
    for (let first = line.peek(); first; first = line.peek()) {
      if ('runAlone' in first) {
        line.next();
        await first.runAlone();
      } else {
        await retryWhileBusy(runGroup).catch((error: unknown) => line.next()?.reject(error));
      }
    }
    draining = undefined;
  }

  /** Runs waiting writes in one transaction. @throws If none has begun. */
  async function runGroup(): Promise<void> {
    const begun: Reject[] = [];
    const settling: (() => void)[] = [];
    try {
      await writes.transaction().execute(async (tx) => {
        const end = performance.now() + longestGroup;
        turns.begin();
        for (let next = line.peek(); next && 'run' in next; next = line.peek()) {
          line.next();
          begun.push(next.reject);
          settling.push(await next.run(tx));
          if (performance.now() > end) break;
        }
      });
    } catch (error) {
      if (begun.length === 0) throw error;
      for (const reject of begun) reject(error);
      return;
    }
    for (const settle of settling) settle();
    onCommit();
    // The commit has waited for the disk, and what follows may take long too.
    await turns.giveWay();
  }

  /** Does the work of a write; its changes are undone if it fails. */
  async function withSavepoint<T>(tx: Write, work: (tx: Write) => Promise<T>): Promise<T> {
    await sql`savepoint one`.execute(tx);
    try {
      const done = await work(tx);
      await sql`release one`.execute(tx);
      return done;
    } catch (error) {
      // After some errors (disk full) SQLite has undone the whole transaction.
      if (writer.isTransaction) await sql`rollback to one`.execute(tx);
      throw error;
    }
  }

  return {
    /** Runs a write in a transaction that it may share with others. */
    share: <T>(work: (tx: Write) => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        async function run(tx: Write) {
          try {
            const done = await withSavepoint(tx, work);
            return () => resolve(done);
          } catch (error) {
            if (!writer.isTransaction) throw error;
            return () => reject(error);
          }
        }
        enter({ run, reject });
      }),

    /** Runs a write by itself. @param work Begins and ends a transaction on another connection. */
    alone: <T>(work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        async function runAlone() {
          try {
            const done = await retryWhileBusy(work);
            onCommit();
            resolve(done);
          } catch (error) {
            reject(error);
          }
        }
        enter({ runAlone, reject });
      }),

    /** Settles when no write is left. */
    settled: async () => draining,
  };
}
