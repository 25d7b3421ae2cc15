import type { Change } from '../../../src/realtime/changes.ts';
import { assignManyInputSchema } from '@cardinal/contract';
import { beforeAll, expect, it } from 'vitest';
import { createAssignments, spread } from '../../../src/services/leads/many/assignments.ts';
import { listTeam } from '../../../src/services/company/team.ts';
import type { Principal } from '../../../src/services/shared/principal.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, serviceFor } from '../../helpers/leadCalls.ts';
import { addCompany, addMember } from '../../helpers/people.ts';

const now = 1_700_000_000_000;

describeOnEachEngine('assigning leads', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  /** A company with a manager, two agents and a waiting user. */
  async function buildTeam() {
    const companyId = await addCompany(db);
    const [ada, bob, idle] = [
      await addMember(db, { company_id: companyId, first_name: 'Ada', last_name: 'Agent' }),
      await addMember(db, { company_id: companyId, first_name: 'Bob', last_name: 'Agent' }),
      await addMember(db, { company_id: companyId, is_activated: 0 }),
    ];
    const manager = buildPrincipal({
      workspaceId: companyId,
      role: 'manager',
      userId: await addMember(db, { company_id: companyId, role: 'manager', first_name: 'Mia' }),
      clientId: 'tab-1',
    });
    const agent = (userId: string) => buildPrincipal({ workspaceId: companyId, userId });
    return { companyId, ada, bob, idle, manager, agent };
  }

  function assignmentsOf(principal: Principal) {
    const announced: Change[] = [];
    const announcer = { announce: (changes: readonly Change[]) => announced.push(...changes) };
    return { announced, ...createAssignments({ db, announcer, clock: () => now }, principal) };
  }

  const historyOf = async (leadId: string) => {
    const rows = await db.read
      .selectFrom('activities')
      .select(['type', 'title'])
      .where('lead_id', '=', leadId)
      .orderBy('id')
      .execute();
    return rows.map(({ type, title }) => `${type}: ${title}`);
  };

  it('assigns and unassigns a lead, with history, audit trail and messages', async () => {
    const { ada, bob, manager, agent } = await buildTeam();
    const creator = serviceFor(db, agent(ada), () => now);
    const { id } = await creator.leads.create(buildNewLead());
    const assignments = assignmentsOf(manager);

    const given = await assignments.assign(id, bob);
    expect(given).toMatchObject({ id, assignedTo: bob, version: 2 });
    await expect(creator.leads.get(id)).rejects.toMatchObject({ kind: 'not_found' });
    expect((await serviceFor(db, agent(bob)).leads.get(id)).assignedTo).toBe(bob);
    expect(assignments.announced).toMatchObject([
      { type: 'lead_updated', ownerId: bob, previousOwnerId: ada, origin: 'tab-1', lead: given },
    ]);

    const back = await assignments.assign(id, null);
    expect(back).toMatchObject({ assignedTo: null, version: 3 });
    expect(await creator.leads.get(id)).toEqual(back);
    expect(await historyOf(id)).toEqual([
      'created: Lead created',
      'assigned: Assigned to Bob Agent',
      'unassigned: Unassigned',
    ]);
    const audit = await db.read
      .selectFrom('audit')
      .select(['action', 'actor_name', 'subject_id', 'before', 'after'])
      .where('workspace_id', '=', manager.workspaceId)
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([
      {
        action: 'lead_assigned',
        actor_name: 'Mia Example',
        subject_id: id,
        before: JSON.stringify({ assignedTo: ada }),
        after: JSON.stringify({ assignedTo: bob }),
      },
      { action: 'lead_unassigned', after: '{"assignedTo":null}' },
    ]);
  });

  it('changes nothing if the agent has the lead already', async () => {
    const { ada, manager } = await buildTeam();
    const { id } = await serviceFor(db, manager).leads.create(buildNewLead());
    const assignments = assignmentsOf(manager);
    await assignments.assign(id, ada);
    expect(await assignments.assign(id, ada)).toMatchObject({ version: 2 });
    expect(assignments.announced).toHaveLength(1);
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('accepts only activated agents and leads of the company', async () => {
    const { ada, idle, manager, agent } = await buildTeam();
    const other = await buildTeam();
    const { id } = await serviceFor(db, agent(ada)).leads.create(buildNewLead());
    const assignments = assignmentsOf(manager);
    for (const userId of [idle, manager.userId, other.ada, newId(), 'no id', "' or 1=1"]) {
      await expect(assignments.assign(id, userId)).rejects.toMatchObject({
        kind: 'invalid',
        errors: [{ path: 'userId' }],
      });
    }
    await expect(assignmentsOf(other.manager).assign(id, other.ada)).rejects.toMatchObject({
      kind: 'not_found',
    });
    await expect(assignments.assign('no id', ada)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('assigns many leads at once, all or none', async () => {
    const { ada, bob, manager, agent } = await buildTeam();
    const { leads } = serviceFor(db, agent(ada));
    const ids = [];
    for (let n = 0; n < 3; n += 1) {
      ids.push((await leads.create(buildNewLead({ email: `n${n}@example.com` }))).id);
    }
    const assignments = assignmentsOf(manager);
    await expect(
      assignments.assignMany({ lead_ids: [...ids, newId()], userId: bob }),
    ).rejects.toMatchObject({ kind: 'not_found' });
    expect((await leads.get(ids[0] ?? '')).assignedTo).toBe(ada);

    const reversed = ids.toReversed();
    const answer = await assignments.assignMany({ lead_ids: [...reversed, ...ids], userId: bob });
    expect(answer.assigned).toBe(3);
    expect(answer.leads.map(({ id, assignedTo }) => [id, assignedTo])).toEqual(
      reversed.map((id) => [id, bob]),
    );
  });

  it('leaves out leads that the named agent no longer has', async () => {
    const { ada, bob, manager, agent } = await buildTeam();
    const { leads } = serviceFor(db, agent(ada));
    const ids: string[] = [];
    for (const name of ['kept', 'moved', 'deleted']) {
      ids.push((await leads.create(buildNewLead({ email: `${name}@example.com` }))).id);
    }
    const [kept = '', moved = '', deleted = ''] = ids;
    const assignments = assignmentsOf(manager);
    await assignments.assignMany({ lead_ids: ids, userId: ada });
    await assignments.assign(moved, bob);
    await db.write((tx) =>
      tx.updateTable('leads').set({ deleted_at: now }).where('id', '=', deleted).execute(),
    );

    const undone = await assignments.assignMany({ lead_ids: ids, userId: null, from: ada });
    expect(undone).toMatchObject({ assigned: 1, leads: [{ id: kept, assignedTo: null }] });
    expect((await serviceFor(db, manager).leads.get(moved)).assignedTo).toBe(bob);
    const again = await assignments.assignMany({ lead_ids: ids, userId: null, from: ada });
    expect(again).toEqual({ assigned: 0, leads: [] });
  });

  it('sends each reader one count, and those who lose leads only their ids', async () => {
    const { ada, bob, companyId, manager, agent } = await buildTeam();
    const [ofAda, ofBob] = [serviceFor(db, agent(ada)).leads, serviceFor(db, agent(bob)).leads];
    const first = await ofAda.create(buildNewLead({ email: 'first@example.com' }));
    const second = await ofAda.create(buildNewLead({ email: 'second@example.com' }));
    const third = await ofBob.create(buildNewLead({ email: 'third@example.com' }));
    const assignments = assignmentsOf(manager);
    const ids = [first.id, second.id, third.id];
    await assignments.assignMany({ lead_ids: ids, userId: bob });

    const made = { workspaceId: companyId, origin: 'tab-1' };
    const counted = { ...made, type: 'leads_updated', change: 'assigned', leadStatus: null };
    const lost = { ...made, type: 'lead_lost', userId: ada };
    expect(assignments.announced).toEqual([
      { ...counted, ownerId: null, count: 2 },
      { ...counted, ownerId: bob, count: 2 },
      { ...lost, leadId: first.id },
      { ...lost, leadId: second.id },
    ]);
    await assignments.assignMany({ lead_ids: ids, userId: bob });
    expect(assignments.announced).toHaveLength(4);
  });

  it('spreads leads fairly: fewest open leads first', async () => {
    const { ada, bob, companyId, manager, agent } = await buildTeam();
    const { leads } = serviceFor(db, agent(ada));
    const create = async (lead_status: 'Hot' | 'Closed') =>
      (await leads.create(buildNewLead({ lead_status, email: `${newId()}@example.com` }))).id;
    const assignments = assignmentsOf(manager);
    for (const status of ['Hot', 'Hot', 'Closed'] as const) {
      await assignments.assign(await create(status), ada);
    }
    const fresh = [];
    for (let n = 0; n < 5; n += 1) fresh.push(await create('Hot'));
    const { leads: spreadLeads } = await assignments.assignMany({
      lead_ids: fresh,
      userId: 'fair',
    });
    // Two open leads were Ada's: the first two go to Bob, then they take turns.
    const [first, second] = [ada, bob].toSorted();
    expect(spreadLeads.map(({ assignedTo }) => assignedTo)).toEqual([
      bob,
      bob,
      first,
      second,
      first,
    ]);

    const team = await listTeam(db, manager, now);
    const figures = team.map(({ id, total_leads, hot_leads }) => ({ id, total_leads, hot_leads }));
    expect(figures).toContainEqual({ id: manager.userId, total_leads: 0, hot_leads: 0 });
    const hot = (id: string) => figures.find((row) => row.id === id)?.hot_leads ?? 0;
    expect(hot(ada) + hot(bob)).toBe(7);
    expect(figures.find(({ id }) => id === ada)?.total_leads).toBe(hot(ada) + 1);
    expect(companyId).toBe(manager.workspaceId);
  });

  it('reports if there is no one to assign to', async () => {
    const manager = buildPrincipal({ role: 'manager', companyId: null });
    const { id } = await serviceFor(db, manager).leads.create(buildNewLead());
    const assignments = assignmentsOf(manager);
    for (const userId of ['fair', manager.userId]) {
      await expect(assignments.assignMany({ lead_ids: [id], userId })).rejects.toMatchObject({
        kind: 'invalid',
      });
    }
  });
});

it('spreads assigned leads again, without counting them twice', () => {
  const agents = ['a', 'b'].map((id) => ({ id, first_name: id, last_name: '' }));
  const lead = { assigned_to: 'a', lead_status: 'Hot' } as const;
  const given = spread([lead, lead, lead, lead], agents, new Map([['a', 4]]));
  expect(given.map(({ id }) => id)).toEqual(['a', 'b', 'a', 'b']);
});

it('accepts 1 to 500 leads per request', () => {
  const check = (n: number) =>
    assignManyInputSchema.safeParse({ lead_ids: Array.from({ length: n }, newId), userId: null })
      .success;
  expect([0, 1, 500, 501].map(check)).toEqual([false, true, true, false]);
});
