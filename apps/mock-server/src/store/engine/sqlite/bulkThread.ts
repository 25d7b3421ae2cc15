import { parentPort, workerData } from 'node:worker_threads';
import type { BulkAnswer, BulkRequest, BulkSetting } from './bulkWriter.ts';
import { sqliteAdapter } from './sqliteAdapter.ts';
import { openWriter } from './sqliteConnections.ts';

/* The thread that runs long writes to the embedded database; see `bulkWriter.ts`. */

const { file, durability }: BulkSetting = workerData;
const db = openWriter(file, durability);
const { prepare } = sqliteAdapter(db);

function execute({ sql, parameters }: Exclude<BulkRequest, 'end'>): BulkAnswer {
  try {
    const statement = prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes } = statement.run(parameters);
    return { rows: [], changes: Number(changes) };
  } catch (error) {
    // The codes of SQLite are properties of its errors, which are lost when errors are sent.
    return { failed: { ...(error instanceof Error && { ...error, message: error.message }) } };
  }
}

parentPort?.on('message', (request: BulkRequest) => {
  if (request === 'end') {
    db.close();
    parentPort?.close();
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
  parentPort?.postMessage(execute(request));
});
