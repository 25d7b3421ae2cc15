import type { LikelyDuplicate } from '@cardinal/contract';
import { findDuplicates } from '../../store/leads/duplicates.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import { findLeads } from '../../store/leads/leads.ts';
import type { LeadScope } from '../../store/leads/leadScope.ts';
import type { Read } from '../../store/schema.ts';

/** The leads of a scope that are probably the same person, in the order of `findDuplicates`. */
export async function likelyDuplicates(
  db: Read,
  scope: LeadScope,
  person: Parameters<typeof findDuplicates>[2],
): Promise<LikelyDuplicate[]> {
  const found = await findDuplicates(db, scope, person);
  const ids = found.map(({ id }) => id);
  const rows = await findLeads(db, scope, ids);
  return found.flatMap(({ id, reason }) => {
    const row = rows.get(id);
    return row ? [{ reason, lead: toLead(row) }] : [];
  });
}
