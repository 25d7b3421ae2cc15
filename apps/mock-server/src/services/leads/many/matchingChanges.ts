import { limits, type MatchedLeads, type MatchingInput } from '@cardinal/contract';
import type { LeadRow } from '../../../store/leads/leadRows.ts';
import type { ServerContext } from '../../context.ts';
import { forbidden } from '../../shared/failures.ts';
import { scopeOf, seesAll, type Principal } from '../../shared/principal.ts';
import { createAssignments } from './assignments.ts';
import { createBulkChanges } from './bulkChanges.ts';
import { leadPage } from '../leadPage.ts';

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

/** Changes all leads that match a filter, for one signed-in user. */
export function createMatchingChanges(context: Dependencies, principal: Principal) {
  const bulk = createBulkChanges(context, principal);
  const assignments = createAssignments(context, principal);

  function changeFound(ids: string[], change: MatchingInput['change']): Promise<LeadRow[]> {
    switch (change.kind) {
      case 'status':
        return bulk.setStatusOfFound(ids, change.lead_status);
      case 'assign':
        return assignments.assignFound(ids, change.userId);
      case 'delete':
        return bulk.removeFound(ids);
      case 'restore':
        return bulk.restoreFound(ids);
    }
  }

  /**
   * Changes the next part of the leads that match. The newest come first, so that neither leads that
   * arrive meanwhile nor changed ones, which may no longer match, move the place where the next part
   * begins.
   * @throws `forbidden`; `invalid` for a user who cannot get leads, or a cursor of another list.
   */
  return async function changeMatching(input: MatchingInput): Promise<MatchedLeads> {
    const { filter, change, cursor, lead_ids: chosen } = input;
    if (change.kind === 'assign' && !seesAll(principal)) throw forbidden();
    const page = { sort: '-created_at', limit: limits.bulkLeads, cursor } as const;
    const query = { ...filter, ...page };
    const { rows, next = null } = await leadPage(context.db, scopeOf(principal), query, chosen);
    const ids = rows.map(({ id }) => id);
    const before = ids.length === 0 ? [] : await changeFound(ids, change);
    return {
      matched: ids.length,
      changed: before.map(({ id, lead_status, assigned_to: assignedTo }) => ({
        id,
        lead_status,
        assignedTo,
      })),
      next,
    };
  };
}
