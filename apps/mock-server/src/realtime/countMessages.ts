import type { Change } from './changes.ts';

type Imported = Extract<Change, { type: 'leads_imported' }>;
type Updated = Extract<Change, { type: 'leads_updated' }>;

/**
 * Messages with the count of new leads: one for the managers, and one for each owner. Zero only
 * refreshes what an owner sees.
 * @param counts By the owner's id
 */
export function leadsImported(
  { workspaceId, origin }: Pick<Imported, 'workspaceId' | 'origin'>,
  counts: ReadonlyMap<string, number>,
): Imported[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [[null, total] as const, ...counts].map(([ownerId, count]) => ({
    type: 'leads_imported',
    workspaceId,
    origin,
    ownerId,
    count,
  }));
}

/**
 * Messages with the count of changed leads: one for the managers, and one for each owner. Without
 * leads, there is none.
 */
export function leadsUpdated(
  { workspaceId, clientId: origin }: { workspaceId: string; clientId: string | null },
  changed: readonly { owner_id: string }[],
  { change, leadStatus }: Pick<Updated, 'change' | 'leadStatus'>,
): Updated[] {
  if (changed.length === 0) return [];
  const byOwner = Map.groupBy(changed, (lead) => lead.owner_id);
  return [[null, changed] as const, ...byOwner].map(([ownerId, leads]) => ({
    type: 'leads_updated',
    workspaceId,
    origin,
    ownerId,
    count: leads.length,
    change,
    leadStatus,
  }));
}
