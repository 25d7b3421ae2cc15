import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import { leadColumns } from '../src/store/leadRows.ts';

/**
 * Program that the bench compares the real server with: the statement of the lead list and its rows
 * as JSON, with no session, scope, total, headers, log or anything else around it.
 */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '', WORKSPACE, PORT } = process.env;

const statement = (workspace: string) => `
  select ${leadColumns.join(', ')} from leads
  where workspace_id = ${workspace} and deleted_at is null
  order by created_at desc, id desc limit 50`;

function readList(): () => unknown {
  if (databaseUrl) {
    const pool = new Pool({ connectionString: databaseUrl, max: 10 });
    return async () => (await pool.query(statement('$1'), [WORKSPACE])).rows;
  }
  const db = new DatabaseSync(join(dataDir, 'cardinal.sqlite'), { readOnly: true });
  const prepared = db.prepare(statement('?'));
  return () => prepared.all(String(WORKSPACE));
}

const read = readList();
createServer(async (_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(await read()));
}).listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
