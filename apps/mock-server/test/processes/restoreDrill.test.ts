import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createdLeadSchema, leadSchema } from '@cardinal/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import type { Database, DatabaseOptions } from '../../src/store/engine/database.ts';
import {
  block,
  isInstalled,
  placed,
  root,
  runInShell,
  warnOfSkipped,
} from '../helpers/operatingPage.ts';
import { findBinaries, startPostgres, type PostgresServer } from '../helpers/postgresServer.ts';
import { signInAt, startServerProcess } from '../helpers/serverProcess.ts';

/** Number of concurrent requests. */
const lanes = 6;
const manager = 'manager@demo.cardinal.test';

/** An operator's steps on one engine; each runs the commands in docs/operating.md. */
interface Operator {
  place: DatabaseOptions;
  backUp(): Promise<void>;
  destroy(): Promise<void>;
  /** @returns The location of the restored database. */
  restore(): Promise<DatabaseOptions>;
}

const binaries = findBinaries();
const hasTools = binaries !== undefined && (await isInstalled(join(binaries, 'pg_dump')));
if (!hasTools) warnOfSkipped('the restore of PostgreSQL', 'PostgreSQL is not installed');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardinal-drill-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a restore drill', () => {
  it(
    'restores what was acknowledged before a backup under load (SQLite)',
    { timeout: 180_000 },
    async () => {
      const dataDir = join(folder, 'data');
      const settings = join(folder, 'cardinal.env');
      await writeFile(settings, `DATA_DIR=${dataDir}\n`);
      const here = { '/opt/cardinal': root, '/etc/cardinal.env': settings, '/var/backups': folder };
      const run = (script: string) => runInShell(placed(script, here), { cwd: folder });
      const { lost, restored } = await drill({
        place: { dataDir },
        async backUp() {
          expect(await run(block('sqlite-backup'))).toContain('Saved to');
        },
        async destroy() {
          const names = await readdir(dataDir);
          const files = names.filter((name) => name.startsWith('cardinal.sqlite'));
          await Promise.all(files.map((name) => rm(join(dataDir, name))));
        },
        async restore() {
          expect(await run(block('sqlite-restore'))).toContain('Restored');
          return { dataDir };
        },
      });
      expect(restored).toEqual(lost);
    },
  );

  describe.skipIf(!hasTools)('on PostgreSQL', () => {
    let postgres: PostgresServer;
    beforeEach(async () => {
      postgres = await startPostgres(binaries ?? '');
    });
    afterEach(() => postgres.stop());

    it(
      'restores what was acknowledged before a backup under load, with minimal rights',
      { timeout: 180_000 },
      async () => {
        const { hostname: PGHOST, port: PGPORT } = new URL(postgres.url);
        const PATH = `${binaries}:${process.env.PATH}`;
        const run = (script: string, env: Record<string, string>) =>
          runInShell(script, { cwd: folder, env: { PATH, ...env } });
        const superuser = { PGHOST, PGPORT, PGUSER: 'postgres' };
        const address = (user: string, name: string) =>
          `postgres://${user}@${PGHOST}:${PGPORT}/${name}`;

        await run(block('postgres-roles'), superuser);
        await run(block('postgres-database'), { ...superuser, NAME: 'cardinal' });
        const databaseUrl = address('cardinal', 'cardinal');
        const { lost, restored } = await drill({
          place: { databaseUrl, dataDir: '' },
          async backUp() {
            const DATABASE_URL = address('cardinal_backup', 'cardinal');
            await run(block('postgres-backup'), { DATABASE_URL });
            const write = `psql --set=ON_ERROR_STOP=1 --command='delete from leads' "$DATABASE_URL"`;
            await expect(run(write, { DATABASE_URL })).rejects.toThrow('permission denied');
          },
          async destroy() {
            await run('dropdb --force cardinal', superuser);
          },
          async restore() {
            await run(block('postgres-database'), { ...superuser, NAME: 'restored' });
            const DATABASE_URL = address('cardinal', 'restored');
            await run(block('postgres-restore'), { DATABASE_URL });
            return { databaseUrl: DATABASE_URL, dataDir: '' };
          },
        });
        expect(restored).toEqual(lost);
      },
    );
  });
});

