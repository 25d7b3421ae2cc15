import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  csvOf,
  leadsOf,
  startImportPlace,
  upload,
  waitFor,
  type ImportPlace,
} from '../../helpers/importFiles.ts';
import { waitsForLock } from '../../helpers/lockWaits.ts';

describeOnEachEngine('an import that is undone while its leads are used', (open) => {
  let db: Database;
  let place: ImportPlace;

  beforeEach(async () => {
    db = await open();
    place = await startImportPlace(db);
  });
  afterEach(() => place.server.close());

  it('keeps a lead that is changed at that moment', async () => {
    const { agent } = place;
    const { id } = await upload(agent.ask, csvOf(3));
    await commit(agent.ask, id);
    const [lead] = await leadsOf(agent);
    const [undone] = await db.write(async (tx) => {
      await sql`update leads set version = version + 1 where id = ${lead?.id}`.execute(tx);
      const undoing = agent.ask(`/api/imports/${id}`, { method: 'DELETE' });
      await waitsForLock(db, 1);
      // In an array, because the request does not end before this transaction.
      return [undoing];
    });
    await undone;
    const { counts } = await waitFor(agent.ask, id, 'undone');
    expect(counts).toMatchObject({ removed: 2, kept: 1 });
    expect((await leadsOf(agent)).map((left) => left.id)).toEqual([lead?.id]);
  });

  it('takes a lead away from calls and emails that start at that moment', async () => {
    const { agent } = place;
    const json = { first_name: 'Ada', email: 'ada@example.com', phone: '+44 20 7946 0000' };
    await agent.ask('/api/leads', { method: 'POST', json });
    const [lead] = await leadsOf(agent);
    const leadId = lead?.id;
    const post = (path: string, body: object) => agent.ask(path, { method: 'POST', json: body });
    const asked = await db.write(async (tx) => {
      await sql`delete from leads where id = ${leadId}`.execute(tx);
      const called = post(`/api/leads/${leadId}/activities`, { type: 'call' });
      const emailed = post('/api/emails/send', { leadId, subject: 'Hello', content: 'Hello Ada' });
      await waitsForLock(db, 2);
      return [called, emailed];
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual([404, 404]);
    expect(
      await db.read
        .selectFrom('emails')
        .select('id')
        .where('lead_id', '=', leadId ?? '')
        .execute(),
    ).toEqual([]);
  });
});
