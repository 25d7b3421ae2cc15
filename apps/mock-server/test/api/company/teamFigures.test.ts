import { leadStatuses } from '@cardinal/contract';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { listTeam } from '../../../src/services/company/team.ts';
import type { Principal } from '../../../src/services/shared/principal.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { leadsByOwner } from '../../../src/store/leads/list/leadCounts.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  buildNewLead,
  buildPrincipal,
  insertMany,
  listQuery,
  serviceFor,
} from '../../helpers/leadCalls.ts';
import { addCompany, addMember } from '../../helpers/people.ts';

const now = 1_700_000_000_000;

const someLeads = fc.array(
  fc.record({
    lead_status: fc.constantFrom(...leadStatuses),
    /** Index of the member who owns the lead; the last one has left the company. */
    owner: fc.nat({ max: 3 }),
    isAssigned: fc.boolean(),
  }),
  { maxLength: 30 },
);

describeOnEachEngine("the team's figures", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it('agree with the member list, the totals and the figures of each agent', async () => {
    await fc.assert(
      fc.asyncProperty(someLeads, async (leads) => {
        const workspaceId = await addCompany(db);
        const join = async (role: 'agent' | 'manager') =>
          buildPrincipal({
            workspaceId,
            role,
            userId: await addMember(db, { company_id: workspaceId, role }),
          });
        const manager = await join('manager');
        const agents = [await join('agent'), await join('agent')];
        const members = [manager, ...agents];
        const former = newId();
        const rows = leads.map(({ owner, isAssigned, lead_status }) => {
          const ownerId = members[owner]?.userId ?? former;
          // Leads of people who left are unassigned, or assigned to others.
          const assignedTo = isAssigned && ownerId !== former ? ownerId : null;
          return { ...buildNewLead({ lead_status }), ownerId, assignedTo, createdAt: now };
        });
        await insertMany(db, workspaceId, rows);

        const team = await listTeam(db, manager, now);
        const listed = await leadsByOwner(db.read, workspaceId);
        for (const { userId } of members) {
          const figures = team.find(({ id }) => id === userId);
          expect(figures?.total_leads).toBe(listed.get(userId) ?? 0);
        }
        const shown = async (principal: Principal) => {
          const service = serviceFor(db, principal, () => now).leads;
          const total = (await service.list(listQuery({ limit: 1 }))).total;
          const hot = (await service.list(listQuery({ limit: 1, lead_status: 'Hot' }))).total;
          const stats = await service.stats();
          const unassigned = await service.list(listQuery({ limit: 1, assigned_to: 'none' }));
          expect([total, hot, unassigned.total]).toEqual([
            stats.total_leads,
            stats.hot_leads,
            stats.unassigned_leads,
          ]);
          return { total_leads: total, hot_leads: hot };
        };
        for (const agent of agents) {
          expect(team.find(({ id }) => id === agent.userId)).toMatchObject(await shown(agent));
        }
        const sum = (figure: 'total_leads' | 'hot_leads') =>
          team.reduce((total, member) => total + member[figure], 0);
        const ofFormer = rows.filter(({ ownerId }) => ownerId === former);
        const hotOfFormer = ofFormer.filter(({ lead_status }) => lead_status === 'Hot');
        expect({
          total_leads: sum('total_leads') + ofFormer.length,
          hot_leads: sum('hot_leads') + hotOfFormer.length,
        }).toEqual(await shown(manager));
        const { unassigned_leads } = await serviceFor(db, manager, () => now).leads.stats();
        expect(unassigned_leads).toBe(rows.filter((row) => row.assignedTo === null).length);
      }),
      { numRuns: 25 },
    );
  });
});