/**
 * Backs up under load, loses everything, restores, and continues.
 * @returns The records before and after.
 */
async function drill({ place, backUp, destroy, restore }: Operator) {
  const server = await startServerProcess(place);
  const token = await signInAt(server.url, manager);
  const load = startLoad(server.url, token);
  await expect.poll(() => load.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(lanes * 3);
  const before = [...load.acknowledged];
  await backUp();
  expect(load.acknowledged.length).toBeGreaterThan(before.length);
  await load.stop();
  const expected = await factsOf(place, before);
  await server.kill();
  await destroy();

  const newPlace = await restore();
  const found = await factsOf(newPlace, before);
  expect(found.hasRightCounts).toBe(true);
  const again = await startServerProcess(newPlace, { SEED: 'none' });
  const headers = { Authorization: `Bearer ${await signInAt(again.url, manager)}` };
  const newest = await fetch(`${again.url}/api/leads/${before.at(-1)}`, { headers });
  expect(leadSchema.parse(await newest.json()).first_name).toBe('Load');
  const next = startLoad(again.url, headers.Authorization.slice('Bearer '.length));
  await expect.poll(() => next.acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(0);
  await next.stop();
  expect(await again.stop()).toBe(0);
  return { lost: expected, restored: found };
}

/** Creates leads until it is stopped. */
function startLoad(url: string, token: string) {
  const state = { isOver: false };
  const acknowledged: string[] = [];
  const lane = async (nth: number) => {
    for (let count = 0; !state.isOver; count += 1) {
      const email = `load-${nth}-${count}@example.com`;
      const answer = await fetch(`${url}/api/leads`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ first_name: 'Load', email, notes: 'Ürgent ✓' }),
      });
      acknowledged.push(createdLeadSchema.parse(await answer.json()).id);
    }
  };
  const running = Promise.all(Array.from({ length: lanes }, (_, nth) => lane(nth)));
  return {
    acknowledged,
    async stop() {
      state.isOver = true;
      await running;
    },
  };
}

/** Tables that the load does not change. */
const quiet = ['companies', 'users', 'events', 'emails', 'audit', 'migrations'] as const;

/** Row counts and checksums of the unchanged tables, and of the records of the given leads. */
async function factsOf(place: DatabaseOptions, leadIds: string[]) {
  const db = await openDatabase(place);
  try {
    const tables = await Promise.all(
      quiet.map(async (table) => [
        table,
        summary(await db.read.selectFrom(table).selectAll().execute()),
      ]),
    );
    const leads = await db.read
      .selectFrom('leads')
      .selectAll()
      .where('id', 'in', leadIds)
      .execute();
    const lines = db.read.selectFrom('activities').selectAll().where('lead_id', 'in', leadIds);
    return {
      ...Object.fromEntries(tables),
      leads: summary(leads),
      activities: summary(await lines.execute()),
      hasRightCounts: await hasRightCounts(db),
    };
  } finally {
    await db.close();
  }
}

/** Whether the counters of all leads match a recount. */
async function hasRightCounts({ read }: Database): Promise<boolean> {
  const kept = await read
    .selectFrom('lead_counts')
    .select((select) => select.fn.sum<number>('n').as('n'))
    .where('owner_id', '=', '')
    .executeTakeFirst();
  const leads = await read
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(kept?.n) === Number(leads?.n);
}

/** The number of rows and a checksum that does not depend on their order. */
function summary(rows: object[]) {
  const texts = rows.map((row) => JSON.stringify(row)).toSorted();
  return { rows: rows.length, sum: createHash('sha256').update(texts.join('\n')).digest('hex') };
}
