import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Schema } from './schema.ts';

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

/** The condition of a scope on leads; the partial indexes are made for exactly it. */
export function inScope(scope: LeadScope) {
  return (where: ExpressionBuilder<Schema, 'leads'>): ExpressionWrapper<Schema, 'leads', SqlBool> =>
    where.and([
      where('leads.workspace_id', '=', scope.workspaceId),
      where('leads.deleted_at', scope.deleted ? 'is not' : 'is', null),
      ...(scope.ownerId === undefined ? [] : [where('leads.owner_id', '=', scope.ownerId)]),
    ]);
}
