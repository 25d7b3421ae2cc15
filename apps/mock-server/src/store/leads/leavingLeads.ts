import { sql, type SqlBool } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import { leadColumns, type LeadRow } from './leadRows.ts';
import { inScope, type LeadScope } from './leadScope.ts';
import type { Write } from '../schema.ts';

/** Position at which a list of leads continues. */
export interface LeadPosition {
  createdAt: number;
  id: string;
}

/** Number of leads that one statement locks. */
const atOnce = 500;

/** The leads of an owner; the deleted ones include those that were merged into another. */
type Owned = Required<LeadScope>;

const ownedBy = (scope: Owned) => {
  const { workspaceId, ownerId, deleted } = scope;
  if (!deleted) return inScope({ workspaceId, ownerId });
  return sql<SqlBool>`leads.workspace_id = ${workspaceId} and leads.deleted_at is not null
    and leads.owner_id = ${ownerId}`;
};

/**
 * The next leads of an owner after a position, oldest first, locked until the transaction ends.
 * @param assignedOnly Omits unassigned leads, which belong to their creators.
 */
export function lockNextLeads(
  tx: Write,
  dialect: Dialect,
  owned: Owned,
  { after, assignedOnly }: { after: LeadPosition; assignedOnly: boolean },
): Promise<LeadRow[]> {
  return tx
    .selectFrom('leads')
    .select(leadColumns)
    .where(ownedBy(owned))
    .where('created_at', '>=', after.createdAt)
    .where((or) => or.or([or('created_at', '>', after.createdAt), or('id', '>', after.id)]))
    .$if(assignedOnly, (query) => query.where('assigned_to', 'is not', null))
    .orderBy('created_at')
    .orderBy('id')
    .limit(atOnce)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .execute();
}
