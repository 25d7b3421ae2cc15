import { emptyLead } from '@cardinal/contract/labels';
import { DatabaseSync } from 'node:sqlite';
import { writeSheet, readSheet, type WrittenCell } from '../src/ports/sheets/index.ts';
import { openDatabase } from '../src/store/engine/openDatabase.ts';
import { newId } from '../src/store/ids.ts';
import { leadKeys } from '../src/store/leadKeys.ts';
import { Client } from 'pg';
import { join } from 'node:path';

/*
 * Baseline for import and export: a program that parses a file and inserts its rows in a single
 * transaction, then reads them all and writes a file. Prints the milliseconds of both, and those of
 * the processor, as JSON.
 */
const { FILE: path = '', DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
/** Rows per statement: SQLite's full-text index writes to the file after each one. */
const perStatement = 1_000;
const workspaceId = newId();

type Row = Record<string, string | number | null>;

async function readRows(): Promise<Row[]> {
  const now = Date.now();
  const rows: Row[] = [];
  for await (const { row, cells } of await readSheet(path)) {
    if (row === 1) continue;
    const [first_name = '', last_name = '', email = '', phone = '', company = ''] = cells;
    const given = { first_name, last_name, email, phone, company, source: 'import' };
    const lead = { ...emptyLead, ...given };
    rows.push({
      ...lead,
      ...leadKeys(lead, { all: [] }),
      position: cells[5] ?? '',
      lead_status: cells[6] ?? 'Warm',
      lead_type: 'All Leads',
      notes: cells[7] ?? '',
      workspace_id: workspaceId,
      id: newId(now),
      owner_id: workspaceId,
      created_by: workspaceId,
      created_at: now,
      updated_at: now,
      version: 1,
    });
  }
  return rows;
}

const columns = (rows: readonly Row[]) => Object.keys(rows[0] ?? {}).join(', ');

function insertSqlite(rows: readonly Row[]): void {
  const db = new DatabaseSync(join(dataDir, 'cardinal.sqlite'));
  db.exec('pragma synchronous = full; pragma cache_size = -32000; begin immediate');
  const cells = Object.keys(rows[0] ?? {}).map((_, index) => `value ->> ${index}`);
  const insert = db.prepare(
    `with rows as materialized (select value from json_each(?))
     insert into leads (${columns(rows)}) select ${cells.join(', ')} from rows`,
  );
  for (let start = 0; start < rows.length; start += perStatement) {
    const values = rows.slice(start, start + perStatement).map((row) => Object.values(row));
    insert.run(JSON.stringify(values));
  }
  db.exec('commit');
  db.close();
}

async function insertPostgres(rows: readonly Row[]): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('begin');
  for (let start = 0; start < rows.length; start += perStatement) {
    await client.query(
      `insert into leads (${columns(rows)})
       select ${columns(rows)} from json_populate_recordset(null::leads, $1::json)`,
      [JSON.stringify(rows.slice(start, start + perStatement))],
    );
  }
  await client.query('commit');
  await client.end();
}

const exported = ['first_name', 'last_name', 'email', 'phone', 'company', 'position'] as const;
const told = [...exported, 'lead_status', 'lead_type', 'source', 'assigned_to', 'notes'] as const;

async function exportAll(): Promise<void> {
  const db = await openDatabase({ databaseUrl, dataDir });
  const leads = await db.read
    .selectFrom('leads')
    .select([...told, 'created_at', 'updated_at'])
    .where('workspace_id', '=', workspaceId)
    .execute();
  async function* rows(): AsyncGenerator<WrittenCell[]> {
    for (const lead of leads) {
      const texts = told.map((column) => lead[column]);
      yield [...texts, new Date(lead.created_at), new Date(lead.updated_at)];
    }
  }
  const names = [...told, 'created', 'updated'].map((name) => ({ name, width: 20 }));
  const sheet = { name: 'Leads', columns: names, rows: rows() };
  for await (const chunk of writeSheet('xlsx', sheet)) void chunk;
  await db.close();
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

await (await openDatabase({ databaseUrl, dataDir })).close();
const start = performance.now();
const startCpu = process.cpuUsage();
const rows = await readRows();
const parsed = performance.now();
if (databaseUrl) await insertPostgres(rows);
else insertSqlite(rows);
const inserted = performance.now();
const importCpu = process.cpuUsage(startCpu);
await exportAll();
const allCpu = process.cpuUsage(startCpu);
const times = {
  parseMs: parsed - start,
  importMs: inserted - start,
  exportMs: performance.now() - inserted,
  importCpuMs: milliseconds(importCpu),
  exportCpuMs: milliseconds(allCpu) - milliseconds(importCpu),
};
process.stdout.write(`${JSON.stringify(times)}\n`);
