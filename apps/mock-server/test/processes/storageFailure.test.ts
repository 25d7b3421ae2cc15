import { leadSchema, problemSchema, statusSchema } from '@cardinal/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import type { Database, DatabaseOptions } from '../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { startTestServer, type TestServer } from '../helpers/server.ts';

/** Makes the database refuse every write of a lead, and repairs it again. */
interface Refusal {
  begin(db: Database): Promise<void>;
  /** Absent if only reopening the database ends it. */
  end?(db: Database): Promise<void>;
  /** Set if everything else can be written. */
  concernsLeads?: true;
}

const run = (statement: string) => async (db: Database) => {
  await db.write((tx) => sql.raw(statement).execute(tx));
};

const onBusyTrigger = (condition: string) => `
  create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused' using errcode = '${condition}'; end $$;
  create trigger refusal before insert or update on leads execute function refuse();
  create trigger refusal before insert or update on storage_probe execute function refuse()`;
const dropTrigger = run('drop function refuse cascade');

/** A transaction that lets others read leads, but not write them. */
function longLock(): Refusal {
  const released = Promise.withResolvers<void>();
  let holding: Promise<void>;
  return {
    concernsLeads: true,
    async begin(db) {
      const held = Promise.withResolvers<void>();
      holding = db.write(async (tx) => {
        await sql`lock table leads in exclusive mode`.execute(tx);
        held.resolve();
        await released.promise;
      });
      await held.promise;
    },
    async end() {
      released.resolve();
      await holding;
    },
  };
}

const refusals: Record<Database['dialect'], Record<string, Refusal>> = {
  // The actual errors of a full disk and of a read-only medium.
  sqlite: {
    'a full disk': {
      begin: run('pragma max_page_count = 1'),
      end: run('pragma max_page_count = 1073741823'),
    },
    'a read-only disk': { begin: run('pragma query_only = 1') },
  },
  postgres: {
    'a full disk': { begin: run(onBusyTrigger('disk_full')), end: dropTrigger },
    'a read-only disk': {
      begin: run(onBusyTrigger('read_only_sql_transaction')),
      end: dropTrigger,
    },
    'a lock that is held too long': longLock(),
  },
};

describeOnEachEngine('a database that can’t be written', (_open, { dialect, makePlace }) => {
  let place: DatabaseOptions;
  let db: Database;
  let server: TestServer;
  let token: string;
  let now = 0;

  beforeEach(async () => {
    place = await makePlace();
    await start();
    token = (await server.register()).access_token;
  });
  afterEach(stop);

  async function start() {
    db = await openDatabase(place);
    server = await startTestServer({ db, timer: () => now });
  }
  async function stop() {
    await server.close();
    await db.close();
  }

  async function end(refusal: Refusal) {
    if (refusal.end) return refusal.end(db);
    await stop();
    await start();
  }

  // Long enough to need new pages at once.
  const lead = (nth: number) => ({
    first_name: `Grace ${nth}`,
    email: `grace${nth}@example.com`,
    notes: 'A long talk. '.repeat(700),
  });
  const create = (nth: number) =>
    server.request('/api/leads', { method: 'POST', token, json: lead(nth) });

  async function integrity(): Promise<unknown> {
    if (dialect === 'postgres') return 'ok';
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
      db.read,
    );
    return rows[0]?.integrity_check;
  }

  it.each(Object.entries(refusals[dialect]))(
    'with %s refuses clearly, continues to read, and writes again afterwards',
    async (_name, refusal) => {
      const first = leadSchema.parse(await (await create(1)).json());
      await refusal.begin(db);

      const refused = await create(2);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('Retry-After')).toBe('30');
      expect(problemSchema.parse(await refused.json())).toMatchObject({
        code: 'unavailable',
        detail: expect.stringContaining('nothing was changed'),
      });
      const read = await server.request('/api/leads', { token });
      expect(leadSchema.array().parse(await read.json())).toEqual([
        expect.objectContaining({ id: first.id }),
      ]);
      expect((await server.request('/api/health')).status).toBe(200);
      const isReady = async () => {
        now += 10_000;
        return (await server.request('/api/ready')).status === 200;
      };
      const state = async () => {
        const status = await server.request('/api/status');
        return statusSchema.parse(await status.json()).state;
      };
      expect(await isReady()).toBe(refusal.concernsLeads ?? false);
      expect(await state()).toBe(refusal.concernsLeads ? 'operational' : 'degraded');

      await end(refusal);
      expect((await create(3)).status).toBe(201);
      expect(await isReady()).toBe(true);
      expect(await state()).toBe('operational');
      const list = await server.request('/api/leads', { token });
      expect(list.headers.get('X-Total-Count')).toBe('2');
      expect(await integrity()).toBe('ok');
    },
  );
});
