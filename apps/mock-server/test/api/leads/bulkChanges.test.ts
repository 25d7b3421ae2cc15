import { beforeAll, expect, it } from 'vitest';
import type { Change } from '../../../src/realtime/changes.ts';
import { createBulkChanges } from '../../../src/services/leads/many/bulkChanges.ts';
import type { Principal } from '../../../src/services/shared/principal.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, listQuery, serviceFor } from '../../helpers/leadCalls.ts';
import { addCompany, addMember } from '../../helpers/people.ts';

const now = 1_700_000_000_000;

describeOnEachEngine('changing many leads', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  /** A company with a manager and two agents, the first with three leads and the second with one. */
  async function buildTeam() {
    const companyId = await addCompany(db);
    const person = async (role: 'agent' | 'manager') =>
      buildPrincipal({
        workspaceId: companyId,
        companyId,
        role,
        userId: await addMember(db, { company_id: companyId, role }),
        clientId: 'tab-1',
      });
    const [ada, bob, manager] = [
      await person('agent'),
      await person('agent'),
      await person('manager'),
    ];
    const create = async (owner: Principal, lead_status: 'Hot' | 'Warm') => {
      const input = buildNewLead({ lead_status, email: `${newId()}@example.com` });
      return (await serviceFor(db, owner, () => now).leads.create(input)).id;
    };
    const ofAda = [await create(ada, 'Hot'), await create(ada, 'Warm'), await create(ada, 'Warm')];
    const ofBob = await create(bob, 'Warm');
    return { ada, bob, manager, ofAda, ofBob };
  }

  function changesOf(principal: Principal) {
    const announced: Change[] = [];
    const announcer = { announce: (changes: readonly Change[]) => announced.push(...changes) };
    const bulk = createBulkChanges({ db, announcer, clock: () => now + 5 }, principal);
    return { announced, ...bulk };
  }

  const historyOf = async (leadId: string) => {
    const rows = await db.read
      .selectFrom('activities')
      .select('title')
      .where('lead_id', '=', leadId)
      .orderBy('id')
      .execute();
    return rows.map(({ title }) => title);
  };

  it('sets a status, keeps leads that have it, and sends each reader one count', async () => {
    const { ada, bob, manager, ofAda, ofBob } = await buildTeam();
    const { setStatus, announced } = changesOf(manager);
    const ids = [ofBob, ...ofAda];
    const answer = await setStatus({ lead_ids: [...ids, ofBob], lead_status: 'Hot' });
    expect(answer.changed).toBe(3);
    expect(answer.leads.map(({ id, lead_status, version }) => [id, lead_status, version])).toEqual([
      [ofBob, 'Hot', 2],
      [ofAda[0], 'Hot', 1],
      [ofAda[1], 'Hot', 2],
      [ofAda[2], 'Hot', 2],
    ]);
    expect(await historyOf(ofBob)).toEqual(['Lead created', 'Status changed from Warm to Hot']);
    expect(await historyOf(ofAda[0] ?? '')).toEqual(['Lead created']);
    const common = { type: 'leads_updated', change: 'status', leadStatus: 'Hot', origin: 'tab-1' };
    expect(announced).toHaveLength(3);
    expect(announced).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...common, ownerId: null, count: 3 }),
        expect.objectContaining({ ...common, ownerId: ada.userId, count: 2 }),
        expect.objectContaining({ ...common, ownerId: bob.userId, count: 1 }),
      ]),
    );
    const again = changesOf(manager);
    expect((await again.setStatus({ lead_ids: ids, lead_status: 'Hot' })).changed).toBe(0);
    expect(again.announced).toEqual([]);
  });

  it('deletes and restores, with history, audit trail and counters', async () => {
    const { ada, ofAda } = await buildTeam();
    const { remove, restore, announced } = changesOf(ada);
    const { leads } = serviceFor(db, ada, () => now);
    const [first = '', ...others] = ofAda;
    expect(await remove(others)).toEqual({ deleted: 2 });
    expect((await leads.list(listQuery())).rows.map(({ id }) => id)).toEqual([first]);
    expect((await leads.list(listQuery({ deleted: 'true' }))).rows).toHaveLength(2);
    expect((await leads.stats()).total_leads).toBe(1);

    const answer = await restore(ofAda);
    expect(answer.changed).toBe(2);
    expect(answer.leads.map(({ id, version }) => [id, version])).toEqual([
      [first, 1],
      ...others.map((id) => [id, 3]),
    ]);
    expect((await leads.stats()).total_leads).toBe(3);
    expect(await historyOf(others[0] ?? '')).toEqual([
      'Lead created',
      'Lead deleted',
      'Lead restored',
    ]);
    const audit = await db.read
      .selectFrom('audit')
      .select(['action', 'subject_id'])
      .where('workspace_id', '=', ada.workspaceId)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'lead_deleted',
      'lead_deleted',
      'lead_restored',
      'lead_restored',
    ]);
    expect(announced).toMatchObject([
      { change: 'deleted', ownerId: null, count: 2, leadStatus: null },
      { change: 'deleted', ownerId: ada.userId, count: 2 },
      { change: 'restored', ownerId: null, count: 2 },
      { change: 'restored', ownerId: ada.userId, count: 2 },
    ]);
  });

  it('changes all or none, and nothing of others', async () => {
    const { ada, ofAda, ofBob } = await buildTeam();
    const other = await buildTeam();
    const { setStatus, remove, restore, announced } = changesOf(ada);
    for (const foreign of [ofBob, other.ofBob, newId(), 'no id', "' or 1=1"]) {
      const ids = [...ofAda, foreign];
      const refused = { kind: 'not_found' };
      await expect(setStatus({ lead_ids: ids, lead_status: 'Closed' })).rejects.toMatchObject(
        refused,
      );
      await expect(remove(ids)).rejects.toMatchObject(refused);
      await expect(restore(ids)).rejects.toMatchObject(refused);
    }
    const { rows } = await serviceFor(db, ada).leads.list(listQuery());
    expect(rows.map(({ lead_status }) => lead_status).toSorted()).toEqual(['Hot', 'Warm', 'Warm']);
    await remove(ofAda);
    // A deleted lead does not exist for other changes, and cannot be deleted twice.
    await expect(remove(ofAda)).rejects.toMatchObject({ kind: 'not_found' });
    await expect(setStatus({ lead_ids: ofAda, lead_status: 'Closed' })).rejects.toMatchObject({
      kind: 'not_found',
    });
    await expect(changesOf(other.manager).restore(ofAda)).rejects.toMatchObject({
      kind: 'not_found',
    });
    expect(announced).toHaveLength(2);
  });
});
