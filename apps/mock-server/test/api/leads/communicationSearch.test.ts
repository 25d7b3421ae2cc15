import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { insertActivities } from '../../../src/store/leads/activities.ts';
import { listCommunications } from '../../../src/store/leads/communications.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, serviceFor } from '../../helpers/leadCalls.ts';

describeOnEachEngine('the search for communications in a long history', (open, { dialect }) => {
  const { workspaceId, userId } = buildPrincipal();
  /** Contacts with the word, which are older than all others. */
  const rare = 45;
  /** SQLite examines fewer for a total. */
  const all = dialect === 'sqlite' ? 10_200 : 200;
  let db: Database;

  beforeAll(async () => {
    db = await open();
    const lead = await serviceFor(db, buildPrincipal({ workspaceId, userId })).leads.create(
      buildNewLead(),
    );
    const contacts = Array.from({ length: all }, (_, at) => ({
      workspaceId,
      leadId: lead.id,
      actorId: userId,
      type: at % 2 === 0 ? ('call' as const) : ('whatsapp' as const),
      title: at < rare ? `Needle ${at}` : 'Hay',
      description: '',
      at: Date.now(),
    }));
    await db.write((tx) => insertActivities(tx, contacts));
  });

  const search = (filters: object, page: { limit: number; cursor?: string }) =>
    listCommunications(db, { workspaceId }, { q: 'needle', ...filters }, page);

  it('finds the oldest ones too, page by page, both ways', async () => {
    const first = await search({}, { limit: 20 });
    const second = await search({}, { limit: 20, cursor: first.next ?? '' });
    const third = await search({}, { limit: 20, cursor: second.next ?? '' });
    const titles = [first, second, third].flatMap(({ rows }) => rows.map(({ title }) => title));
    expect(titles).toEqual(Array.from({ length: rare }, (_, at) => `Needle ${rare - 1 - at}`));
    expect(third.next).toBeUndefined();
    expect((await search({}, { limit: 20, cursor: third.prev ?? '' })).rows).toEqual(second.rows);
  });

  it('says that the total is capped if it has not examined all', async () => {
    const { total, capped } = await search({}, { limit: 20 });
    expect({ total, capped }).toEqual(
      dialect === 'sqlite' ? { total: 21, capped: true } : { total: rare, capped: false },
    );
    expect(await search({}, { limit: 50 })).toMatchObject({ total: rare, capped: false });
    // Half of them are few enough to be examined.
    expect(await search({ type: 'call' }, { limit: 20 })).toMatchObject({
      total: Math.ceil(rare / 2),
      capped: false,
    });
  });

  it('finds nothing in another workspace or lead', async () => {
    const leadId = newId();
    expect((await search({ leadId }, { limit: 20 })).rows).toEqual([]);
    const elsewhere = { workspaceId: newId() };
    expect((await listCommunications(db, elsewhere, { q: 'needle' }, { limit: 5 })).rows).toEqual(
      [],
    );
  });

  it.runIf(dialect === 'sqlite')('lets other requests have a turn meanwhile', async () => {
    let turns = 0;
    const counting = new AbortController();
    const count = async () => {
      for (; !counting.signal.aborted; turns += 1) await nextTurn();
    };
    const counted = count();
    await search({ q: 'nothing like it' }, { limit: 20 });
    counting.abort();
    await counted;
    expect(turns).toBeGreaterThan(5);
  });
});
