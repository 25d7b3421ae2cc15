import { createServer, type IncomingMessage } from 'node:http';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { Pool } from 'pg';
import { openDatabase } from '../src/store/engine/openDatabase.ts';
import { newId } from '../src/store/ids.ts';
import { leadOrders } from '../src/store/leads/list/leadOrders.ts';
import { countedTotal } from '../src/store/leads/list/leadCounts.ts';
import { matching, pageStatement } from '../src/store/leads/list/leadFilters.ts';

/**
 * Baseline for the real server: the statement of the lead list and its rows as JSON, and those that
 * add and change a lead, each in a transaction that waits for the disk; without session, headers, log
 * or anything else.
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

interface Statements {
  read(): unknown[] | Promise<unknown[]>;
  add(row: ReturnType<typeof rowOf>): void | Promise<void>;
  change(id: string): void | Promise<void>;
}

/** A lead as its row, with the values that the real server stores for one with these fields. */
function rowOf({ first_name = '', last_name = '', email = '', notes = '' }) {
  const name = `${first_name} ${last_name}`.toLowerCase();
  const fields = { first_name, last_name, email, phone: '', company: '', position: '', notes };
  const keys = {
    email_key: email,
    phone_key: '',
    name_key: name,
    company_key: '',
    source_key: 'manual',
    search_key: `${name} ${email}`,
  };
  const now = Date.now();
  return {
    ...fields,
    ...keys,
    workspace_id: WORKSPACE,
    id: newId(),
    owner_id: 'bench',
    created_by: 'bench',
    lead_status: 'Warm',
    lead_type: 'All Leads',
    source: 'Manual',
    created_at: now,
    updated_at: now,
  };
}

async function statements(): Promise<Statements> {
  const { text, values } = await listStatement();
  // The engines number parameters alike, but for the sign before the number.
  const sign = databaseUrl ? '$' : '?';
  const columns = Object.keys(rowOf({}));
  const places = columns.map((_, nth) => `${sign}${nth + 1}`);
  const add = `insert into leads (${columns.join(', ')}) values (${places.join(', ')})`;
  const change =
    `update leads set lead_status = 'Hot', version = version + 1 ` +
    `where workspace_id = ${sign}1 and id = ${sign}2`;
  if (databaseUrl) {
    const pool = new Pool({ connectionString: databaseUrl, max: 10 });
    return {
      read: async () => (await pool.query(text, values)).rows,
      add: async (row) => void (await pool.query(add, Object.values(row))),
      change: async (id) => void (await pool.query(change, [WORKSPACE, id])),
    };
  }
  const file = join(dataDir, 'cardinal.sqlite');
  const list = new DatabaseSync(file, { readOnly: true }).prepare(text);
  const db = new DatabaseSync(file);
  db.exec('pragma synchronous = full');
  const adding = db.prepare(add);
  const changing = db.prepare(change);
  return {
    read: () => list.all(...values),
    add: (row) => void adding.run(...Object.values(row)),
    change: (id) => void changing.run(WORKSPACE, id),
  };
}

const { read, add, change } = await statements();

async function answer(request: IncomingMessage): Promise<unknown> {
  // The statement also checks whether the list continues.
  if (request.method === 'GET') return (await read()).slice(0, limit);
  const body = await json(request);
  if (request.method === 'PUT') {
    await change(basename(request.url ?? ''));
    return {};
  }
  // The bench's own body.
  const row = rowOf(body as Parameters<typeof rowOf>[0]);
  await add(row);
  return { id: row.id };
}

createServer(async (request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(await answer(request)));
}).listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
