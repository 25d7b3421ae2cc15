import type { Change } from './changes.ts';

/**
 * Messages with the count of new leads: one for the managers, and one for each owner. Zero only
 * refreshes what an owner sees.
 * @param counts By the owner's id
 */
export function leadsImported(
  { workspaceId, origin }: { workspaceId: string; origin: string | null },
  counts: ReadonlyMap<string, number>,
): Change[] {
  const toOwner = (ownerId: string | null, count: number): Change => ({
    type: 'leads_imported',
    workspaceId,
    origin,
    ownerId,
    count,
  });
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [
    toOwner(null, total),
    ...Array.from(counts, ([ownerId, count]) => toOwner(ownerId, count)),
  ];
}
