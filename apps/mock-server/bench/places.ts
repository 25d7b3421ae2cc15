import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../src/store/engine/openDatabase.ts';
import type { DatabaseOptions } from '../src/store/engine/database.ts';
import { newId } from '../src/store/ids.ts';
import { seedDemo } from '../src/services/demo/seed.ts';
import { createDatabase } from '../test/helpers/postgresDatabases.ts';
import { findBinaries, startPostgres } from '../test/helpers/postgresServer.ts';
import { people, print } from './client.ts';
import { fillWithContacts, fillWithLeads } from './leadData.ts';

/** A database with leads, and the settings of servers that use it. */
export interface FilledPlace {
  /** Settings of a server on it, and `WORKSPACE`: the company with the leads. */
  environment: Record<string, string>;
  /** Size on disk in bytes. */
  size: number;
}

/** An engine to measure. */
export interface BenchEngine {
  name: 'SQLite' | 'PostgreSQL';
  /** Creates a database with the demo and this many leads in its company. */
  fill(count: number): Promise<FilledPlace>;
}

/** Owners of the leads; the demo's agent is one of them. */
const owners = 20;

/**
 * Measures on SQLite.
 * @param keep Folder in which its databases are kept for the next run.
 */
export async function onSqlite(
  measure: (engine: BenchEngine) => Promise<void>,
  keep?: string,
): Promise<void> {
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'cardinal-bench-')));
  try {
    await measure({
      name: 'SQLite',
      async fill(count) {
        const dataDir = join(folder, `leads-${count}`);
        await mkdir(dataDir, { recursive: true });
        return filled({ dataDir }, count);
      },
    });
  } finally {
    if (!keep) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Measures on SQLite, then on a temporary PostgreSQL if one is installed.
 * @param keep Folder in which SQLite's databases are kept for the next run.
 */
export async function onEachEngine(
  measure: (engine: BenchEngine) => Promise<void>,
  keep?: string,
): Promise<void> {
  await onSqlite(measure, keep);
  const binaries = findBinaries();
  if (!binaries) {
    print(['PostgreSQL: not measured, none was found']);
    return;
  }
  const postgres = await startPostgres(binaries, { shared_buffers: '512MB', max_wal_size: '4GB' });
  try {
    await measure({
      name: 'PostgreSQL',
      fill: async (count) =>
        filled({ databaseUrl: await createDatabase(postgres.url), dataDir: '.' }, count),
    });
  } finally {
    await postgres.stop();
  }
}

async function filled(place: DatabaseOptions, count: number): Promise<FilledPlace> {
  const workspace = await fill(place, count);
  const { databaseUrl, dataDir } = place;
  const environment = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    WORKSPACE: workspace,
  };
  return { environment, size: await sizeOf(place) };
}

/** Seeds the demo and adds leads and contacts to its company. @returns The company. */
async function fill(place: DatabaseOptions, count: number): Promise<string> {
  const db = await openDatabase(place);
  try {
    const known = await findDemo();
    if (known) return known.workspaceId;
    await seedDemo(db);
    const demo = await findDemo();
    if (!demo) throw new Error('The demo has no company.');
    const others = Array.from({ length: owners - 1 }, () => newId());
    const data = { ...demo, owners: [demo.agentId, ...others], count, now: Date.now() };
    await fillWithLeads(db, data);
    await fillWithContacts(db, data);
    return demo.workspaceId;
  } finally {
    await db.close();
    if (place.databaseUrl) await administer(place.databaseUrl, 'vacuum analyze');
  }

  async function findDemo() {
    const agent = await db.read
      .selectFrom('users')
      .select(['id', 'company_id'])
      .where('email', '=', people.agent.email)
      .executeTakeFirst();
    return agent?.company_id ? { agentId: agent.id, workspaceId: agent.company_id } : undefined;
  }
}

async function sizeOf({ databaseUrl, dataDir }: DatabaseOptions): Promise<number> {
  if (databaseUrl) {
    const rows = await administer(databaseUrl, 'select pg_database_size(current_database()) as n');
    return Number(rows[0]?.n);
  }
  return (await stat(join(dataDir, 'cardinal.sqlite'))).size;
}

/**
 * A statement outside the server: maintenance that PostgreSQL would do later, or its own
 * statistics.
 */
async function administer(databaseUrl: string, statement: string): Promise<{ n?: unknown }[]> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<{ n?: unknown }>(statement)).rows;
  } finally {
    await client.end();
  }
}
