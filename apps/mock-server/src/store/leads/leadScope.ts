import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * The leads that a query may see: those of one owner, or of the whole workspace. Every query of leads
 * requires one; services create it from the session alone.
 */
export interface LeadScope {
  workspaceId: string;
  /** Absent: every owner. */
  ownerId?: string;
  /**
   * Whether the scope contains the deleted leads instead of the others, except merged ones, which
   * can be restored only by undoing the merge.
   */
  deleted?: boolean;
}

const standing = sql`leads.deleted_at is null`;
const deletedOnes = sql`leads.deleted_at is not null and leads.merged_into is null`;
const everyOwner = sql``;

/**
 * The condition of a scope on leads, worded exactly as in the partial indexes. It excludes the leads
 * of a running import.
 */
export function inScope({ workspaceId, ownerId, deleted }: LeadScope): RawBuilder<SqlBool> {
  const owned = ownerId === undefined ? everyOwner : sql` and leads.owner_id = ${ownerId}`;
  return sql`leads.workspace_id = ${workspaceId} and ${deleted ? deletedOnes : standing}${owned}
    and substr(leads.id, 1, 28) is distinct from (
      select id_prefix from unfinished_imports where workspace_id = ${workspaceId}
    )`;
}
