import {
  leadListQuerySchema,
  limits,
  matchedLeadsSchema,
  paging,
  type MatchingInput,
} from '@cardinal/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Change } from '../../../src/realtime/changes.ts';
import { createMatchingChanges } from '../../../src/services/leads/many/matchingChanges.ts';
import type { Principal } from '../../../src/services/shared/principal.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  buildNewLead,
  buildPrincipal,
  insertMany,
  listQuery,
  readAll,
  serviceFor,
} from '../../helpers/leadCalls.ts';
import { addCompany, addMember } from '../../helpers/people.ts';

describeOnEachEngine('changing all leads that match', (open) => {
  let db: Database;
  let manager: Principal;
  let agent: Principal;
  const count = 2 * limits.bulkLeads + 7;

  beforeAll(async () => {
    db = await open();
    const companyId = await addCompany(db);
    const person = async (role: 'agent' | 'manager') =>
      buildPrincipal({
        workspaceId: companyId,
        companyId,
        role,
        userId: await addMember(db, { company_id: companyId, role }),
      });
    manager = await person('manager');
    agent = await person('agent');
    const leads = Array.from({ length: count }, (_, index) => ({
      ...buildNewLead({
        lead_status: index % 4 ? ('Cold' as const) : ('Hot' as const),
        company: index === 0 ? 'Unlike' : 'Acme',
      }),
      ownerId: index % 2 ? agent.userId : manager.userId,
      assignedTo: null,
      createdAt: 1_000 + index,
    }));
    await insertMany(db, manager.workspaceId, leads);
    await insertMany(db, buildPrincipal().workspaceId, leads.slice(0, 3));
  });

  /** Makes a change with as many calls as it needs. */
  async function changeAll(
    by: Principal,
    change: MatchingInput['change'],
    query: Record<string, string> = {},
    lead_ids?: string[],
  ) {
    const announced: Change[] = [];
    const announcer = { announce: (changes: readonly Change[]) => announced.push(...changes) };
    const changeMatching = createMatchingChanges({ db, announcer, clock: Date.now }, by);
    const { sort: _sort, limit: _limit, ...filter } = leadListQuerySchema.parse(query);
    const parts = [];
    let cursor: string | undefined;
    do {
      const part = matchedLeadsSchema.parse(
        await changeMatching({ filter, change, cursor, lead_ids }),
      );
      parts.push(part);
      cursor = part.next ?? undefined;
    } while (cursor !== undefined);
    return { parts, changed: parts.flatMap((part) => part.changed), announced };
  }
  const all = (by: Principal, query = {}) =>
    readAll(serviceFor(db, by).leads, listQuery(query), paging.max);

  it('sets a status in parts, although changed leads no longer match, and says how they were', async () => {
    const before = await all(manager, { lead_status: 'Cold', q: 'acme' });
    const { parts, changed, announced } = await changeAll(
      manager,
      { kind: 'status', lead_status: 'Closed' },
      { lead_status: 'Cold', q: 'acme' },
    );
    expect(parts.map(({ matched }) => matched)).toEqual([
      limits.bulkLeads,
      before.length - limits.bulkLeads,
    ]);
    expect(changed.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
    expect(new Set(changed.map((lead) => lead.lead_status))).toEqual(new Set(['Cold']));
    expect(await all(manager, { lead_status: 'Cold' })).toEqual([]);
    expect(await all(manager, { lead_status: 'Hot' })).toHaveLength(Math.ceil(count / 4));
    expect(announced.filter(({ type }) => type === 'leads_updated').length).toBeGreaterThan(0);
    const again = await changeAll(
      manager,
      { kind: 'status', lead_status: 'Closed' },
      { lead_status: 'Closed' },
    );
    expect(again.changed).toEqual([]);
  });

  it('assigns for managers alone, and deletes and restores what the user may read', async () => {
    await expect(changeAll(agent, { kind: 'assign', userId: agent.userId })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    const given = await changeAll(
      manager,
      { kind: 'assign', userId: agent.userId },
      { q: 'unlike' },
    );
    expect(given.changed).toMatchObject([{ assignedTo: null }]);
    const own = await all(agent);
    expect(own).toHaveLength(Math.floor(count / 2) + 1);
    const removed = await changeAll(agent, { kind: 'delete' });
    expect(removed.changed).toHaveLength(own.length);
    expect(await all(agent)).toEqual([]);
    expect(await all(manager)).toHaveLength(count - own.length);
    const back = await changeAll(agent, { kind: 'restore' }, { deleted: 'true' });
    expect(back.changed).toHaveLength(own.length);
    expect(await all(manager)).toHaveLength(count);
  });

  it('changes only those of given leads that still match, as an undo needs it', async () => {
    const [one, other, third] = await all(manager, { lead_status: 'Hot' });
    if (!one || !other || !third) throw new Error('There are too few hot leads.');
    const ids = [one, other].map(({ id }) => id);
    await changeAll(manager, { kind: 'status', lead_status: 'Warm' }, { q: 'acme' }, ids);
    const [[id]] = [ids];
    await changeAll(manager, { kind: 'status', lead_status: 'Cold' }, {}, id ? [id] : []);
    const { parts, changed } = await changeAll(
      manager,
      { kind: 'status', lead_status: 'Hot' },
      { lead_status: 'Warm' },
      [...ids, third.id],
    );
    expect(parts.map(({ matched }) => matched)).toEqual([1]);
    expect(changed.map((lead) => lead.id)).toEqual([other.id]);
    await changeAll(manager, { kind: 'status', lead_status: 'Hot' }, {}, ids);
  });

  it('changes no lead of another workspace by its id', async () => {
    const stranger = buildPrincipal();
    const [lead] = await all(manager);
    const { changed } = await changeAll(stranger, { kind: 'delete' }, {}, lead && [lead.id]);
    expect(changed).toEqual([]);
  });

  it('leaves everything as it is where the change is refused', async () => {
    const before = await all(manager);
    await expect(changeAll(manager, { kind: 'assign', userId: 'nobody' })).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(await all(manager)).toEqual(before);
  });
});
