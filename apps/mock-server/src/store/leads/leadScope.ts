import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/**
 * Whose leads a query may see: one owner's, or everyone's of the workspace. Every query of leads
 * demands one; services make it from the session alone.
 */
export interface LeadScope {
  workspaceId: string;
  /** Absent: every owner. */
  ownerId?: string;
  /** True: deleted leads instead of those that stand. */
  deleted?: boolean;
}

const standing = sql`leads.deleted_at is null`;
const deletedOnes = sql`leads.deleted_at is not null`;
const everyOwner = sql``;

/**
 * The condition of a scope on leads; the partial indexes are made for exactly it. Leads of an import
 * that is under way are nobody's yet.
 */
export function inScope({ workspaceId, ownerId, deleted }: LeadScope): RawBuilder<SqlBool> {
  const owned = ownerId === undefined ? everyOwner : sql` and leads.owner_id = ${ownerId}`;
  return sql`leads.workspace_id = ${workspaceId} and ${deleted ? deletedOnes : standing}${owned}
    and substr(leads.id, 1, 28) is distinct from (
      select id_prefix from unfinished_imports where workspace_id = ${workspaceId}
    )`;
}
