import type { ChangedLeads, DeletedLeads, StatusManyInput } from '@cardinal/contract';
import type { Announcer } from '../../../realtime/changes.ts';
import type { Database } from '../../../store/engine/database.ts';
import { holdLeads } from '../../../store/leads/assignments.ts';
import { toLead } from '../../../store/leads/leadRows.ts';
import type { LeadRow } from '../../../store/leads/leadRows.ts';
import type { LeadScope } from '../../../store/leads/leadScope.ts';
import type { Write } from '../../../store/schema.ts';
import { scopeOf } from '../../shared/principal.ts';
import type { Principal } from '../../shared/principal.ts';
import { becoming, removing, restoring, writeStep } from './bulkSteps.ts';
import type { BulkStep } from './bulkSteps.ts';
import { countsOf } from './countsOf.ts';
import { inOrder } from './heldLeads.ts';

interface Dependencies {
  db: Database;
  announcer: Announcer;
  clock: () => number;
}

/**
 * Changes many leads at once, for one signed-in user: all or none. Readers of the leads get one
 * message with the count. Every call rejects with `not_found` if one of the leads does not exist or
 * is not the user's.
 */
export function createBulkChanges({ db, announcer, clock }: Dependencies, principal: Principal) {
  const scope = scopeOf(principal);

  const hold = (tx: Write, from: LeadScope, ids: readonly string[]) =>
    holdLeads(tx, db.dialect, from, ids);

  /** Changes the leads that differ, and returns all of them. */
  async function carryOut(
    leadIds: readonly string[],
    step: BulkStep,
    read: (tx: Write, ids: readonly string[]) => Promise<{ held: LeadRow[]; due: LeadRow[] }>,
  ) {
    const ids = [...new Set(leadIds)];
    const { leads, changed } = await db.write(async (tx) => {
      const { held, due } = await read(tx, ids);
      const before = inOrder(ids, held);
      const after = await writeStep(tx, principal, due, { step, now: clock() });
      const byId = new Map(after.map((lead) => [lead.id, lead]));
      return { leads: before.map((lead) => byId.get(lead.id) ?? lead), changed: after };
    });
    announcer.announce(countsOf(principal, changed, step));
    return { changed: changed.length, leads: leads.map(toLead) };
  }

  return {
    /** Sets the status of leads; those that already have it stay unchanged. */
    setStatus: ({ lead_ids: ids, lead_status: status }: StatusManyInput): Promise<ChangedLeads> =>
      carryOut(ids, becoming(status), async (tx, chosen) => {
        const held = await hold(tx, scope, chosen);
        return { held, due: held.filter((lead) => lead.lead_status !== status) };
      }),

    /** Deletes leads. */
    async remove(ids: readonly string[]): Promise<DeletedLeads> {
      const { changed } = await carryOut(ids, removing, async (tx, chosen) => {
        const held = await hold(tx, scope, chosen);
        return { held, due: held };
      });
      return { deleted: changed };
    },

    /** Restores leads; those that are not deleted stay unchanged. */
    restore: (ids: readonly string[]): Promise<ChangedLeads> =>
      carryOut(ids, restoring, async (tx, chosen) => {
        const due = await hold(tx, { ...scope, deleted: true }, chosen);
        const others = chosen.filter((id) => !due.some((lead) => lead.id === id));
        return { held: [...due, ...(await hold(tx, scope, others))], due };
      }),
  };
}
