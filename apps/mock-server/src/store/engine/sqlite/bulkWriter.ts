import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type { Schema } from '../../schema.ts';
import type { Durability } from './sqliteConnections.ts';

/** The database that a thread writes to, and what its commits reach. */
export interface BulkSetting {
  file: string;
  durability: Durability;
}

/** What the thread is asked to do: a statement, or to end. */
export type BulkRequest = { sql: string; parameters: readonly unknown[] } | 'end';

/** The thread's response to a statement. */
export type BulkAnswer =
  | { rows: unknown[]; changes?: number }
  | { failed: { message?: string; [detail: string]: unknown } };

/** Milliseconds without work after which the thread ends, and frees its memory. */
const idleMs = 10_000;

const program = new URL('./bulkThread.ts', import.meta.url);

/** A connection that writes to the embedded database from a thread of its own. */
export type BulkWriter = ReturnType<typeof createBulkWriter>;

/**
 * Creates a writer whose statements run in a thread, which starts with the first one: the server's
 * own thread serves requests meanwhile, also while the disk is waited for.
 * @param file The database.
 */
export function createBulkWriter(file: string, durability: Durability) {
  let thread: BulkThread | undefined;
  /** Holds the transaction: a new thread would write the rest of it without its beginning. */
  let acquired: BulkThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  function begin(): BulkThread {
    const begun = startThread({ file, durability });
    void replaceOnceEnded(begun);
    return begun;
  }
  async function replaceOnceEnded(begun: BulkThread) {
    await begun.ended;
    if (thread === begun) thread = undefined;
  }
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      if (!acquired) throw new Error('Nothing is written outside an acquired connection.');
      const { rows, changes } = await acquired.ask({ sql, parameters });
      return {
        // Kysely's types describe what its statements return.
        rows: rows as R[],
        ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      };
    },
    streamQuery() {
      throw new Error('Bulk writes read no streams.');
    },
  };
  async function close() {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.end();
  }
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createDriver: () => ({
        init: async () => undefined,
        acquireConnection: async () => {
          clearTimeout(idle);
          acquired = thread ??= begin();
          return connection;
        },
        beginTransaction: () => run('begin'),
        commitTransaction: () => run('commit'),
        rollbackTransaction: () => run('rollback'),
        releaseConnection: async () => {
          idle = setTimeout(() => void close(), idleMs).unref();
        },
        destroy: close,
      }),
    },
  });
  return {
    /** Only one transaction may run at a time. */
    db,
    /** Ends the thread, so that the caller's connection is the last one to close. */
    close,
  };
}

type BulkThread = ReturnType<typeof startThread>;

interface Waiting {
  resolve(result: { rows: unknown[]; changes?: number }): void;
  reject(error: Error): void;
}

function startThread(setting: BulkSetting) {
  // The thread must not inherit the server's debugger port and loaders.
  const worker = new Worker(program, { workerData: setting, execArgv: [] });
  // An idle thread must not keep the process alive.
  worker.unref();
  const waiting: Waiting[] = [];
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  function fail(error: Error) {
    for (const { reject } of waiting.splice(0)) reject(error);
  }
  let isOver = false;
  const over = () => new Error('The thread that writes has ended.');
  worker.on('error', fail);
  worker.on('exit', () => {
    isOver = true;
    fail(over());
  });
  worker.on('message', (answer: BulkAnswer) => {
    const first = waiting.shift();
    if (waiting.length === 0) worker.unref();
    if ('failed' in answer) first?.reject(Object.assign(new Error(), answer.failed));
    else first?.resolve(answer);
  });

  function send(request: BulkRequest) {
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
    worker.postMessage(request);
  }

  return {
    ended,
    ask: (request: BulkRequest) =>
      new Promise<{ rows: unknown[]; changes?: number }>((resolve, reject) => {
        if (isOver) {
          reject(over());
          return;
        }
        waiting.push({ resolve, reject });
        send(request);
      }),
    async end() {
      send('end');
      await ended;
    },
  };
}
