import { dayMs } from '@cardinal/contract/limits';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  csvOf,
  importIn,
  leadsOf,
  startImportPlace,
  sweepImports,
  totalOf,
  upload,
  waitFor,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

describeOnEachEngine('the end of imports', (open) => {
  let db: Database;
  let place: ImportPlace;
  let manager: Person;
  let agent: Person;

  beforeEach(async () => {
    db = await open();
    place = await startImportPlace(db);
    ({ manager, agent } = place);
  });
  afterEach(() => place.server.close());

  it('are swept when they expire, and the leads stay', async () => {
    const { id } = await upload(agent.ask, csvOf(2));
    await commit(agent.ask, id);
    await sweepImports(db, Date.now() + 6 * dayMs);
    expect((await agent.ask(`/api/imports/${id}`)).status).toBe(200);
    await sweepImports(db, Date.now() + 8 * dayMs);
    expect((await agent.ask(`/api/imports/${id}`)).status).toBe(404);
    expect(await db.read.selectFrom('import_rows').select('chunk').execute()).toEqual([]);
    expect(await leadsOf(agent)).toHaveLength(2);
  });

  it('are undone, except for leads changed since', async () => {
    const { id } = await upload(manager.ask, csvOf(6));
    await commit(manager.ask, id);
    const [edited, called, deleted, assigned] = await leadsOf(manager);
    const json = { phone: '+44 20 7946 0000' };
    await manager.ask(`/api/leads/${edited?.id}`, { method: 'PUT', json });
    await db.write((tx) =>
      tx
        .insertInto('activities')
        .values({
          workspace_id: 'acme',
          id: 'call',
          lead_id: called?.id ?? '',
          actor_id: manager.id,
          type: 'call',
          title: '',
          description: '',
          created_at: 0,
          email_id: null,
        })
        .execute(),
    );
    await manager.ask(`/api/leads/${deleted?.id}`, { method: 'DELETE' });
    const userId = agent.id;
    await manager.ask(`/api/leads/${assigned?.id}/assign`, { method: 'POST', json: { userId } });

    const answer = await manager.ask(`/api/imports/${id}`, { method: 'DELETE' });
    expect(answer.status).toBe(200);
    expect(await importIn(answer)).toMatchObject({
      status: 'undone',
      counts: { imported: 6, removed: 2, kept: 4 },
    });
    const left = (await leadsOf(manager)).map((lead) => lead.id).toSorted();
    expect(left).toEqual([edited?.id, called?.id, assigned?.id].toSorted());
    expect(await totalOf(manager)).toBe(3);
    const again = await manager.ask(`/api/imports/${id}`, { method: 'DELETE' });
    expect(again.status).toBe(200);
    expect(await place.auditOf('import_undone')).toMatchObject([
      { after: { removed: 2, kept: 4 } },
    ]);
  });

  it('are committed once, and not after they were undone', async () => {
    const { id } = await upload(agent.ask, csvOf(3));
    await commit(agent.ask, id);
    const post = () => agent.ask(`/api/imports/${id}/commit`, { method: 'POST', json: {} });
    const twice = await post();
    expect(twice.status).toBe(409);
    expect(await twice.json()).toMatchObject({
      code: 'import_state',
      detail: 'This import was imported already. Upload the file again to start over.',
    });
    await agent.ask(`/api/imports/${id}`, { method: 'DELETE' });
    await waitFor(agent.ask, id, 'undone');
    expect(await (await post()).json()).toMatchObject({
      status: 409,
      detail: 'This import was undone. Upload the file again to start over.',
    });
    expect(await leadsOf(agent)).toEqual([]);
  });

  it('are discarded before they are committed', async () => {
    const { id } = await upload(agent.ask, csvOf(3));
    const gone = await agent.ask(`/api/imports/${id}`, { method: 'DELETE' });
    expect(await importIn(gone)).toMatchObject({ status: 'undone' });
    const late = await agent.ask(`/api/imports/${id}/commit`, { method: 'POST', json: {} });
    expect(late.status).toBe(409);
  });

  it(
    'stop in the middle when they are undone, and leave nothing behind',
    { timeout: 30_000 },
    async () => {
      const { id } = await upload(manager.ask, csvOf(12_000));
      await manager.ask(`/api/imports/${id}/commit`, { method: 'POST', json: {} });
      for (;;) {
        const { progress } = await importIn(await manager.ask(`/api/imports/${id}`));
        if (progress.done > 0) break;
      }
      expect(await leadsOf(manager)).toEqual([]);
      await manager.ask(`/api/imports/${id}`, { method: 'DELETE' });
      const { counts } = await waitFor(manager.ask, id, 'undone');
      expect(counts.removed).toBe(counts.imported);
      expect(counts.imported).toBeLessThan(12_000);
      expect(await totalOf(manager)).toBe(0);
      const { n } = await db.read
        .selectFrom('leads')
        .select((row) => row.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      expect(n).toBe(0);
      const next = await upload(manager.ask, csvOf(3));
      expect((await commit(manager.ask, next.id)).counts.imported).toBe(3);
    },
  );

  it('wait for each other in a company, and both succeed', { timeout: 30_000 }, async () => {
    const [one, two] = await Promise.all([
      upload(manager.ask, csvOf(400, 'one')),
      upload(agent.ask, csvOf(400, 'two')),
    ]);
    await Promise.all([commit(manager.ask, one.id), commit(agent.ask, two.id)]);
    expect(await totalOf(manager)).toBe(800);
    expect(await totalOf(agent)).toBe(400);
  });

  it('move into a company with their user, even while running', { timeout: 30_000 }, async () => {
    const newcomer = await place.join('agent', null);
    const { id } = await upload(newcomer.ask, csvOf(2_000));
    await newcomer.ask(`/api/imports/${id}/commit`, { method: 'POST', json: {} });
    for (;;) {
      const { progress } = await importIn(await newcomer.ask(`/api/imports/${id}`));
      if (progress.done > 0) break;
    }
    const json = { role: 'agent', company_id: 'acme', is_activated: true };
    expect((await newcomer.ask('/api/auth/profile', { method: 'PUT', json })).status).toBe(200);
    const { counts } = await waitFor(newcomer.ask, id, 'done');
    expect(counts.imported).toBe(2_000);
    expect(await totalOf(newcomer)).toBe(2_000);
    expect(await totalOf(manager)).toBe(2_000);
    expect(await db.read.selectFrom('unfinished_imports').selectAll().execute()).toEqual([]);
  });

  it('leave nothing behind when their user is removed', { timeout: 60_000 }, async () => {
    const { id } = await upload(agent.ask, csvOf(2_000));
    const later = await upload(agent.ask, csvOf(3, 'later'));
    const begin = (by: Person, each: string) =>
      by.ask(`/api/imports/${each}/commit`, { method: 'POST', json: {} });
    await begin(agent, id);
    for (;;) {
      const { progress } = await importIn(await agent.ask(`/api/imports/${id}`));
      if (progress.done > 0) break;
    }
    expect((await manager.ask(`/api/members/${agent.id}`, { method: 'DELETE' })).status).toBe(200);
    const failure = async (each: string) => {
      const { error, counts } = await waitFor(manager.ask, each, 'failed');
      expect(counts.removed).toBe(counts.imported);
      return error;
    };
    const reason =
      'The user who uploaded this file is no longer a member. Nothing from it was kept.';
    expect(await failure(id)).toBe(reason);
    await begin(manager, later.id);
    expect(await failure(later.id)).toBe(reason);
    // Former members do not see it, and the workspace accepts the next import.
    expect((await agent.ask(`/api/imports/${id}`)).status).toBe(404);
    expect([await totalOf(agent), await totalOf(manager)]).toEqual([0, 0]);
    expect(await db.read.selectFrom('leads').select('id').execute()).toEqual([]);
    const next = await upload(manager.ask, csvOf(3));
    expect((await commit(manager.ask, next.id)).counts.imported).toBe(3);
    expect(await place.auditOf('import_undone')).toHaveLength(2);
  });
});
