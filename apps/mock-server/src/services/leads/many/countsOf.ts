import type { Change } from '../../../realtime/changes.ts';
import type { LeadRow } from '../../../store/leads/leadRows.ts';
import type { Principal } from '../../shared/principal.ts';

type Counted = Extract<Change, { type: 'leads_updated' }>;

/**
 * Messages with the count of changed leads: one for managers, and one for each owner. Without leads,
 * there is none.
 */
export function countsOf(
  { workspaceId, clientId: origin }: Pick<Principal, 'workspaceId' | 'clientId'>,
  changed: readonly Pick<LeadRow, 'owner_id'>[],
  { change, leadStatus }: Pick<Counted, 'change' | 'leadStatus'>,
): Counted[] {
  if (changed.length === 0) return [];
  const toOwner = (ownerId: string | null, count: number): Counted => ({
    type: 'leads_updated',
    workspaceId,
    origin,
    ownerId,
    count,
    change,
    leadStatus,
  });
  const byOwner = Map.groupBy(changed, (lead) => lead.owner_id);
  return [
    toOwner(null, changed.length),
    ...Array.from(byOwner, ([ownerId, leads]) => toOwner(ownerId, leads.length)),
  ];
}
