import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { importIn, startImportPlace, upload } from '../../helpers/importFiles.ts';
import type { ImportPlace } from '../../helpers/importFiles.ts';
import { waitsForLock } from '../../helpers/lockWaits.ts';

describeOnEachEngine('imports, while others change the same', (open) => {
  let db: Database;
  let place: ImportPlace;
  /** Called at the end of each long transaction of the server, before its commit. */
  let beforeLongCommit: () => Promise<void>;
  const nothing = async () => undefined;

  beforeEach(async () => {
    db = await open();
    beforeLongCommit = nothing;
    place = await startImportPlace({
      ...db,
      writeLong: (work) =>
        db.writeLong(async (tx) => {
          const done = await work(tx);
          await beforeLongCommit();
          return done;
        }),
    });
  });
  afterEach(() => place.server.close());

  it('give no leads to an agent who is removed just then', async () => {
    const { manager, agent } = place;
    const file = `First name,Email,Assigned to\nAda,ada@example.com,${agent.email}\n`;
    const { id } = await upload(manager.ask, file);
    let committed: Promise<Response> | undefined;
    beforeLongCommit = async () => {
      committed ??= manager.ask(`/api/imports/${id}/commit`, { method: 'POST', json: {} });
      await waitsForLock(db, 1);
    };
    const removed = await manager.ask(`/api/members/${agent.id}`, { method: 'DELETE' });
    expect(removed.status).toBe(200);
    expect((await committed)?.status).toBe(202);
    const status = async () => (await importIn(await manager.ask(`/api/imports/${id}`))).status;
    // On SQLite, the import begins after the removal, and finds no such agent.
    await expect.poll(status).toBe(db.dialect === 'sqlite' ? 'done' : 'failed');
    const assigned = db.read.selectFrom('leads').select('id').where('assigned_to', '=', agent.id);
    expect(await assigned.execute()).toEqual([]);
  });
});
