import { dayMs } from '@cardinal/contract/limits';
import type { Import } from '@cardinal/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createImportService } from '../../../src/services/importing/importService.ts';
import {
  createRowWorkers,
  type RowWorkers,
} from '../../../src/services/importing/process/rowWorker.ts';
import { createJobs } from '../../../src/services/jobs/jobs.ts';
import { createQuotas } from '../../../src/services/shared/quotas.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { updateImport } from '../../../src/store/importing/imports.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  csvOf,
  importIn,
  startImportPlace,
  sweepImports,
  totalOf,
  upload,
  waitFor,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';
import { buildPrincipal } from '../../helpers/leadCalls.ts';
import { waitsForLock } from '../../helpers/lockWaits.ts';

describeOnEachEngine('imports, while others change the same', (open) => {
  let db: Database;
  let place: ImportPlace;
  /** Called before each transaction of the server. */
  let beforeWrite: () => Promise<void>;
  /** Called after each transaction of many rows. */
  let afterBulk: () => Promise<void>;
  /** Called at the end of each long transaction of the server, before its commit. */
  let beforeLongCommit: () => Promise<void>;
  const nothing = async () => undefined;

  beforeEach(async () => {
    db = await open();
    beforeWrite = nothing;
    afterBulk = nothing;
    beforeLongCommit = nothing;
    place = await startImportPlace({
      ...db,
      write: async (work) => {
        await beforeWrite();
        return db.write(work);
      },
      writeBulk: async (work) => {
        const done = await db.writeBulk(work);
        await afterBulk();
        return done;
      },
      writeLong: (work) =>
        db.writeLong(async (tx) => {
          const done = await work(tx);
          await beforeLongCommit();
          return done;
        }),
    });
  });
  afterEach(() => place.server.close());

  const statusOf = async (id: string) =>
    (await importIn(await place.manager.ask(`/api/imports/${id}`))).status;
  /** Commits an import, but starts no job. */
  const queue = (id: string) =>
    db.write((tx) =>
      updateImport(tx, { workspace_id: 'acme', id }, ['ready'], { status: 'queued' }),
    );

  it('are not forgotten if they are committed while a later file is read', async () => {
    const { agent } = place;
    const oldest = await upload(agent.ask, csvOf(1));
    for (let later = 0; later < 10; later += 1) await upload(agent.ask, csvOf(1));
    beforeWrite = async () => {
      const reading = db.read.selectFrom('imports').select('id').where('status', '=', 'reading');
      // After its rows, the imports to forget are listed.
      if (await reading.where('total', '>', 0).executeTakeFirst()) await queue(oldest.id);
    };
    await upload(agent.ask, csvOf(1));
    expect(await statusOf(oldest.id)).toBe('queued');
  });

  it('are not swept if they are committed at the last moment', async () => {
    const { id } = await upload(place.agent.ask, csvOf(1));
    const slow: Database = {
      ...db,
      write: async (work) => {
        await queue(id);
        return db.write(work);
      },
    };
    await sweepImports(slow, Date.now() + 8 * dayMs);
    expect(await statusOf(id)).toBe('queued');
  });

  const file = 'First name,Email,Status\nAda,ada@example.com,New\nIda,ida@example.com,Open\n';
  /** The statuses that the import gives to the texts of the file. */
  const statusesIn = ({ values }: Import) => values.lead_status.map(({ value }) => value);
  /** Changes an import in a transaction that lasts until a call waits for it. */
  const changeBefore = (
    id: string,
    change: { mapping?: string; choices?: string },
    call: () => Promise<Response>,
  ) => {
    let answer: Promise<Response> | undefined;
    return db.write(async (tx) => {
      await updateImport(tx, { workspace_id: 'acme', id }, ['ready'], change);
      answer ??= call();
      await waitsForLock(db, 1);
      return { answer };
    });
  };

  it('keep what is chosen while the rows are analysed by another mapping', async () => {
    const { id } = await upload(place.agent.ask, file);
    const values = { lead_status: { Open: 'Cold' } };
    const real = createRowWorkers();
    const workers: RowWorkers = {
      async use(work, signal) {
        await service.update(id, { values });
        return real.use(work, signal);
      },
    };
    const service = createImportService(
      {
        db,
        announcer: { announce: () => undefined },
        clock: Date.now,
        jobs: createJobs({ db, log: pino({ level: 'silent' }) }),
        quotas: createQuotas(db),
        workers,
      },
      buildPrincipal({ userId: place.agent.id, workspaceId: 'acme' }),
    );
    const mapping: Import['mapping'] = ['full_name', 'email', 'lead_status'];
    const updated = await service.update(id, { mapping });
    expect(updated.mapping).toEqual(mapping);
    expect(statusesIn(updated)).toEqual(['Warm', 'Cold']);
  });

  it('are analysed again if the mapping is another by then', async () => {
    const { ask } = place.agent;
    const { id, mapping } = await upload(ask, file);
    const other = JSON.stringify(['first_name', 'email', 'notes']);
    const { answer } = await changeBefore(id, { mapping: other }, () =>
      ask(`/api/imports/${id}`, { method: 'PUT', json: { mapping } }),
    );
    expect((await importIn(await answer)).mapping).toEqual(mapping);
  });

  it('are committed with what is chosen just before', async () => {
    const { ask } = place.agent;
    const { id } = await upload(ask, file);
    const choices = JSON.stringify({ values: { lead_status: { New: 'Cold' } } });
    const json = { values: { lead_status: { Open: 'Hot' } } };
    const { answer } = await changeBefore(id, { choices }, () =>
      ask(`/api/imports/${id}/commit`, { method: 'POST', json }),
    );
    expect((await answer).status).toBe(202);
    expect(statusesIn(await waitFor(ask, id, 'done'))).toEqual(['Cold', 'Hot']);
  });

  const fileFor = ({ email }: Person) =>
    `First name,Email,Assigned to\nAda,ada@example.com,${email}\n`;

  it('leave nothing behind when an agent who gets leads is removed meanwhile', async () => {
    const { manager, agent } = place;
    const { id } = await upload(manager.ask, fileFor(agent));
    let removed: Promise<Response> | undefined;
    afterBulk = async () => {
      removed ??= manager.ask(`/api/members/${agent.id}`, { method: 'DELETE' });
      await removed;
    };
    await manager.ask(`/api/imports/${id}/commit`, { method: 'POST', json: {} });
    const { error } = await waitFor(manager.ask, id, 'failed');
    expect(error).toMatch(/^A user to whom this file assigns leads is no longer an agent here\./);
    expect((await removed)?.status).toBe(200);
    expect(await totalOf(manager)).toBe(0);
  });

  it('give no leads to an agent who is removed just then', async () => {
    const { manager, agent } = place;
    const { id } = await upload(manager.ask, fileFor(agent));
    let committed: Promise<Response> | undefined;
    beforeLongCommit = async () => {
      committed ??= manager.ask(`/api/imports/${id}/commit`, { method: 'POST', json: {} });
      await waitsForLock(db, 1);
    };
    const removed = await manager.ask(`/api/members/${agent.id}`, { method: 'DELETE' });
    expect(removed.status).toBe(200);
    expect((await committed)?.status).toBe(202);
    // On SQLite, the import begins after the removal, and finds no such agent.
    await expect.poll(() => statusOf(id)).toBe(db.dialect === 'sqlite' ? 'done' : 'failed');
    const assigned = db.read.selectFrom('leads').select('id').where('assigned_to', '=', agent.id);
    expect(await assigned.execute()).toEqual([]);
  });
});
