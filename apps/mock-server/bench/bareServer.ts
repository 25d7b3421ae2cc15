import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import { openDatabase } from '../src/store/engine/openDatabase.ts';
import { leadOrders } from '../src/store/leads/list/leadOrders.ts';
import { countedTotal } from '../src/store/leads/list/leadCounts.ts';
import { matching, pageStatement } from '../src/store/leads/list/leadFilters.ts';

/**
 * Baseline for the real server: the statement of the lead list and its rows as JSON, without
 * session, headers, log or anything else.
 */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '', WORKSPACE = '', PORT } = process.env;
const limit = 50;

/** The text and the values of the statement that the real server runs for a manager. */
async function listStatement() {
  const db = await openDatabase({ databaseUrl, dataDir });
  const scope = { workspaceId: WORKSPACE };
  const page = { order: leadOrders['-created_at'], backwards: false, limit };
  const leads = matching(db.dialect, scope, { parts: [] });
  const statement = pageStatement(leads, { ...page, total: countedTotal(scope) });
  const { sql: text, parameters } = statement.compile(db.read);
  await db.close();
  return { text, values: parameters.map(String) };
}

async function readList(): Promise<() => unknown[] | Promise<unknown[]>> {
  const { text, values } = await listStatement();
  if (databaseUrl) {
    const pool = new Pool({ connectionString: databaseUrl, max: 10 });
    return async () => (await pool.query(text, values)).rows;
  }
  const db = new DatabaseSync(join(dataDir, 'cardinal.sqlite'), { readOnly: true });
  const prepared = db.prepare(text);
  return () => prepared.all(...values);
}

const read = await readList();
createServer(async (_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  // The statement also checks whether the list continues.
  response.end(JSON.stringify((await read()).slice(0, limit)));
}).listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
